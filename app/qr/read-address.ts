import { isAddress } from "~/domain/solana/is-address";
import { isWalletAddress } from "~/domain/solana/is-wallet-address";

/** Which addresses are asked for: those of Solana wallets, or these and those of EVM chains. */
export type TakenAddresses = "solana" | "any";

/**
 * Why a code is not taken: it is of an EVM chain (`evm`), an address that no wallet has (`program`), something else
 * (`unsupported`), one of several (`several`), or nothing that can be read (`unreadable`).
 */
export type QrRefusal = "evm" | "program" | "unsupported" | "several" | "unreadable";

export type QrReading = { kind: "address"; address: string } | { kind: "refused"; refusal: QrRefusal };

/** Longer texts are refused: no code that we read has more than 300 characters. */
const LONGEST = 3_000;

/** `0x…` alone, as `ethereum:0x…`, `ethereum:pay-0x…`, `kaia:0x…@8217`, or as `eip155:1:0x…`. */
const EVM_ADDRESS = /^([a-z][a-z0-9+.-]*:(\d{1,20}:)?(pay-)?)?0x[0-9a-f]{40}(?![0-9a-f])/i;

/** The same as a whole, with the payment that may follow. With a function behind it (EIP-681), the address is a contract's. */
const WHOLE_EVM_ADDRESS =
  /^(?:(?:ethereum|kaia|klaytn):(?:pay-)?|eip155:\d{1,20}:)?(0x[0-9a-f]{40})(?:@\d{1,20})?(?:\?.*)?$/i;

/** Scheme and recipient of Solana Pay; amount, label and the rest of a payment are not what is asked for. */
const SOLANA_PAY = /^solana:([1-9A-HJ-NP-Za-km-z]{1,64})(\?|$)/i;

/** The types of JSON that the specification names, and the field that holds the address in each. */
const JSON_FIELDS: ReadonlyMap<unknown, string> = new Map([
  ["dcent_connection", "walletAddress"],
  ["wallet_address", "address"],
]);

/**
 * The address of what was found in one picture, by the texts that differ. If there are several, nobody but the visitor
 * knows which one is meant, and a poster's own code may lie beside a swindler's.
 */
export function readQrCodes(said: readonly string[], taken: TakenAddresses): QrReading {
  const [text = "", ...others] = said;
  return others.length > 0 ? refused("several") : readQrAddress(text, taken);
}

/**
 * The address of what a QR code says (specification, section 6): the address alone, as Solana Pay has it, or in JSON of the
 * types `dcent_connection` and `wallet_address`; where EVM addresses are asked for too, also one of these alone, as EIP-681
 * has it, or as CAIP-10. A text is hostile until it has passed: nothing of it is returned but an address.
 */
export function readQrAddress(said: string, taken: TakenAddresses): QrReading {
  const text = said.trim();
  if (text === "" || text.length > LONGEST || hasControlCharacter(text)) return refused("unreadable");
  if (text.startsWith("{")) return readJson(text, taken);
  return readAddress(SOLANA_PAY.exec(text)?.[1] ?? text, taken);
}

function readJson(text: string, taken: TakenAddresses): QrReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused("unreadable"); // no JSON
  }
  const fields = new Map<string, unknown>(Object.entries(value as object));
  const field = JSON_FIELDS.get(fields.get("type"));
  const address = field === undefined ? null : fields.get(field);
  return typeof address === "string" ? readAddress(address, taken) : refused("unsupported");
}

function readAddress(address: string, taken: TakenAddresses): QrReading {
  if (isWalletAddress(address)) return { kind: "address", address };
  if (taken === "any") {
    const [, evmAddress] = WHOLE_EVM_ADDRESS.exec(address) ?? [];
    if (evmAddress) return { kind: "address", address: evmAddress };
  } else if (EVM_ADDRESS.test(address)) return refused("evm");
  return refused(isAddress(address) ? "program" : "unsupported");
}

function refused(refusal: QrRefusal): QrReading {
  return { kind: "refused", refusal };
}

/** Line breaks inside a JSON text are no harm; other control characters mean bytes that are no text. */
function hasControlCharacter(text: string): boolean {
  return /[^\P{Cc}\t\n\r]|\uFFFD/u.test(text);
}
