declare module "icon:*" {
  const icon: import("./shell/icon").Drawing;
  export default icon;
}
