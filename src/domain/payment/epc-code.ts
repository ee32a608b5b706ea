import { readIban } from './iban.ts'

/** A transfer in euros, as banking apps read it from a QR code. */
export interface CodedTransfer {
  /** Holder of the account. */
  readonly name: string
  readonly iban: string
  readonly cents: number
  /** Unstructured: what the holder knows the payment by. */
  readonly reference: string
}

/** Source: EPC069-12 (version 2.1), table 2. The whole, at most 331 bytes, is never more than 279 in these. */
const LIMITS = { name: 70, reference: 140, minCents: 1, maxCents: 99_999_999_999 } as const

/**
 * The text of an EPC QR code (“GiroCode”): version 002 without BIC, in UTF-8, a SEPA credit transfer. Null where a transfer cannot be
 * coded: no valid IBAN, no name, an amount under a cent or over 999,999,999.99 euros, a reference over 140 characters.
 */
export function epcCode({ name, iban, cents, reference }: CodedTransfer): string | null {
  const account = readIban(iban)
  const holder = sepaText(name).slice(0, LIMITS.name).trim()
  const remittance = sepaText(reference)
  const isAmount = Number.isInteger(cents) && cents >= LIMITS.minCents && cents <= LIMITS.maxCents
  if (account === null || holder === '' || !isAmount || remittance.length > LIMITS.reference) return null
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const [bic, purpose, structured] = ['', '', '']
  const lines = ['BCD', '002', '1', 'SCT', bic, holder, account, amount, purpose, structured, remittance]
  // What is empty at the end is left out, and the last line has no end.
  return lines.join('\n').trimEnd()
}

/** Letters that do not come apart into a letter and a mark. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
}
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', '&': '+' }

/** In the characters that every bank of the SEPA area takes (EPC217-08): Latin letters, digits and a few signs. */
function sepaText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[ßæÆøØłŁđĐäöüÄÖÜ&]/g, (character) => SPELLINGS[character] ?? UMLAUTS[character] ?? character)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
