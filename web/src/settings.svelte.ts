/** How this browser likes things drawn. */
import { keepSetting, setting } from "./seats";

export type Order = "suit" | "rank" | "dealt";

class Settings {
  fourColours = $state(setting("four") === "yes");
  theme = $state(setting("theme") || "auto");
  /** How their own hand is sorted. */
  order = $state<Order>((setting("order") as Order) || "suit");
  sounds = $state(setting("sounds") !== "no");
  /** Nothing flies, glows, sounds or shakes. */
  quiet = $state(setting("quiet") === "yes");
  /** What others say is spoken, where the browser has a voice. */
  voice = $state(setting("voice") === "yes");
  contrast = $state(setting("contrast") === "yes");

  keep(): void {
    keepSetting("four", this.fourColours ? "yes" : "");
    keepSetting("theme", this.theme === "auto" ? "" : this.theme);
    keepSetting("order", this.order === "suit" ? "" : this.order);
    keepSetting("sounds", this.sounds ? "" : "no");
    keepSetting("quiet", this.quiet ? "yes" : "");
    keepSetting("voice", this.voice ? "yes" : "");
    keepSetting("contrast", this.contrast ? "yes" : "");
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.four = this.fourColours ? "yes" : "no";
    root.dataset.quiet = this.quiet ? "yes" : "no";
    root.dataset.contrast = this.contrast ? "yes" : "no";
  }
}

export const settings = new Settings();
