import type { Locale } from '#domain/locale.ts'

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
 * A part of a feed that was not imported. `scope` VEHICLE: the whole row; VALUE: only this value, the car is imported without it. `field`
 * is the column of the format, null for the whole line; `value` is shortened for reading. `internalNumber` is null where the line has none.
 */
export interface FeedRefusal {
  readonly line: number
  readonly internalNumber: string | null
  readonly field: string | null
  readonly code: RefusalCode
  readonly value: string
  readonly scope: 'VEHICLE' | 'VALUE'
}

/** Called by a reader for a value that it refuses. */
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

export function refusalText(code: RefusalCode, locale: Locale): string {
  return TEXTS[code][locale]
}
