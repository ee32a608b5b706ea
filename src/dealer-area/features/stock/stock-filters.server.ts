import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { stockGapTexts, stockPartTexts, stockTexts } from '#messages/dealer-stock.ts'
import { ratingWords } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import type { StockFilter } from '../../generated/graphql.ts'
import {
  codeOfChoice,
  COLUMN_PARAM,
  GAPS,
  PARAMS,
  PARTS,
  RATINGS,
  type StockAddress,
  writeAddress,
} from './stock-address.server.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

export interface FilterView {
  /** What is entered, by the field's name. */
  readonly values: Readonly<Record<string, string>>
  readonly parts: readonly Choice[]
  readonly gaps: readonly Choice[]
  readonly ratings: readonly Choice[]
  /** Each filter that is set, and the address without it. */
  readonly chips: readonly { readonly href: string; readonly label: string }[]
  readonly reset: string
  readonly sort: string
  /** Columns that the address chooses. */
  readonly columns: readonly string[]
}

/** The filters of the list as fields, and those that are set as chips. */
export function filterView(
  address: StockAddress,
  merchant: string,
  locale: Locale,
  path = dealerPaths.pathFor('stock', locale),
): FilterView {
  const { filter } = address
  const params = new URLSearchParams(writeAddress(address, merchant))
  const set = (Object.keys(PARAMS) as (keyof typeof PARAMS)[]).filter((name) => filter[name] != null)
  const hrefWith = (changed: StockFilter) =>
    `${path}?${writeAddress({ ...address, filter: changed, page: 1 }, merchant)}`
  return {
    values: Object.fromEntries(Object.values(PARAMS).map((param) => [param, params.get(param) ?? ''])),
    parts: PARTS.map((part) => ({ value: codeOfChoice(part), label: stockPartTexts[part][locale] })),
    gaps: GAPS.map((gap) => ({ value: codeOfChoice(gap), label: stockGapTexts[gap][locale] })),
    ratings: RATINGS.map((rating) => ({ value: codeOfChoice(rating), label: ratingWords[rating][locale] })),
    chips: set.map((name) => ({
      label: chipOf(name, filter, locale),
      href: hrefWith(Object.fromEntries(Object.entries(filter).filter(([other]) => other !== name))),
    })),
    reset: hrefWith({}),
    sort: params.get('sort') ?? '',
    columns: params.getAll(COLUMN_PARAM),
  }
}

function chipOf(name: keyof typeof PARAMS, filter: StockFilter, locale: Locale): string {
  const texts = inLanguage(stockTexts, locale)
  const number = (value: number | null | undefined) => formatNumber(value ?? 0, locale)
  const price = (value: number | null | undefined) => formatEuros(value ?? 0, locale)
  const labels: Readonly<Record<keyof typeof PARAMS, () => string>> = {
    text: () => texts.textIs(filter.text ?? ''),
    part: () => (filter.part ? stockPartTexts[filter.part][locale] : ''),
    rating: () => (filter.rating ? ratingWords[filter.rating][locale] : ''),
    gap: () => (filter.gap ? stockGapTexts[filter.gap][locale] : ''),
    minDays: () => texts.daysAbove(number(filter.minDays)),
    maxDays: () => texts.daysUpTo(number(filter.maxDays)),
    minPrice: () => texts.priceAbove(price(filter.minPrice)),
    maxPrice: () => texts.priceUpTo(price(filter.maxPrice)),
  }
  return labels[name]()
}
