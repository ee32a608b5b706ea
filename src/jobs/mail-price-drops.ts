import { notifyPriceDrops } from '#use-cases/account/notify-price-drops.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { readPriceDrops } from '#use-cases/account/price-drops.ts'
import { readVehicles } from '#use-cases/vehicle/vehicle.ts'
import { mailVehicle } from './mail-vehicle.ts'

const MAX_SHOWN = 10

/** Mails customers whose favourites have become cheaper; each reduction is told of once. */
export async function mailPriceDrops({
  read,
  writer,
}: {
  readonly read: ReadHandle
  readonly writer: Writer
}): Promise<void> {
  for (const drops of await readPriceDrops(read)) {
    // What does not fit into one mail comes with the next.
    const shown = drops.vehicles.slice(0, MAX_SHOWN)
    const before = new Map(shown.map(({ vehicleId, oldPrice }) => [vehicleId, oldPrice]))
    const vehicles = await readVehicles(read, [...before.keys()])
    await notifyPriceDrops(writer, drops.customerId, [...before.keys()], (stillLower) => ({
      site: drops,
      recipient: drops.email,
      content: {
        kind: 'price-dropped',
        person: drops.person,
        vehicles: vehicles
          .filter(({ id }) => stillLower.has(id))
          .map((vehicle) => mailVehicle(vehicle, drops.locale, before.get(vehicle.id))),
        unsubscribeKey: drops.unsubscribeKey,
      },
    }))
  }
}
