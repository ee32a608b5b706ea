import type { ReadHandle } from '#database/handles.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import type { RateRange } from '#domain/financing/rate-range.ts'
import { PREFERRED_MAKES } from '#domain/vehicle/search-vocabulary.ts'
import { makeSlugs } from '#domain/vehicle/make-spellings.ts'
import { readFinanceProducts } from '../financing/finance-products.ts'

export interface NamedMake {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** Rank among the preferred makes, which lead every list; undefined for the others, which follow by name. */
  readonly preferred: number | undefined
}

export interface NamedModel {
  readonly id: number
  readonly makeId: number
  readonly slug: string
  readonly name: string
}

export interface NamedMerchant {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly kind: 'COMPANY' | 'PRIVATE'
  readonly loanRangeFallback: RateRange | null
  readonly leasingRange: RateRange | null
  /** What finances its cars; none for a private seller. */
  readonly financeProducts: readonly FinanceProduct[]
}

/** Names and numbers of everything the index counts by number. */
export interface Directory {
  /** Preferred makes first, then by name. */
  readonly makes: readonly NamedMake[]
  readonly makeBySlug: ReadonlyMap<string, NamedMake>
  readonly makeById: ReadonlyMap<number, NamedMake>
  readonly modelById: ReadonlyMap<number, NamedModel>
  /** By name within their make. */
  readonly modelsOfMake: ReadonlyMap<number, readonly NamedModel[]>
  readonly merchants: readonly NamedMerchant[]
  readonly merchantByUuid: ReadonlyMap<string, NamedMerchant>
}

const COLLATOR = new Intl.Collator('de', { numeric: true })

export async function readDirectory(read: ReadHandle): Promise<Directory> {
  const [makeRows, modelRows, merchantRows] = await Promise.all([
    read.selectFrom('makes').select(['id', 'slug', 'name']).execute(),
    read.selectFrom('models').select(['id', 'make_id as makeId', 'slug', 'name']).execute(),
    read
      .selectFrom('merchants')
      .select(['id', 'uuid', 'slug', 'name', 'city', 'kind'])
      .select(['loan_range_fallback as loanRangeFallback', 'leasing_range as leasingRange'])
      .orderBy('city')
      .orderBy('name')
      .execute(),
  ])
  const products = await readFinanceProducts(read, merchantRows)
  const merchants = merchantRows.map((merchant) => ({ ...merchant, financeProducts: products.get(merchant.id) ?? [] }))
  const makes = makeRows
    .map((make) => ({ ...make, preferred: preferenceOf(make.slug) }))
    .sort((a, b) => (a.preferred ?? 99) - (b.preferred ?? 99) || COLLATOR.compare(a.name, b.name))
  const models = modelRows.sort((a, b) => COLLATOR.compare(a.name, b.name))
  return {
    makes,
    makeBySlug: new Map(makes.map((make) => [make.slug, make])),
    makeById: new Map(makes.map((make) => [make.id, make])),
    modelById: new Map(models.map((model) => [model.id, model])),
    modelsOfMake: Map.groupBy(models, (model) => model.makeId),
    merchants,
    merchantByUuid: new Map(merchants.map((merchant) => [merchant.uuid, merchant])),
  }
}

function preferenceOf(slug: string): number | undefined {
  const place = PREFERRED_MAKES.findIndex((name) => makeSlugs(name).includes(slug))
  return place < 0 ? undefined : place
}
