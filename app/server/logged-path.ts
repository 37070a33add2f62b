/** The path of a request as logs may have it: what an invitation or a link for a new password carries lets somebody in. */
export function loggedPath(request: Request): string {
  return new URL(request.url).pathname.replace(/\/(join|reset)\/.*/, "/$1/…");
}
