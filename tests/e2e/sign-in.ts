import { ed25519 } from "@noble/curves/ed25519";
import type { Keypair } from "@solana/web3.js";
import type { Site } from "./harness.ts";

/** Signs a wallet in without a browser, by the same API. Returns the `Cookie` header of its session. */
export async function signIn(site: Pick<Site, "url">, wallet: Keypair): Promise<string> {
  const walletAddress = wallet.publicKey.toBase58();
  const started = await postJson(site, "/api/sign-in/start", { walletAddress, method: "message" });
  const { returnValue } = (await started.json()) as { returnValue: { nonce: string; message: string } };
  const message = Buffer.from(returnValue.message);
  const finished = await postJson(site, "/api/sign-in/finish", {
    method: "message",
    nonce: returnValue.nonce,
    walletAddress,
    walletType: "phantom",
    signedMessage: message.toString("base64"),
    signature: Buffer.from(ed25519.sign(message, wallet.secretKey.slice(0, 32))).toString("base64"),
  });
  const cookie = finished.headers.get("Set-Cookie");
  if (!cookie) throw new Error(`no session: ${finished.status} ${await finished.text()}`);
  return cookie.split(";")[0] as string;
}

/** A POST as a page of the site would make it: with the cookie of a session, and the address that its wallet shows. */
export function postJson(
  site: Pick<Site, "url">,
  path: string,
  body: unknown,
  cookie = "",
  walletAddress = "",
): Promise<Response> {
  const headers = new Headers({ "Content-Type": "application/json", Origin: site.url, Cookie: cookie });
  if (walletAddress) headers.set("X-Wallet-Address", walletAddress);
  return fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}
