import type { Generated, JSONColumnType } from 'kysely'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface MakesTable {
  id: Generated<number>
  slug: string
  name: string
}

interface ModelsTable {
  id: Generated<number>
  make_id: number
  slug: string
  name: string
}

/** The values of a vehicle that a feed has delivered and a person has replaced, by key. */
export type FeedValues = Readonly<Record<string, unknown>>

/** The columns every vehicle has. Those of its attributes are joined to them by `use-cases/vehicle/catalogue-columns.ts`. */
export interface VehiclesTable {
  id: Generated<number>
  merchant_id: number
  internal_number: string
  make_id: number
  model_id: number
  state: Generated<VehicleState>
  /** Reserved or sold, but its dealer's last delivery does not name it. */
  is_missing: Generated<boolean>
  pictures: string[]
  /** Photographs of its turn around itself, in the order of turning; a person's alone. */
  spin_frames: Generated<string[]>
  created_at: Timestamp
  updated_at: Timestamp
  relevance_age: Generated<number>
  relevance_price: number | null
  /** The comparable offers of its price rating, their number and when it was rated; null without one. */
  price_estimate_cents: number | null
  price_comparables: number | null
  price_rated_at: WritableTimestamp | null
  is_by_hand: Generated<boolean>
  /** Of a private offer; null of a dealer's. */
  is_negotiable: boolean | null
  hand_fields: Generated<string[]>
  feed_values: JSONColumnType<FeedValues | null, string | null | undefined, string | null>
}

interface PriceHistoryTable {
  vehicle_id: number
  changed_at: Timestamp
  price_cents: number
}

/** What cars of a model and fuel usually cost, which the relevance of an offer is measured by. */
interface PriceLevelsTable {
  model_id: number
  /** Empty where it is not known. */
  fuel: string
  level: number
  offers: number
  refreshed_at: Timestamp
}

/** Models whose offers have changed since their prices were rated. */
interface UnratedModelsTable {
  id: Generated<number>
  model_id: number
}

interface PictureOrdersTable {
  vehicle_id: number
  urls: string[]
  requested_at: Generated<Date>
  attempts: Generated<number>
  fetched_at: Date | null
  problems: JSONColumnType<readonly { readonly url: string; readonly problem: string }[]>
  stored: JSONColumnType<Readonly<Record<string, string>>, string | undefined>
}

interface PriceRatingErrorsTable {
  /** Empty for all cars. */
  body_type: string
  cars: number
  rated: number
  median_error: number | null
  within_ten: number | null
  computed_at: Timestamp
}

interface VehicleChangesTable {
  id: Generated<number>
  /** Null asks every reader to rebuild from scratch. */
  vehicle_id: number | null
  changed_at: Timestamp
}

/** Cars, and what is noted of their prices and pictures. */
export interface VehicleTables {
  makes: MakesTable
  models: ModelsTable
  vehicles: VehiclesTable
  price_history: PriceHistoryTable
  price_levels: PriceLevelsTable
  unrated_models: UnratedModelsTable
  price_rating_errors: PriceRatingErrorsTable
  picture_orders: PictureOrdersTable
  vehicle_changes: VehicleChangesTable
}
