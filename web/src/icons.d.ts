declare module "icon:*" {
  const icon: import("./shell/icon").Drawing;
  export default icon;
}

declare module "motif:*" {
  const motif: import("./boards/motif").Motif;
  export default motif;
}
