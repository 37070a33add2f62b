import { toBase64Url } from "~/base64";

/** What a device says with a signature. `isVerified`: whether it has checked who holds it. */
type Said = { challenge: string; origin: string; rpId: string; isVerified?: boolean; counter?: number };

/** A device that keeps one passkey (ES256, attestation "none"), as WebAuthn level 3 lays out what it signs. */
export async function createAuthenticator() {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const { publicKey, privateKey } = keys as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer);
  const rawId = crypto.getRandomValues(new Uint8Array(32));
  const id = toBase64Url(rawId);
  const common = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };

  return {
    id,
    /** What navigator.credentials.create() answers. */
    async make(said: Said) {
      const flags = AT | UP | (said.isVerified === false ? 0 : UV);
      const data = join(
        await headOf({ ...said, flags }),
        new Uint8Array(16),
        uint16(rawId.length),
        rawId,
        coseOf(point),
      );
      // a CBOR map of three: fmt "none", attStmt {}, authData
      const object = join(
        [0xa3],
        text("fmt"),
        text("none"),
        text("attStmt"),
        [0xa0],
        text("authData"),
        byteString(data),
      );
      const clientDataJSON = toBase64Url(clientData("webauthn.create", said));
      return {
        ...common,
        response: { clientDataJSON, attestationObject: toBase64Url(object), transports: ["internal"] },
      };
    },
    /** What navigator.credentials.get() answers. */
    async sign(said: Said & { accountId: string }) {
      const authenticatorData = await headOf({ ...said, flags: UP | (said.isVerified === false ? 0 : UV) });
      const client = clientData("webauthn.get", said);
      const signed = join(authenticatorData, await sha256(client));
      const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, signed);
      return {
        ...common,
        response: {
          clientDataJSON: toBase64Url(client),
          authenticatorData: toBase64Url(authenticatorData),
          signature: toBase64Url(derOf(new Uint8Array(signature))),
          userHandle: toBase64Url(new TextEncoder().encode(said.accountId)),
        },
      };
    },
  };
}

// flags: user present, user verified, a credential is attached
const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

const clientData = (type: string, { challenge, origin }: Said) =>
  new TextEncoder().encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

async function headOf({ rpId, flags, counter = 0 }: Said & { flags: number }) {
  return join(await sha256(new TextEncoder().encode(rpId)), [flags], uint16(0), uint16(counter));
}

/** The public key: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y. `point` is 4, x, y. */
const coseOf = (point: Uint8Array) =>
  join(
    [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01],
    [0x21],
    byteString(point.slice(1, 33)),
    [0x22],
    byteString(point.slice(33)),
  );

const text = (value: string) => join([0x60 + value.length], new TextEncoder().encode(value));
const byteString = (bytes: Uint8Array) => join([0x58, bytes.length], bytes);
const uint16 = (value: number) => [value >> 8, value & 0xff];

/** A signature as WebCrypto gives it, r and s of 32 bytes each, as DER. */
function derOf(raw: Uint8Array) {
  const integers = [raw.slice(0, 32), raw.slice(32)].map((part) => {
    const first = part.findIndex((byte) => byte !== 0);
    const short = part.slice(first);
    const positive = (short[0] ?? 0) > 0x7f ? join([0], short) : short;
    return join([0x02, positive.length], positive);
  });
  const body = join(...integers);
  return join([0x30, body.length], body);
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

function join(...parts: readonly (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
