import { sql } from 'kysely'
import { EDITABLE_FIELDS } from '#catalogue/editable-fields.ts'
import { enteredText } from '#catalogue/entered-value.ts'
import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { hasPermission } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lacksLabel } from '#domain/stock/stock-state.ts'
import { type LabelValue, missingLabelValues } from '#domain/vehicle/label-values.ts'
import type { PriceRating } from '#domain/vehicle/price-rating.ts'
import type { LastChange } from '../audit/last-change.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'
import { readLastVehicleChange } from './last-vehicle-change.ts'
import { authorizeVehicle, readStockVehicles, type StockVehicle } from './locked-stock.ts'

/** A vehicle as its dealer edits it. Cents. */
export interface StockVehicleView {
  readonly kind: 'found'
  readonly vehicle: StockVehicle
  readonly fingerprint: string
  /** What stands in each field of the form, by key. */
  readonly texts: Readonly<Record<string, string>>
  /** Values that the law wants of a new car and nobody has given. */
  readonly missing: readonly LabelValue[]
  readonly rating: PriceRating | null
  /** Of the last 30 days; null where it was not on offer. */
  readonly lowestPrice: number | null
  readonly requests: number
  /** Whether customers can see it: it is on offer, and so is its merchant. */
  readonly isShownInShop: boolean
  readonly lastChange: LastChange | null
  /** Whether this member of staff may change it. */
  readonly canChange: boolean
}

/** One vehicle for its form. Refused as by `authorizeVehicle`. */
export async function readStockVehicle(
  read: ReadHandle,
  actor: StaffActor,
  vehicleId: number,
): Promise<StockVehicleView | Refused> {
  const allowed = await authorizeVehicle(read, actor, 'stock.read', vehicleId)
  if (allowed.kind === 'refused') return allowed
  const [[vehicle], facts] = await Promise.all([
    readStockVehicles(read, allowed.merchantId, [vehicleId]),
    factsOf(read, vehicleId),
  ])
  if (!vehicle) return refused('FORBIDDEN')
  const lastChange = await readLastVehicleChange(read, { ...allowed, vehicle })
  const { attributes } = vehicle
  return {
    ...{ kind: 'found', vehicle, fingerprint: fingerprintOfVehicle(vehicle), texts: textsOf(vehicle) },
    missing: lacksLabel(attributes, 'COMPANY', berlinToday()) ? missingLabelValues(attributes) : [],
    ...{ ...facts, lastChange },
    canChange: hasPermission(actor, 'stock.change', allowed.merchantId),
  }
}

/** Of what a vehicle's form shows. */
export function fingerprintOfVehicle(vehicle: StockVehicle): string {
  return fingerprintOf(textsOf(vehicle))
}

/** What stands in the fields of a vehicle's form. */
function textsOf({ makeName, modelName, attributes }: StockVehicle): Readonly<Record<string, string>> {
  const fields = EDITABLE_FIELDS.map((field) => [field.key, enteredText(field, attributes[field.key])] as const)
  return { make: makeName, model: modelName, ...Object.fromEntries(fields) }
}

function factsOf(read: ReadHandle, vehicleId: number) {
  return read
    .selectFrom('vehicles as v')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select(sql<boolean>`v.state in ('PUBLISHED', 'RESERVED') and m.state = 'PUBLISHED'`.as('isShownInShop'))
    .select(sql<PriceRating | null>`v.price_rating`.as('rating'))
    .select(
      sql<number | null>`(select min(h.price_cents) from price_history h where h.vehicle_id = v.id
        and coalesce((select min(n.changed_at) from price_history n where n.vehicle_id = v.id
          and n.changed_at > h.changed_at), 'infinity') > now() - interval '30 days')`.as('lowestPrice'),
    )
    .select(sql<number>`(select count(*)::int from requests r where r.vehicle_id = v.id)`.as('requests'))
    .where('v.id', '=', vehicleId)
    .executeTakeFirstOrThrow()
}
