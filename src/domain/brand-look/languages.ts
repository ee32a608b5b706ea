import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import type { Locale } from '../locale.ts'

const MAX_LANGUAGES = 8

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint('a'.codePointAt(0)! + index))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** Looked up once: every page of a dealer's car names the languages of its people. */
const NAMES: Readonly<Record<Locale, ReadonlyMap<string, string | undefined>>> = {
  de: namesIn('de'),
  en: namesIn('en'),
}

/** What a language of this code (ISO 639-1) is called; undefined for no code of a language. */
export function languageName(code: string, locale: Locale): string | undefined {
  return NAMES[locale].get(code)
}

function namesIn(locale: Locale): ReadonlyMap<string, string | undefined> {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  return new Map(CODES.map((code) => [code, names.of(code)]))
}

/** Codes in a line, `de, tr, en`, as the languages somebody speaks; empty → null. */
export const languageCodes = z
  .preprocess(
    emptyToNull,
    z
      .string({ error: 'INVALID' })
      .transform((line) => [
        ...new Set(
          line
            .toLowerCase()
            .split(/[\s,;]+/)
            .filter(Boolean),
        ),
      ])
      .refine((codes) => codes.length <= MAX_LANGUAGES && codes.every((code) => languageName(code, 'de')), {
        error: 'INVALID',
      })
      .nullable(),
  )
  .default(null)
