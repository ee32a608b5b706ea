import type { Locale } from '#domain/locale.ts'
import { feedRefusalTexts } from '#messages/feed-refusals.ts'

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
  | 'PICTURE_UNREADABLE'

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

export function refusalText(code: RefusalCode, locale: Locale): string {
  return feedRefusalTexts[code][locale]
}
