import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** 2^15 rounds and blocks of 8 take 32 MB, which fits a Worker's memory; three passes make up for it (design, "Identity"). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const MEMORY_BYTES = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** What is stored of a password: "scrypt$32768$8$3$salt$hash", both base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/**
 * Whether a password is the stored one. Null stands for an account that does not exist: the answer is false after the same
 * time as for a wrong password. Throws if what is stored has another form.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [form, n, r, p, salt, hash] = (stored ?? NOBODY).split("$");
  if (form !== "scrypt" || !salt || !hash) throw new Error("a stored password has another form");
  const known = Buffer.from(hash, "base64");
  const found = await derive(password, Buffer.from(salt, "base64"), { N: Number(n), r: Number(r), p: Number(p) });
  return timingSafeEqual(known, found) && stored !== null;
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${"A".repeat(22)}==$${"A".repeat(43)}=`;

function derive(password: string, salt: Uint8Array, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // two ways of typing the same letters are one password
    scrypt(password.normalize("NFC"), salt, HASH_BYTES, { ...cost, maxmem: MEMORY_BYTES }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
