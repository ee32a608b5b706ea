import { formatNumber, NBSP } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import {
  shownFileName,
  UPLOAD_LIMITS,
  type UploadKind,
  type UploadLimit,
  type UploadProblem,
} from '#domain/upload/upload.ts'
import { uploadProblemTexts, uploadTypesText } from '#messages/uploads.ts'

/** What is wrong with a file. */
export function problemText(
  problem: UploadProblem,
  fileName: string,
  kind: UploadKind,
  locale: Locale,
  { maxBytes, maxFiles }: UploadLimit = UPLOAD_LIMITS[kind],
): string {
  const text = uploadProblemTexts[problem][locale]
  return text(shownFileName(fileName), uploadTypesText[kind][locale], sizeText(maxBytes, locale), maxFiles)
}

/** The size of a file: "4,1 MB", "180 KB". */
export function sizeText(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000
  const figure = isLarge ? Math.round(bytes / 100_000) / 10 : Math.max(1, Math.round(bytes / 1000))
  return `${formatNumber(figure, locale)}${NBSP}${isLarge ? 'MB' : 'KB'}`
}
