type Key = { toBase58(): string };

/** The addresses of the wallets that a pool obeys; null for a pool that could not be read. */
export function rolesOf(pool: { admin: Key; pauser: Key; funder: Key } | null | undefined) {
  return {
    admin: pool?.admin.toBase58() ?? null,
    pauser: pool?.pauser.toBase58() ?? null,
    funder: pool?.funder.toBase58() ?? null,
  };
}
