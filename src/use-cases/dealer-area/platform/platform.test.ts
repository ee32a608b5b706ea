import { beforeAll, expect, it, vi } from 'vitest'
import { enqueue } from '#database/jobs.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../../tests/support/account.ts'
import { addOrder } from '../../../../tests/support/orders.ts'
import { addStaff, staffActor } from '../../../../tests/support/staff.ts'
import { addMerchant } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { answerReportAsStaff } from './answer-report-as-staff.ts'
import { type ListingPart, readListingsForReview, readReviewedListing } from './listings-for-review.ts'
import { readOperations } from './operations.ts'
import { readPlatformWork } from './platform-work.ts'
import { readReportsForStaff } from './reports-for-staff.ts'
import { readSellerReport } from './seller-report.ts'
import { reviewAsStaff } from './review-as-staff.ts'

const test = useTestDatabase()
const LISTING = 1_234_567_890
const REPORT = 2_345_678_901
let admin: StaffActor
let owner: StaffActor

beforeAll(async () => {
  const { id: merchantId } = await addMerchant(test.database)
  owner = staffActor({ merchantId, roles: ['OWNER'] })
  const staffId = await addStaff(test.database, 'admin@example.com', { isAdmin: true })
  admin = { ...staffActor({ merchantId, roles: [], staffId }), isAdmin: true }
  const { actor } = await addCustomer(test.database, 'jana@example.com')
  const data = {
    ...{ title: 'VW Golf', price: 900_00, reviewReasons: ['PRICE_FAR_BELOW'], pictures: [], description: 'Ok' },
    ...{ postalCode: '50670', city: 'Köln' },
  }
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, customer_id, first_name, last_name, email, locale, origin, data)
     values ($1, 'PRIVATE_SALE', 'IN_REVIEW', $2, $3, 'Jana', 'Kern', 'jana@example.com', 'de', 'https://shop.example', $4)`,
    [LISTING, merchantId, actor.customerId, JSON.stringify(data)],
  )
  await test.database.pool.query(
    `insert into offer_reports (id, merchant_id, vehicle_title, vehicle_path, reason, text, email, locale, origin)
     values ($1, $2, 'VW Golf', '/golf', 'FRAUD', 'Wrong', 'eva@example.com', 'de', 'https://shop.example')`,
    [REPORT, merchantId],
  )
})

const audited = async (operation: string) =>
  (await test.database.pool.query('select 1 from audit_log where operation = $1', [operation])).rows.length
const numbersIn = async (part: ListingPart) => {
  const found = await readListingsForReview(test.database.read, admin, { part, page: 1 })
  return found.kind === 'found' ? found.rows.map(({ id }) => id) : found.code
}

it('rejects what was looked at, once, with a row in the audit log and a mail to the seller', async () => {
  expect(await numbersIn('WAITING')).toEqual([LISTING])
  const found = await readReviewedListing(test.database.read, admin, LISTING)
  if (found.kind !== 'found') throw new Error(found.code)
  const { mayApprove, rejections, fingerprint } = found.listing
  expect([mayApprove, rejections.includes('NOT_ALLOWED')]).toEqual([true, true])
  const review = { requestId: LISTING, reason: 'NOT_ALLOWED', fingerprint } as const
  expect(await reviewAsStaff(test.database, owner, review)).toMatchObject({ code: 'FORBIDDEN' })
  const older = { ...review, fingerprint: 'of an earlier text' }
  expect(await reviewAsStaff(test.database, admin, older)).toMatchObject({ code: 'CHANGED' })
  expect(await audited('review-listing')).toBe(0)
  expect(await reviewAsStaff(test.database, admin, review)).toEqual({ kind: 'done' })
  expect(await reviewAsStaff(test.database, admin, review)).toMatchObject({ code: 'CONFLICT' })
  expect(await audited('review-listing')).toBe(1)
  expect([await numbersIn('WAITING'), await numbersIn('REJECTED')]).toEqual([[], [LISTING]])
  const first = { part: 'WAITING', page: 1 } as const
  expect(await readListingsForReview(test.database.read, admin, first)).toMatchObject({
    counts: { WAITING: 0, SHOWN: 0, REJECTED: 1 },
  })
  expect(await readListingsForReview(test.database.read, owner, first)).toMatchObject({ code: 'FORBIDDEN' })
  const { rows } = await test.database.pool.query(
    `select payload ->> 'news' as news from graphile_worker._private_jobs where payload ->> 'requestId' = $1`,
    [String(LISTING)],
  )
  expect(rows).toEqual([{ news: 'REJECTED' }])
})

it('decides a report once, and mails the statement to both sides where something was done', async () => {
  const openReports = async () => {
    const found = await readReportsForStaff(test.database.read, admin, { part: 'OPEN', page: 1 })
    return found.kind === 'found' ? found.rows : []
  }
  const counts = async () => {
    const found = await readReportsForStaff(test.database.read, admin, { part: 'DECIDED', page: 1 })
    return found.kind === 'found' ? found.counts : found.code
  }
  expect(await openReports()).toMatchObject([{ id: REPORT, listingId: LISTING, url: 'https://shop.example/golf' }])
  const answer = { reportId: REPORT, decision: 'ACTION_TAKEN', statement: 'The listing is bait.' } as const
  expect(await answerReportAsStaff(test.database, owner, answer)).toMatchObject({ code: 'FORBIDDEN' })
  await test.database.pool.query(`update merchants set email = 'seller@example.com'; delete from mails`)
  expect(await counts()).toEqual({ OPEN: 1, DECIDED: 0 })
  expect(await answerReportAsStaff(test.database, admin, answer)).toEqual({ kind: 'done' })
  expect(await counts()).toEqual({ OPEN: 0, DECIDED: 1 })
  expect(await answerReportAsStaff(test.database, admin, answer)).toMatchObject({ code: 'CONFLICT' })
  expect(await audited('answer-report')).toBe(1)
  expect(await openReports()).toEqual([])
  const mails = await test.database.pool.query<{ recipient: string }>('select recipient from mails order by recipient')
  expect(mails.rows).toEqual([{ recipient: 'eva@example.com' }, { recipient: 'seller@example.com' }])
})

it('reports the paid contracts of a year by dealer and quarter, the trade-in included, and no private offer', async () => {
  const { database, merchantId } = { database: test.database, merchantId: owner.roles[0]!.merchantId }
  const { actor } = await addCustomer(database, 'kim@example.com')
  const lines = [
    { line_type: 'VEHICLE' as const, title: 'Golf', unit_price_cents: 20_000_00 },
    { line_type: 'TRADE_IN_VEHICLE' as const, title: 'Polo', unit_price_cents: -5_000_00 },
  ]
  const paidIn = async (at: string, payment: 'PAID' | 'REFUNDED' = 'PAID') => {
    const orderId = await addOrder(database, { customerId: actor.customerId, merchantId, payment, lines })
    await database.pool.query(
      `insert into order_events (order_id, actor, subject, from_state, to_state, at) values ($1, 'ADMIN', 'PAYMENT', 'AUTHORIZED', 'PAID', $2)`,
      [orderId, at],
    )
  }
  // The last one is of the new year in Berlin.
  for (const at of ['2025-02-01', '2025-11-05', '2025-12-31 22:30Z', '2025-12-31 23:30Z']) await paidIn(at)
  await paidIn('2025-11-06', 'REFUNDED')
  const found = await readSellerReport(database.read, { ...admin, steppedUpAt: new Date() }, 2025)
  const none = { sales: 0, paid: 0 }
  expect(found).toMatchObject({
    sellers: [{ quarters: [{ sales: 1, paid: 20_000_00 }, none, none, { sales: 2, paid: 40_000_00 }] }],
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:30:00Z') })
  try {
    const steppedUp = { ...admin, steppedUpAt: new Date() }
    expect(await readSellerReport(database.read, steppedUp, 2027), 'new year in Berlin').toMatchObject({ sellers: [] })
    expect(await readSellerReport(database.read, steppedUp, 2028)).toMatchObject({ code: 'INVALID_INPUT' })
  } finally {
    vi.useRealTimers()
  }
  expect(await readSellerReport(database.read, admin, 2025)).toMatchObject({ kind: 'refused' })
  expect(await readSellerReport(database.read, owner, 2025)).toMatchObject({ code: 'FORBIDDEN' })
})

it('names what waits for administrators, the most urgent first, and what failed', async () => {
  const { pool, read } = test.database
  await pool.query(`update requests set state = 'IN_REVIEW', changed_at = now() - interval '5 hours' where id = $1`, [
    LISTING,
  ])
  await pool.query(
    `insert into offer_reports (id, vehicle_title, vehicle_path, reason, text, locale, origin)
     values (3456789012, 'BMW', '/bmw', 'OTHER', 'Wrong', 'de', 'https://shop.example')`,
  )
  await pool.query(
    `insert into payment_events (provider, event_id, kind, problem, occurred_at)
     values ('SIMULATOR', 'x', 'paid', 'UNKNOWN', now())`,
  )
  await pool.query(`update merchants set accessories_providers = '[{"makeName": "*", "providerId": "kappe"}]'`)
  await pool.query(`update graphile_worker._private_jobs set last_error = 'refused', attempts = 2`)
  await test.database.transaction((handle) => enqueue(handle, 'send-mail', { mailId: 'x' }, { key: 'given-up' }))
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - interval '30 hours' where key = 'given-up'`,
  )
  const work = await readPlatformWork(read, admin)
  expect(work.kind === 'found' && work.items).toMatchObject([
    { kind: 'JOBS', count: 1 },
    { kind: 'LISTING', id: LISTING },
    { kind: 'PAYMENTS', count: 1 },
    { kind: 'NOTICE', title: 'BMW' },
  ])
  expect(await readPlatformWork(read, owner)).toMatchObject({ code: 'FORBIDDEN' })
  const found = await readOperations(read, admin)
  if (found.kind !== 'found') throw new Error(found.code)
  expect(found.operations).toMatchObject({ paymentProblems: 1, withdrawals: [], refusedImports: [] })
  expect(found.operations.providers).toEqual([{ provider: 'kappe', dealers: expect.any(Number) as number, makes: 1 }])
  expect(found.operations.jobs).toContainEqual(expect.objectContaining({ error: 'refused', attempts: 2 }))
  expect(await readOperations(read, owner)).toMatchObject({ code: 'FORBIDDEN' })
})

