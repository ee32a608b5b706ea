import { randomUUID } from 'node:crypto'
import { openDatabase } from '#database/connection.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import { ServiceContact } from '#domain/workshop/booking-draft.ts'
import { readBooking, readBookingDraft } from '#use-cases/workshop/booking.ts'
import { bookingDigest, bookWorkshopService } from '#use-cases/workshop/book-workshop-service.ts'
import {
  chooseWorkshop,
  chooseWorkshopServices,
  reserveServiceTime,
  setServiceContact,
  setServiceVehicle,
} from '#use-cases/workshop/change-booking.ts'

/**
 * Books workshop services one by one, a time after another, until the process is killed; prints each request once it is confirmed.
 * Arguments: `url workshop sku firstDay`.
 */
const [url = '', merchant = '', sku = '', first = ''] = process.argv.slice(2)
const database = openDatabase(url)
const deps = {
  read: database.read,
  writer: database,
  places: { geocode: async () => undefined, known: async () => undefined },
}
const scope = { merchantUuids: [] }
const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
const person = { firstName: 'Sabine', lastName: 'Krüger', email: 's@post.example', phone: '0221 4710100' }
console.log('ready')
for (let index = 0; ; index++) {
  const owner = { kind: 'VISITOR', anonymousId: randomUUID() } as const
  const slot = { day: addDays(first, Math.floor(index / 16)), minute: 480 + (index % 16) * 30 }
  await chooseWorkshopServices(deps, owner, scope, { skus: [sku], plate: null })
  await setServiceVehicle(deps, owner, { entered: GarageVehicleInput.parse({ make: 'Seat' }) })
  await chooseWorkshop(deps, owner, scope, { merchant, place: null })
  const reserved = await reserveServiceTime(deps, owner, scope, slot)
  // Booked before the last kill.
  if (reserved.kind === 'refused') continue
  await setServiceContact(deps, owner, ServiceContact.parse(person))
  const booking = await readBooking(deps, scope, await readBookingDraft(database.read, owner, randomUUID()))
  const form = { owner, scope, site, key: randomUUID(), shown: bookingDigest(booking, 'de') }
  const outcome = await bookWorkshopService(deps, form)
  if (outcome.kind === 'refused') throw new Error(outcome.code)
  console.log(outcome.requestId)
}
