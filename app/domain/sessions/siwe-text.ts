/** The fields of Sign In With Ethereum (EIP-4361) that we use; those of Sign In With Solana are the same. */
type SignInFields = {
  domain: string;
  /** In the spelling of EIP-55, with its checksum. */
  address: string;
  statement: string;
  uri: string;
  version: string;
  chainId: string;
  nonce: string;
  issuedAt: string;
  expirationTime: string;
};

/**
 * The text that an EVM wallet signs (EIP-4361). The Worker and the browser's verifier both make it, each from what it knows
 * itself.
 */
export function createSiweText(fields: SignInFields): string {
  return `${fields.domain} wants you to sign in with your Ethereum account:
${fields.address}

${fields.statement}

URI: ${fields.uri}
Version: ${fields.version}
Chain ID: ${fields.chainId}
Nonce: ${fields.nonce}
Issued At: ${fields.issuedAt}
Expiration Time: ${fields.expirationTime}`;
}
