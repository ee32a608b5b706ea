import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import type { ContactData } from '#domain/request/contact.ts'
import type { MailSite } from '#domain/mail.ts'
import { openRequest } from '../request/open-request.ts'

interface DemoRequest {
  readonly firstName: string
  readonly lastName: string
  readonly text: string
  /** Since it came, in hours; due after four. */
  readonly age: number
}

const REQUESTS: readonly DemoRequest[] = [
  {
    ...{ firstName: 'Jana', lastName: 'Petrović', age: 7 },
    text: 'Guten Tag, ist die Anhängerkupplung abnehmbar? Und wie schwer darf der Anhänger sein?',
  },
  {
    ...{ firstName: 'Peter', lastName: 'Hollmann', age: 3 },
    text: 'Hallo, wäre eine Lieferung nach Aachen möglich, und was würde sie kosten?',
  },
  {
    ...{ firstName: 'Aylin', lastName: 'Demir', age: 1 },
    text: 'Ich interessiere mich für das Auto. Gibt es das Serviceheft noch, und kann ich es mir ansehen?',
  },
]

const TEMPLATES = [
  {
    name: 'Rückfrage beantworten',
    text: 'Guten Tag {name},\n\nvielen Dank für Ihre Nachricht zum {vehicle}. \n\nFreundliche Grüße\n{me}',
  },
  {
    name: 'Zur Besichtigung einladen',
    text: 'Guten Tag {name},\n\nder {vehicle} steht für Sie bereit. Wann dürfen wir Sie begrüßen?\n\nFreundliche Grüße\n{me}',
  },
]

const HOUR_MS = 3_600_000
const DUE_HOURS = 4

/** Gives the demo's dealer what a day begins with: requests to answer, prepared answers, and the statements a dealer publishes with. */
export function putDemoWork(writer: Writer, site: MailSite, merchantId: number): Promise<void> {
  return writer.transaction(async (handle) => {
    await handle
      .updateTable('merchants')
      .set({
        ...{ representative: 'Ilse Inhaber', self_certified_at: new Date(), dispute_settlement: 'NOT_WILLING' },
        imprint_url: sql`coalesce(imprint_url, 'https://www.' || slug || '.example/impressum')`,
        privacy_url: sql`'https://www.' || slug || '.example/datenschutz'`,
      })
      .where('id', '=', merchantId)
      .execute()
    await handle
      .insertInto('reply_templates')
      .values(TEMPLATES.map((template) => ({ merchant_id: merchantId, ...template })))
      .onConflict((on) => on.doNothing())
      .execute()
    const cars = await readCars(handle, merchantId)
    for (const [index, request] of REQUESTS.entries()) {
      const car = cars[index]
      if (car) await putRequest(handle, site, merchantId, { ...request, car })
    }
  })
}

interface Car {
  readonly id: number
  readonly title: string
  readonly price: number
}

function readCars(handle: WriteHandle, merchantId: number): Promise<Car[]> {
  return handle
    .selectFrom('vehicles as v')
    .innerJoin('makes as k', 'k.id', 'v.make_id')
    .innerJoin('models as m', 'm.id', 'v.model_id')
    .select(['v.id', sql<string>`concat_ws(' ', k.name, m.name, v.model_description)`.as('title')])
    .select('v.price_cents as price')
    .where('v.merchant_id', '=', merchantId)
    .where('v.state', '=', 'PUBLISHED')
    .orderBy('v.price_cents', 'desc')
    .limit(REQUESTS.length)
    .execute()
}

async function putRequest(
  handle: WriteHandle,
  site: MailSite,
  merchantId: number,
  { car, age, text, firstName, lastName }: DemoRequest & { readonly car: Car },
): Promise<void> {
  const data: ContactData = {
    ...{ title: car.title, price: car.price, finance: null },
    ...{ requestType: 'CAR_REQUEST', contactType: 'EMAIL', day: null, timeOfDay: null },
  }
  const email = `${firstName.toLowerCase()}@example.com`
  const { id } = await openRequest(handle, site, `demo ${firstName}`, {
    ...{ kind: 'CONTACT', merchantId, vehicleId: car.id, customerId: null, data, text, email, phone: null },
    person: { salutation: null, firstName, lastName },
    federalState: null,
  })
  const created = new Date(Date.now() - age * HOUR_MS)
  const due = new Date(created.getTime() + DUE_HOURS * HOUR_MS)
  await sql`update requests set created_at = ${created}, due_at = ${due} where id = ${id}`.execute(handle)
  await sql`update request_messages set at = ${created} where request_id = ${id}`.execute(handle)
}
