/** The current address with some search parameters changed; null removes a parameter. */
export function addressWith(address: string, values: Readonly<Record<string, string | null>>): string {
  const [path = "", search = ""] = address.split("?");
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
