/** Which page is shown: the front door, or a table. */

class Route {
  path = $state(location.pathname);

  get code(): string {
    return this.path.match(/^\/t\/([^/]+)$/)?.[1] ?? "";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
  }
}

export const route = new Route();
addEventListener("popstate", () => (route.path = location.pathname));
