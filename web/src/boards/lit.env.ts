/** What a built page believes about where it runs: the script draws thousands of positions and needs no advice for developers. */
export const BROWSER = true;
export const DEV = false;
export const NODE = false;
