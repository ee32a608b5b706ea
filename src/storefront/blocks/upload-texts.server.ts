import { sizeText } from '#domain/format/file-size.ts'
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
