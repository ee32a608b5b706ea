import { PRICE_FIELDS } from '#catalogue/search-columns.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import type { RateRange } from '#domain/financing/rate-range.ts'
import type { SearchResult } from '#search/request.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { Directory, NamedMake, NamedMerchant, NamedModel } from './directory.ts'
import { COUNTED_ROWS, MAKE, MERCHANT, MODEL } from './engine-schema.ts'
import { histogramBounds } from './price-histogram.ts'
import { rateRangesOf } from './rate-ranges.ts'

export interface Counted<T> {
  readonly item: T
  readonly count: number
}

export interface PriceExtent {
  readonly kind: PriceRangeKind
  /** Cents; null where no vehicle has such a price. */
  readonly extent: readonly [min: number, max: number] | null
  readonly bars: readonly { readonly from: number; readonly count: number }[]
  /** Of monthly rates, in whole euros; see `rateRangesOf`. */
  readonly range: RateRange | null
}

/**
 * How many vehicles choosing each option would show: of alternatives it is chosen instead of the others of its list, of features in
 * addition. Options without vehicles are included with 0.
 */
export interface Facets {
  readonly makes: readonly Counted<NamedMake>[]
  /** The models of a make by its slug; empty for an unknown make. */
  readonly modelsOf: (make: string) => readonly Counted<NamedModel>[]
  /** Dealers; a private person is no filter. */
  readonly merchants: readonly Counted<NamedMerchant>[]
  /** By row of the catalogue: one entry per option, in its order. Of booleans, `false` and `true`. */
  readonly options: Readonly<Partial<Record<FieldKey, readonly Counted<string>[]>>>
  readonly prices: readonly PriceExtent[]
}

export function facetsOf(result: SearchResult, directory: Directory, scope: MerchantScope): Facets {
  const ranges = rateRangesOf(scope, directory)
  const count = (field: string, code: number) => result.counts[field]?.[code] ?? 0
  return {
    makes: directory.makes.map((make) => ({ item: make, count: count(MAKE, make.id) })),
    modelsOf: (make) =>
      (directory.modelsOfMake.get(directory.makeBySlug.get(make)?.id ?? -1) ?? []).map((model) => ({
        item: model,
        count: count(MODEL, model.id),
      })),
    merchants: directory.merchants
      .filter(({ kind }) => kind === 'COMPANY')
      .map((merchant) => ({ item: merchant, count: count(MERCHANT, merchant.id) })),
    options: Object.fromEntries(
      COUNTED_ROWS.map((row) => [
        row.key,
        optionsOf(row.search.kind === 'number' ? [] : row.search.values, (code) => count(row.key, code)),
      ]),
    ),
    prices: Object.entries(PRICE_FIELDS).map(([kind, key]) => ({
      kind: kind as PriceRangeKind,
      extent: result.extents[key] ?? null,
      bars: histogramBounds(kind as PriceRangeKind).map((from, code) => ({ from, count: count(key, code) })),
      range: kind === 'CASH_RANGE' ? null : ranges[kind as keyof typeof ranges],
    })),
  }
}

function optionsOf(values: readonly string[], count: (code: number) => number): Counted<string>[] {
  return values.map((item, code) => ({ item, count: count(code) }))
}
