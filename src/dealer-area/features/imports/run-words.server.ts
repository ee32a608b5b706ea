import { fieldByKey } from '#catalogue/fields.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { importTexts } from '#messages/dealer-imports.ts'
import { expectedValueTexts, feedRefusalTexts } from '#messages/feed-refusals.ts'
import type { FeedRunCountsFragment, FeedRunQuery } from '../../generated/graphql.ts'

type Refusal = FeedRunQuery['feedRun']['refusals'][number]

/** What became of a delivery, in a word. */
export function resultOf({ isDryRun, isPartial, outcome, revertedAt }: FeedRunCountsFragment, locale: Locale): string {
  const name = revertedAt
    ? 'reverted'
    : outcome === 'REFUSED'
      ? 'notApplied'
      : isDryRun
        ? 'dryRun'
        : isPartial
          ? 'added'
          : 'applied'
  return importTexts[name][locale]
}

export interface RefusalView {
  readonly key: string
  readonly line: string
  readonly vehicle: string
  /** Page of the car that the row names; null where there is none. */
  readonly href: string | null
  readonly field: string
  readonly value: string
  readonly why: string
  /** Whether details are missing that the law requires. */
  readonly isLegal: boolean
}

export function refusalView(refusal: Refusal, index: number, locale: Locale): RefusalView {
  const { line, internalNumber, vehicleId, field, value, missing } = refusal
  const isLegal = refusal.code === 'ENERGY_LABEL_INCOMPLETE'
  const labels = missing.map((key) => fieldByKey(key as Parameters<typeof fieldByKey>[0]).label[locale]).join(', ')
  return {
    ...{ key: String(index), line: String(line), vehicle: internalNumber ?? '–', isLegal },
    href: vehicleId == null ? null : dealerPaths.pathFor('stock-vehicle', locale, { vehicleId }),
    field: isLegal ? labels : (field ?? '–'),
    value: value === '' && (isLegal || field != null) ? importTexts.blank[locale] : value,
    why: sentenceOf(refusal, locale),
  }
}

const IN_THE_WRONG_FORM: ReadonlySet<string> = new Set(['UNREADABLE', 'IMPLAUSIBLE', 'REQUIRED'])

function sentenceOf({ code, field, isWholeRow, isPublished }: Refusal, locale: Locale): string {
  if (code === 'ENERGY_LABEL_INCOMPLETE') return importTexts[isPublished ? 'labelMissingShown' : 'labelMissing'][locale]
  const expected =
    IN_THE_WRONG_FORM.has(code) && field != null ? textOf(expectedValueTexts, field)?.[locale] : undefined
  const reason = [textOf(feedRefusalTexts, code)?.[locale] ?? code, expected].filter(Boolean).join(' ')
  return isWholeRow ? reason : `${reason} ${importTexts.onlyValue[locale]}`
}

function textOf<Texts extends object>(texts: Texts, code: string): Texts[keyof Texts] | undefined {
  return Object.hasOwn(texts, code) ? texts[code as keyof Texts] : undefined
}
