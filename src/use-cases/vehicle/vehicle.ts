import { columnOf } from '#catalogue/field.ts'
import { ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import type { Selectable } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'
import type { VehiclesTable } from '#database/vehicle-tables.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { SHOWN_SELLERS } from '#domain/vehicle/shown-sellers.ts'
import { lowestBeforeReduction, type PriceChange } from '#domain/vehicle/price-reduction.ts'
import { symbolPictures } from '#domain/vehicle/symbol-pictures.ts'
import { readFinanceProducts } from '../financing/finance-products.ts'
import { type Merchant, readMerchants } from '../merchant/merchants.ts'
import { pricesOfRow, storedPrices } from './offer-history.ts'

interface NameOf {
  readonly slug: string
  readonly name: string
}

/** A vehicle on offer, or one that was. */
export interface Vehicle {
  readonly id: number
  readonly state: VehicleState
  readonly modelId: number
  readonly make: NameOf
  readonly model: NameOf
  readonly merchant: Merchant
  /** Keys of its pictures, the first one leads; drawn ones where the dealer gave none. */
  readonly pictures: readonly string[]
  /** Photographs of its turn around itself, in the order of turning; mostly none. */
  readonly spinFrames: readonly string[]
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Cents: the lowest price of the 30 days before a reduction that still holds (§ 11 PAngV); null without one. */
  readonly previousPrice: number | null
  /** As far as they are stored, the oldest first. */
  readonly prices: readonly PriceChange[]
  /** Entered in the dealer area, so in no delivery. */
  readonly isByHand: boolean
  /** Of a private offer; null of a dealer's. */
  readonly isNegotiable: boolean | null
  readonly attributes: VehicleAttributes
  /** Points of the relevance score that no file says; no price points where the price cannot be compared. */
  readonly relevancePoints: { readonly age: number; readonly price: number | null }
  /** What `attributes.priceRating` follows from; null without one. */
  readonly ratedPrice: RatedPrice | null
  /** The conditions under which its merchant's cars are financed; whether this one is, they say themselves. */
  readonly financeProducts: readonly FinanceProduct[]
}

/** What comparable offers cost, in cents, how many there are, and since when the rating is this one. */
interface RatedPrice {
  readonly estimate: number
  readonly count: number
  readonly at: Date
}

export interface RatedVehicle extends Vehicle {
  readonly ratedPrice: RatedPrice
}

/** Where dealers come from; by id. */
interface DealerSource {
  readonly merchants: (ids: readonly number[]) => Promise<ReadonlyMap<number, Merchant>>
  readonly products: (merchants: readonly Merchant[]) => Promise<ReadonlyMap<number, readonly FinanceProduct[]>>
}

/**
 * The vehicles of these ids, in this order, without those that are gone or not shown. Three statements, however many vehicles, two of them
 * for their dealers.
 */
export async function readVehicles(
  read: SelectHandle,
  ids: readonly number[],
  dealers: DealerSource = {
    merchants: (own) => readMerchants(read, own),
    products: (own) => readFinanceProducts(read, own),
  },
): Promise<Vehicle[]> {
  if (ids.length === 0) return []
  const rows = await read
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .selectAll('v')
    .select(['mk.slug as make_slug', 'mk.name as make_name', 'md.slug as model_slug', 'md.name as model_name'])
    .select(storedPrices)
    .where('v.id', 'in', [...ids])
    .execute()
  const merchants = await dealers.merchants([...new Set(rows.map((row) => row.merchant_id))])
  const products = await dealers.products([...merchants.values()])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const merchant = row && merchants.get(row.merchant_id)
    if (!row || !merchant || !SHOWN_SELLERS.includes(merchant.kind)) return []
    const attributes = attributesOf(row)
    const prices = pricesOfRow(row.prices)
    return {
      id,
      state: shownState(row.state, merchant),
      modelId: row.model_id,
      make: { slug: row.make_slug, name: row.make_name },
      model: { slug: row.model_slug, name: row.model_name },
      merchant,
      pictures:
        row.pictures.length > 0
          ? row.pictures
          : symbolPictures({ ...attributes, make: row.make_name, model: row.model_name }, id),
      spinFrames: row.spin_frames,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      prices,
      previousPrice: lowestBeforeReduction(prices),
      isByHand: row.is_by_hand,
      isNegotiable: row.is_negotiable,
      attributes,
      relevancePoints: { age: row.relevance_age, price: row.relevance_price },
      ratedPrice: ratedPriceOf(row),
      financeProducts: products.get(merchant.id) ?? [],
    }
  })
}

type RatedColumns = Pick<VehiclesTable, 'price_estimate_cents' | 'price_comparables' | 'price_rated_at'>

function ratedPriceOf(row: Selectable<RatedColumns>): RatedPrice | null {
  const { price_estimate_cents: estimate, price_comparables: count, price_rated_at: at } = row
  return estimate === null || count === null || at === null ? null : { estimate, count, at }
}

/** Nothing of a dealer who is not published is on sale, and before that nothing ever was. */
function shownState(state: VehicleState, merchant: Pick<Merchant, 'state'>): VehicleState {
  if (merchant.state === 'PUBLISHED') return state
  return merchant.state === 'SETTING_UP' ? 'INCOMPLETE' : 'ARCHIVED'
}

const COLUMNS = ROWS.map((field) => [field.key, columnOf(field)] as const)

/** The attributes in a row of `vehicles`. */
export function attributesOf(row: Record<string, unknown>): VehicleAttributes {
  return Object.fromEntries(COLUMNS.map(([key, column]) => [key, row[column] ?? null])) as VehicleAttributes
}
