import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { once } from "node:events";
import { request as askPlainly, type IncomingHttpHeaders } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";

/** Headers of one connection, which HTTP/2 does not have. */
const OF_ONE_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "proxy-connection", "upgrade"];

export interface SecureProxy {
  url: string;
  stop(): Promise<void>;
}

/** Serves a local site as Cloudflare serves ours: HTTP/2 over TLS, with a certificate made for this run. */
export async function openSecureProxy(target: string): Promise<SecureProxy> {
  const { hostname, port, host } = new URL(target);
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (incoming, outgoing) => {
    const named = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"));
    const headers: IncomingHttpHeaders = { ...Object.fromEntries(named), host };
    // a write is accepted only from pages of the same origin
    if (headers.origin) headers.origin = `http://${host}`;
    const asked = askPlainly({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing.stream ?? outgoing);
    });
    asked.on("error", () => outgoing.stream?.destroy());
    incoming.pipe(asked);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
    session.on("error", () => session.destroy());
  });
  server.on("sessionError", () => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** A key and a self-signed certificate for `localhost` (X.509 v1), valid for a day. */
function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = der(0x30, Buffer.from("06082a8648ce3d040302", "hex"));
  const commonName = der(0x30, Buffer.from("0603550403", "hex"), der(0x0c, Buffer.from("localhost")));
  const name = der(0x30, der(0x31, commonName));
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const day = 24 * 60 * 60_000;
  const validity = der(0x30, utcTime(Date.now() - day), utcTime(Date.now() + day));
  const content = der(
    0x30,
    serial,
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const body = der(0x30, content, ecdsaWithSha256, signature).toString("base64");
  const cert = `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert };
}

/** One value of ASN.1 in DER. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

function utcTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
