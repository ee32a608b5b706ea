import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import type { Locale } from '../locale.ts'

const MAX_LANGUAGES = 8

const NAMES: Readonly<Record<Locale, Intl.DisplayNames>> = {
  de: new Intl.DisplayNames('de', { type: 'language', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
}

/** What a language of this code (ISO 639-1) is called; undefined for no code of a language. */
export function languageName(code: string, locale: Locale): string | undefined {
  return /^[a-z]{2}$/.test(code) ? NAMES[locale].of(code) : undefined
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
