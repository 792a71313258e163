/** Checks a shuffle: the secret fits its fingerprint, and the seed follows from it and the salts. */
import type { Fair } from "../feed/requests";

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether it is honest; nothing where this browser cannot tell (it needs a secure address). */
export async function isHonest(
  fair: Fair,
  seed: string,
  commitment: string,
): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digestOfAll = await digest(`${fair.secret}:${fair.salts.join(":")}`);
  return (await digest(fair.secret)) === commitment && digestOfAll.slice(0, 32) === seed;
}
