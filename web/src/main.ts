import "./style/fonts.css";
import "./style/tokens.css";
import "./style/palettes.css";
import "./style/base.css";
import { early } from "./early";
import { fetchScreen } from "./screens";
import { placeOf } from "./state/places";

/** The server was renewed under an open page: its parts have new names, so the page comes again, once in a while at most. */
const PATIENCE = 20_000;
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("ashfall.renewed") ?? 0);
  if (Date.now() - last < PATIENCE) return;
  sessionStorage.setItem("ashfall.renewed", String(Date.now()));
  event.preventDefault();
  location.reload();
});

const place = placeOf(new URL(location.href));
// Whoever needs what fails here asks for it again, and says what is wrong.
for (const one of [early(place), fetchScreen(place)]) one.catch(() => undefined);
void import("./page");
