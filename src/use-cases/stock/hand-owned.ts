import { columnOf } from '#catalogue/field.ts'
import { ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import type { FeedValues } from '#database/vehicle-tables.ts'
import type pg from 'pg'
import type { DeliveredVehicle } from './apply-feed.ts'

/** What a person has changed of a vehicle: the keys, and the values that stand for them. */
export interface HandOwned {
  readonly fields: ReadonlySet<string>
  readonly makeName: string
  readonly modelName: string
  readonly attributes: Partial<VehicleAttributes>
  /** The pictures that the feed brought last, where the present ones are a person's own. */
  readonly fedPictures: unknown
}

/** Besides rows of the field table these may be somebody's own. */
export const OWNED_BESIDES = ['make', 'model', 'pictures', 'state'] as const

/** A merchant's vehicles of which a person has changed something, by internal number. */
export async function readHandOwned(client: pg.PoolClient, merchantId: number): Promise<Map<string, HandOwned>> {
  const { rows } = await client.query<
    Record<string, unknown> & { internal_number: string; hand_fields: string[]; feed_values: FeedValues | null }
  >(
    `select v.*, mk.name as make_name, md.name as model_name from vehicles v
     join makes mk on mk.id = v.make_id join models md on md.id = v.model_id
     where v.merchant_id = $1 and v.hand_fields <> '{}'`,
    [merchantId],
  )
  return new Map(
    rows.map((row) => {
      const fields = new Set(row.hand_fields)
      const own = ROWS.filter(({ key }) => fields.has(key)).map((field) => [field.key, row[columnOf(field)] ?? null])
      return [
        row.internal_number,
        {
          ...{ fields, makeName: String(row.make_name), modelName: String(row.model_name) },
          ...{ attributes: Object.fromEntries(own), fedPictures: row.feed_values?.pictures ?? [] },
        },
      ]
    }),
  )
}

/** A delivered vehicle with the values that a person has changed, and what the feed says about these; null where nobody has. */
export function withHandValues(
  delivered: DeliveredVehicle,
  owned: HandOwned | undefined,
): { readonly vehicle: DeliveredVehicle; readonly feedValues: Record<string, unknown> | null } {
  if (!owned) return { vehicle: delivered, feedValues: null }
  const { fields, attributes, makeName, modelName, fedPictures } = owned
  const named = { make: delivered.makeName, model: delivered.modelName, pictures: delivered.pictures ?? fedPictures }
  const fed: Record<string, unknown> = { ...delivered.attributes, ...named }
  const keys = [...fields].filter((key) => key !== 'state')
  return {
    vehicle: {
      ...delivered,
      makeName: fields.has('make') ? makeName : delivered.makeName,
      modelName: fields.has('model') ? modelName : delivered.modelName,
      pictures: fields.has('pictures') ? null : delivered.pictures,
      attributes: { ...delivered.attributes, ...attributes },
    },
    feedValues: Object.fromEntries(keys.map((key) => [key, fed[key] ?? null])),
  }
}
