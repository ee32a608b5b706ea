import type { Database } from '#database/connection.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { bookSlot } from '#use-cases/appointment/book-slot.ts'
import { recordFeedRun } from '#use-cases/stock/record-feed-run.ts'
import { addCustomer } from './account.ts'
import { addCalendar } from './appointments.ts'
import { addFinancedOrder } from './banking.ts'
import { addOrder } from './orders.ts'
import { car, deliver } from './stock.ts'
import { addTradeInRequest } from './trade-in-requests.ts'

/** What the addresses of a merchant's cases contain; `appointment` is at ten on `day`. */
export interface DealerCases {
  readonly order: string
  readonly vehicle: string
  readonly run: string
  readonly change: string
  readonly request: string
  readonly appointment: string
  readonly tradeIn: string
  readonly financing: string
  /** A newsletter of the main site. */
  readonly issue: string
  /** The merchant's own. */
  readonly newsletter: string
  /** A private person's offer, and a report of an offer. */
  readonly listing: string
  readonly notice: string
  readonly webhook: string
  readonly day: string
}

const LISTING = {
  ...{ title: 'VW Golf', vehicleName: 'VW Golf', make: 'VW', model: 'Golf', price: 900_00, isFixedPrice: true },
  ...{ mileage: 90_000, vin: 'WVWZZZ1JZXW000001', postalCode: '50670', city: 'Köln', firstRegistration: '2015-05' },
  ...{ fuelType: 'PETROL', accident: null, description: 'Gepflegt', isPrivateSeller: true, showsPhone: false },
  ...{ phone: null, acknowledgementCheckbox: true, garageVehicleId: 1, pictures: [] },
  reviewReasons: ['PRICE_FAR_BELOW'],
}

/** One case of each kind, so that every screen of the dealer area has something to show. */
export async function addDealerCases(
  database: Database,
  { merchantId, staffId, monday }: { readonly merchantId: number; readonly staffId: number; readonly monday: string },
): Promise<DealerCases> {
  const { pool } = database
  const insert = async (text: string, values: readonly unknown[]) =>
    String((await pool.query<{ id: number | string }>(`${text} returning id`, [...values])).rows[0]!.id)
  await deliver(database, merchantId, [car('A-1'), car('A-2', { attributes: { price: 22_000_00 } })])
  await addCalendar(database, merchantId, { bays: 2 })
  const { customerId } = (await addCustomer(database, 'eva@example.com')).actor
  const lines = [{ line_type: 'VEHICLE' as const, title: 'Volkswagen Golf', unit_price_cents: 22_000_00 }]
  const order = await addOrder(database, { customerId, merchantId, state: 'READY_FOR_PICKUP', payment: 'PAID', lines })
  const financed = await addFinancedOrder(database, { customerId, merchantId })
  const requestOf = (id: number, kind: string, state: string, orderId: number | null = null) =>
    insert(
      `insert into requests (id, kind, state, merchant_id, customer_id, order_id, first_name, last_name, email, locale, origin, data)
       values ($1, $2, $3, $4, $5, $6, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', '{"title": "Ölwechsel"}')`,
      [id, kind, state, merchantId, customerId, orderId],
    )
  const request = await requestOf(1_000_000_001, 'CONTACT', 'NEW')
  const appointment = await requestOf(1_000_000_002, 'BOOKING', 'REQUESTED')
  const financing = await requestOf(1_000_000_003, 'FINANCING', 'SUBMITTED', financed)
  await pool.query(
    `insert into financing_applications (request_id, order_id, customer_id, type, consents, recipient) values ($1, $2, $3, 'DEFAULT', '[]', 'Elbkredit GmbH')`,
    [financing, financed, customerId],
  )
  const issueOf = (merchant: number | null) =>
    insert(
      `insert into newsletter_issues (merchant_id, brand_slug, locale, subject, text, query, cars, created_by)
       values ($1, null, 'de', 'Neues', 'Hallo', '', '', 'Anna')`,
      [merchant],
    )
  const day = addDays(monday, 1)
  const book = (requestId: string, slot: { readonly day: string; readonly minute: number }) =>
    database.transaction((handle) =>
      bookSlot(handle, { ...{ merchantId, kind: 'WORKSHOP', work: {} }, requestId: Number(requestId), slot }),
    )
  await book(appointment, { day, minute: 600 })
  // On Friday both bays are taken at half past eleven.
  for (const id of [1_000_000_004, 1_000_000_005])
    await book(await requestOf(id, 'BOOKING', 'REQUESTED'), { day: addDays(monday, 4), minute: 690 })
  const refusal = {
    line: 3,
    internalNumber: 'A-3',
    field: 'preis',
    code: 'UNREADABLE',
    value: 'viel',
    scope: 'VEHICLE',
  }
  await recordFeedRun(pool, {
    ...{ merchantId, fileName: 'bestand.csv', rows: 3, refused: 1, refusals: [refusal], staffId },
    outcome: {
      ...{ kind: 'applied', duplicates: [], inserted: 2, updated: 0, unchanged: 0, removed: 0 },
      labelGaps: { arePublished: false, count: 0, vehicles: [] },
    },
    readRows: async () => ({ header: null, rows: [{ line: 3, text: '"A-3";"viel"' }] }),
  })
  const vehicles = await pool.query<{ id: number }>('select id from vehicles where merchant_id = $1 order by id', [
    merchantId,
  ])
  const runs = await pool.query<{ id: number }>('select max(id) as id from feed_runs where merchant_id = $1', [
    merchantId,
  ])
  return {
    ...{ order: String(order), vehicle: String(vehicles.rows[0]!.id), run: String(runs.rows[0]!.id), day },
    change: await insert(
      `insert into bulk_changes (merchant_id, staff_id, kind, vehicle_ids, proposal) values ($1, $2, 'PRICE', $3, $4)`,
      [
        merchantId,
        staffId,
        JSON.stringify(vehicles.rows.map(({ id }) => id)),
        JSON.stringify({ mode: 'PERCENT', by: -3 }),
      ],
    ),
    ...{ request, appointment, financing, tradeIn: String((await addTradeInRequest(database, merchantId)).id) },
    ...{ issue: await issueOf(null), newsletter: await issueOf(merchantId) },
    listing: await insert(
      `insert into requests (id, kind, state, merchant_id, customer_id, first_name, last_name, email, locale, origin, data)
       values (1000000009, 'PRIVATE_SALE', 'IN_REVIEW', $1, $2, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example',
         $3)`,
      [merchantId, customerId, JSON.stringify(LISTING)],
    ),
    notice: await insert(
      `insert into offer_reports (id, merchant_id, vehicle_title, vehicle_path, reason, text, email, locale, origin)
       values (2000000009, $1, 'VW Golf', '/golf', 'FRAUD', 'Falsch', 'eva@example.com', 'de', 'https://shop.example')`,
      [merchantId],
    ),
    webhook: await insert(
      `insert into webhooks (id, merchant_id, url, topics, secret, creator)
       values (gen_random_uuid(), $1, 'https://hook.example', '{ORDER}', '\\x00', 'Olga')`,
      [merchantId],
    ),
  }
}