it('shows listings and reports page by page, each once', async () => {
  await test.database.pool.query('delete from offer_reports where decision is null')
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, customer_id, first_name, last_name, email, locale, origin, data)
     select n, kind, 'ONLINE', merchant_id, customer_id, first_name, last_name, email, locale, origin, data
     from requests cross join generate_series(1, 51) as n where id = $1`,
    [LISTING],
  )
  await test.database.pool.query(
    `insert into offer_reports (id, merchant_id, vehicle_title, vehicle_path, reason, text, email, locale, origin)
     select n, merchant_id, vehicle_title, vehicle_path, reason, text, email, locale, origin
     from offer_reports cross join generate_series(1, 51) as n where id = $1`,
    [REPORT],
  )
  const listings = (page: number) => readListingsForReview(test.database.read, admin, { part: 'SHOWN', page })
  const reports = (page: number) => readReportsForStaff(test.database.read, admin, { part: 'OPEN', page })
  for (const pageOf of [listings, reports]) {
    const idsOn = async (number: number) => {
      const page = await pageOf(number)
      return page.kind === 'found' ? page.rows.map(({ id }) => id) : []
    }
    const ids = await Promise.all([1, 2, 3].map(idsOn))
    expect(ids.map(({ length }) => length)).toEqual([50, 1, 0])
    expect(new Set(ids.flat()).size).toBe(51)
  }
  expect(await listings(2)).toMatchObject({ counts: { SHOWN: 51 } })
  const work = await readPlatformWork(test.database.read, admin)
  const notices = work.kind === 'found' ? work.items.filter(({ kind }) => kind === 'NOTICE') : []
  expect(notices, 'what is to do is never cut').toHaveLength(51)
})
