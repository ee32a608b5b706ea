import { sql } from 'kysely'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'
import { mailVehicle } from '../vehicle/mail-vehicle.ts'
import { readVehicles } from '../vehicle/vehicle.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { type PriceDrops, readPriceDrops } from './price-drops.ts'

const MAX_SHOWN = 10

interface PriceDropDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly onError: OnRowError
}

/** Mails customers whose favourites have become cheaper, once for each reduction. A mail that fails is reported. */
export async function notifyPriceDrops(deps: PriceDropDeps): Promise<void> {
  const { read, onError } = deps
  const customers = pagedById((after, limit) => readPriceDrops(read, after, limit))
  await forEachSafely(customers, (drops) => notifyCustomer(deps, drops), onError)
}

async function notifyCustomer({ read, writer }: PriceDropDeps, drops: PriceDrops): Promise<void> {
  // What does not fit into one mail comes with the next.
  const shown = drops.vehicles.slice(0, MAX_SHOWN)
  const before = new Map(shown.map(({ vehicleId, oldPrice }) => [vehicleId, oldPrice]))
  const vehicles = await readVehicles(read, [...before.keys()])
  await requestPriceDropMail(writer, drops.id, [...before.keys()], (stillLower) => ({
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

/** The mail about the vehicles whose price is still lower than the one last mailed. */
type PriceDropMail = (stillLower: ReadonlySet<number>) => {
  readonly site: MailSite
  readonly recipient: string
  readonly content: MailContent
}

/** Requests the mail and stores the prices it names; does nothing where another worker was faster. */
async function requestPriceDropMail(
  writer: Writer,
  customerId: number,
  vehicleIds: readonly number[],
  mail: PriceDropMail,
): Promise<void> {
  await writer.transaction(async (handle) => {
    const { rows } = await sql<{ id: number }>`
      update favourites f set alerted_price_cents = v.price_cents from vehicles v
      where v.id = f.vehicle_id and f.customer_id = ${customerId} and f.vehicle_id = any(${[...vehicleIds]}::bigint[])
        and v.price_cents < f.alerted_price_cents
      returning f.vehicle_id as id`.execute(handle)
    if (rows.length === 0) return
    const { site, recipient, content } = mail(new Set(rows.map(({ id }) => id)))
    await requestMail(handle, site, recipient, content)
  })
}
