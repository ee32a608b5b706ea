import { randomUUID } from 'node:crypto'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { Client, Visitor } from '../client.ts'

const SERVICES = 'mutation ($skus: [ID!]!) { chooseWorkshopServices(skus: $skus) { openStep } }'
const VEHICLE = `mutation { setServiceVehicle(input: { make: "Seat" }) { openStep } }`
const WORKSHOP = 'mutation ($merchant: ID!) { chooseWorkshop(merchant: $merchant) { openStep } }'
const TIME = 'mutation ($day: String!, $minute: Int!) { reserveServiceTime(day: $day, minute: $minute) { openStep } }'
const CONTACT = 'mutation ($input: ServiceContactInput!) { setServiceContact(input: $input) { shown } }'
const BOOK = `mutation ($key: String!, $shown: String!) { bookWorkshopService(key: $key, shown: $shown) { requestId key } }`
const PERSON = { firstName: 'Sabine', lastName: 'Krüger', email: 's@post.example', phoneNumber: '0221 4710100' }

/** Books a service of a workshop, each at another time of the calendar; answers the request and the key of its mailed link. */
export async function book(
  client: Client,
  visitor: Visitor,
  { workshop, sku, number }: { readonly workshop: string; readonly sku: string; readonly number: number },
  now = new Date(),
): Promise<{ readonly id: string; readonly key: string }> {
  const change = <Answer>(document: string, variables?: object) => client.change<Answer>(visitor, document, variables)
  await change(SERVICES, { skus: [sku] })
  await change(VEHICLE)
  await change(WORKSHOP, { merchant: workshop })
  await change(TIME, { day: addDays(berlinToday(now), 2 + Math.floor(number / 12)), minute: 480 + (number % 12) * 30 })
  const { shown } = await change<{ shown: string }>(CONTACT, { input: PERSON })
  const { requestId, key } = await change<{ requestId: string; key: string }>(BOOK, { key: randomUUID(), shown })
  return { id: requestId, key }
}
