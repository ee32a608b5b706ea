/** Letters and digits without those that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16

export const RECOVERY_CODES = 10
/** Random bytes of one code, of which each gives one of 32 characters: 80 bits. */
export const RECOVERY_CODE_BYTES = LENGTH

/** `ABCD-EFGH-JKLM-NPQR` of random bytes. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** What somebody types, as the code is stored; undefined where it cannot be one. */
export function readRecoveryCode(entered: string): string | undefined {
  const letters = entered.toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode = letters.length === LENGTH && Array.from(letters).every((letter) => ALPHABET.includes(letter))
  return isCode ? letters : undefined
}

/** What somebody types where a code of the authenticator app belongs; undefined where it is something else. */
export function readAppCode(entered: string): string | undefined {
  const digits = entered.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
