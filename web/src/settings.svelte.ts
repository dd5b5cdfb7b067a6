/** How this browser likes things drawn. */
import { keepSetting, setting } from "./seats";

class Settings {
  fourColours = $state(setting("four") === "yes");
  theme = $state(setting("theme") || "auto");
  sorted = $state(setting("sorted") === "yes");
  sounds = $state(setting("sounds") !== "no");

  keep(): void {
    keepSetting("four", this.fourColours ? "yes" : "");
    keepSetting("theme", this.theme === "auto" ? "" : this.theme);
    keepSetting("sorted", this.sorted ? "yes" : "");
    keepSetting("sounds", this.sounds ? "" : "no");
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.four = this.fourColours ? "yes" : "no";
  }
}

export const settings = new Settings();
