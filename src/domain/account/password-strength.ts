/**
 * How hard a password is to guess, from 0 (at once) to 4 (not in a lifetime): by length, kinds of characters and different characters. A
 * rough hint while typing; the rule itself is `newPassword`.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const kinds = [/[a-zäöüß]/, /[A-ZÄÖÜ]/, /\d/, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const different = new Set(password.toLowerCase()).size
  const bits = Math.min(password.length, different * 1.5) * (2 + kinds)
  return bits < 24 ? 0 : bits < 40 ? 1 : bits < 56 ? 2 : bits < 80 ? 3 : 4
}
