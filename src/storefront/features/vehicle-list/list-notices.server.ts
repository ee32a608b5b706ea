import { BOUND_PARAMS } from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { listNoticeTexts } from '#messages/list-notices.ts'
import { inLanguage } from '#messages/texts.ts'
import { labelOf } from './filter-names.server.ts'
import { amountIn } from './list-request.server.ts'

/** Limits of the shown values and words and their length: anybody can write an address. */
const MAX_SHOWN_VALUES = 8
const MAX_SHOWN_LENGTH = 40

interface Unused {
  /** Values of filters that mean nothing. */
  readonly invalid: readonly string[]
  /** Words of a free search that were not understood. */
  readonly unrecognised: readonly string[]
  readonly isTooLong: boolean
  /** Whether any filter is set. */
  readonly isFiltered: boolean
}

/** What the page says about the values and words of a request that it could not use. */
export function listNotices({ invalid, unrecognised, isTooLong, isFiltered }: Unused, locale: Locale): string[] {
  const texts = inLanguage(listNoticeTexts, locale)
  const quoted = (values: readonly string[]) => values.map(texts.word).join(', ')
  const search = () => {
    if (isTooLong) return [texts.tooLong(MAX_SEARCH_TEXT)]
    if (unrecognised.length === 0) return []
    return [isFiltered ? texts.unrecognisedWords(quoted(shown(unrecognised))) : texts.nothingRecognised]
  }
  return [...search(), ...(invalid.length > 0 ? [texts.invalidParams(quoted(shown(invalid)))] : [])]
}

/** Bounds that the filter takes with fewer decimals than were typed, each as a sentence. */
export function roundingNotices(query: URLSearchParams, { bounds }: VehicleFilters, locale: Locale): string[] {
  const texts = inLanguage(listNoticeTexts, locale)
  return BOUND_PARAMS.flatMap((param) => {
    const typed = amountIn(query, param)
    const used = bounds[param]
    if (typed === undefined || used === undefined || typed === used || Math.abs(typed - used) >= 1) return []
    return [texts.rounded(labelOf(param, locale), formatNumber(typed, locale), formatNumber(used, locale))]
  })
}

function shown(values: readonly string[]): string[] {
  return values.slice(0, MAX_SHOWN_VALUES).map((value) => value.trim().slice(0, MAX_SHOWN_LENGTH).toWellFormed())
}
