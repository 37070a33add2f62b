/** The library that reads and checks passkeys. It is loaded when one is used: no other page starts slower because of it. */
export function loadWebauthn(): Promise<typeof import("@simplewebauthn/server")> {
  return import("@simplewebauthn/server");
}
