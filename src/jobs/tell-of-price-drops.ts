import { tellOfPriceDrops } from '#commands/account/tell-of-price-drops.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { readPriceDrops } from '#queries/account/price-drops.ts'
import { readVehicles } from '#queries/vehicle/vehicle.ts'
import { mailVehicle } from './mail-vehicle.ts'

const MOST_SHOWN = 10

/** Mails customers whose favourites have become cheaper; each reduction is told of once. */
export async function mailPriceDrops({
  read,
  writer,
}: {
  readonly read: ReadHandle
  readonly writer: Writer
}): Promise<void> {
  for (const drops of await readPriceDrops(read)) {
    const ids = drops.vehicles.map(({ vehicleId }) => vehicleId)
    const before = new Map(drops.vehicles.map(({ vehicleId, oldPrice }) => [vehicleId, oldPrice]))
    const vehicles = (await readVehicles(read, ids.slice(0, MOST_SHOWN))).map((vehicle) =>
      mailVehicle(vehicle, drops.locale, before.get(vehicle.id)),
    )
    if (vehicles.length === 0) continue
    const content = { kind: 'price-dropped', person: drops.person, vehicles } as const
    await tellOfPriceDrops(writer, drops.customerId, ids, { site: drops, recipient: drops.email, content })
  }
}
