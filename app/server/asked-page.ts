/** The page that a request is for, with what it asks: the router asks for the data of `/admin/staff` at `/admin/staff.data`. */
export function askedPage(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // the router's own question
  searchParams.delete("_routes");
  return `${pathname.replace(/\.data$/, "")}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}
