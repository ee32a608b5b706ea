import type { Locale } from '#domain/locale.ts'

/** Why something in a feed was not taken over. */
export type RefusalCode =
  | 'LINE_TOO_LONG'
  | 'BROKEN_QUOTES'
  | 'TOO_FEW_FIELDS'
  | 'REQUIRED'
  | 'UNREADABLE'
  | 'IMPLAUSIBLE'
  | 'UNKNOWN_CODE'
  | 'INVALID_NUMBER'
  | 'NOT_A_CAR'
  | 'VAT_CONTRADICTION'

/**
 * Something that was not taken over. `scope` VEHICLE: the whole row; VALUE: this value only, the car comes without it.
 * `field` is the column of the format, null when the line as a whole is meant; `value` is cut to a readable length.
 * `internalNumber` is null when the line did not even give that.
 */
export interface FeedRefusal {
  readonly line: number
  readonly internalNumber: string | null
  readonly field: string | null
  readonly code: RefusalCode
  readonly value: string
  readonly scope: 'VEHICLE' | 'VALUE'
}

/** What a reader calls when it cannot take a value. */
export type Refuse = (field: string, code: RefusalCode, value: string) => void

const SHOWN = 40

/** A refused value, short enough for a report: no control characters and no half of a surrogate pair, which jsonb refuses. */
export function shortened(value: string): string {
  const signs = Array.from(value.slice(0, 200).replace(/[\s\p{Cc}]+/gu, ' '))
  const shown = signs.length > SHOWN ? [...signs.slice(0, SHOWN - 1), '…'] : signs
  return shown.join('').toWellFormed()
}

const TEXTS: Record<RefusalCode, Record<Locale, string>> = {
  LINE_TOO_LONG: { de: 'Die Zeile ist zu lang.', en: 'The line is too long.' },
  BROKEN_QUOTES: {
    de: 'Ein Anführungszeichen steht an falscher Stelle oder fehlt.',
    en: 'A quotation mark is misplaced or missing.',
  },
  TOO_FEW_FIELDS: { de: 'Die Zeile hat zu wenige Felder.', en: 'The line has too few fields.' },
  REQUIRED: { de: 'Eine Pflichtangabe fehlt.', en: 'A required value is missing.' },
  UNREADABLE: { de: 'Der Wert ist nicht lesbar.', en: 'The value cannot be read.' },
  IMPLAUSIBLE: { de: 'Der Wert ist unglaubwürdig.', en: 'The value is implausible.' },
  UNKNOWN_CODE: { de: 'Der Schlüssel ist unbekannt.', en: 'The code is unknown.' },
  INVALID_NUMBER: {
    de: 'Die interne Nummer darf höchstens 40 Zeichen haben: Buchstaben ohne Umlaute, Ziffern, „-“ und „_“.',
    en: 'The internal number may have at most 40 characters: letters, digits, "-" and "_".',
  },
  NOT_A_CAR: { de: 'Nur Pkw werden angenommen.', en: 'Only cars are accepted.' },
  VAT_CONTRADICTION: {
    de: 'Die Angabe zur Mehrwertsteuer widerspricht dem Steuersatz.',
    en: 'The VAT code contradicts the VAT rate.',
  },
}

/** The reason of a refusal in words. */
export function refusalText(code: RefusalCode, locale: Locale): string {
  return TEXTS[code][locale]
}
