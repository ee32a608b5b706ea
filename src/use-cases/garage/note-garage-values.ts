import type { NotNull } from 'kysely'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { readValueEstimate } from '../valuation/value-estimate.ts'

/**
 * Stores what each car of the garages is worth this month, estimated from all offers, as long as that is not stored yet. Cars without
 * model, registration or mileage, or with too few comparable offers, are left out. Returns the number of cars looked at.
 */
export function noteGarageValues(
  { read, writer, onError }: { readonly read: ReadHandle; readonly writer: Writer; readonly onError: OnRowError },
  today = berlinToday(),
): Promise<number> {
  const month = today.slice(0, 7)
  return forEachSafely(
    pagedById((after, limit) => carsWithoutValue(read, month, after, limit)),
    async ({ id, ...car }) => {
      const { estimate } = await readValueEstimate(read, car, [], today)
      if (estimate) await writeValue(writer, id, month, estimate.value)
    },
    onError,
  )
}

function carsWithoutValue(read: ReadHandle, month: string, after: number, limit: number) {
  return read
    .selectFrom('garage_vehicles as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .select(['g.id', 'g.make', 'g.model', 'g.fuel_type as fuelType'])
    .select(['g.first_registration as firstRegistration', 'g.mileage'])
    .where('c.status', '=', 'ACTIVE')
    .where('g.model', 'is not', null)
    .where('g.first_registration', 'is not', null)
    .where('g.mileage', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('garage_values as w')
            .select('w.month')
            .whereRef('w.garage_vehicle_id', '=', 'g.id')
            .where('w.month', '=', month),
        ),
      ),
    )
    .where('g.id', '>', after)
    .orderBy('g.id')
    .limit(limit)
    .$narrowType<{ model: NotNull; firstRegistration: NotNull; mileage: NotNull }>()
    .execute()
}

/** Two runs at once store the first value; a car that was removed meanwhile none. */
async function writeValue(writer: Writer, id: number, month: string, value: number): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .insertInto('garage_values')
      .columns(['garage_vehicle_id', 'month', 'value_cents'])
      .expression(
        handle
          .selectFrom('garage_vehicles')
          .select(({ val }) => ['id', val(month).as('month'), val(value).as('value')])
          .where('id', '=', id)
          .forUpdate(),
      )
      .onConflict((on) => on.doNothing())
      .execute(),
  )
}
