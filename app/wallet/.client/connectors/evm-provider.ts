/** What an EVM wallet gives a page: EIP-1193, as far as it is used here. */
export type EvmProvider = {
  request(call: { method: string; params?: unknown }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): unknown;
  removeListener?(event: string, listener: (value: unknown) => void): unknown;
};

/** Whether something that a page found behaves like a provider at all. */
export function isEvmProvider(value: unknown): value is EvmProvider {
  return typeof (value as EvmProvider | null)?.request === "function";
}
