/** A drawing of the icon collections, as `icon:game/<name>` and `icon:ui/<name>` give it. */
export interface Drawing {
  name: string;
  size: number;
  stroke: boolean;
  body: string;
}
