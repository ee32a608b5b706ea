import type { Locale } from '#domain/locale.ts'
import { feedFileTexts } from '#messages/feed-refusals.ts'

type FileRefusalCode =
  | 'CORRUPT'
  | 'ENCRYPTED'
  | 'UNSAFE_NAME'
  | 'NO_VEHICLE_FILE'
  | 'SEVERAL_VEHICLE_FILES'
  | 'TOO_MANY_FILES'
  | 'TOO_LARGE'
  | 'SUSPICIOUS_COMPRESSION'
  | 'WRONG_ENCODING'
  | 'ONLY_SOME_ROWS'

/** Thrown when a delivered file cannot be read; `detail` names the entry or the fault for the operator. */
export class FeedFileRefusal extends Error {
  override readonly name = 'FeedFileRefusal'
  readonly code: FileRefusalCode
  readonly texts: Readonly<Record<Locale, string>>
  readonly detail: string

  constructor(code: FileRefusalCode, detail: string) {
    super(`${feedFileTexts[code].en} (${detail})`)
    this.code = code
    this.texts = feedFileTexts[code]
    this.detail = detail
  }
}
