import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { addCustomer } from '../../../../tests/support/account.ts'
import { TEST_SECRET } from '../../../../tests/support/gateway-context.ts'
import { addOrder } from '../../../../tests/support/orders.ts'
import { somebodyWaits } from '../../../../tests/support/somebody-waits.ts'
import { addStaff, STAFF_ORIGIN, staffActor } from '../../../../tests/support/staff.ts'
import { addMerchant } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { addTradeInRequest } from '../../../../tests/support/trade-in-requests.ts'
import { readProofs } from '../../trade-in/proofs.ts'
import { deleteExpiredUploads } from '../../upload/delete-expired-uploads.ts'
import { readUpload } from '../../upload/upload-file.ts'
import type { UploadDeps } from '../../upload/upload-deps.ts'
import { readMerchantOrder } from '../orders-for-staff.ts'
import { handOverFingerprint, recordHandOver } from '../record-hand-over.ts'
import { inspectAsStaff, offerAsStaff } from '../trade-in/change-trade-in.ts'
import { readTradeInForStaff } from '../trade-in/trade-in-for-staff.ts'
import { addCaseFiles } from './add-case-files.ts'
import { readOrderFile } from './read-case-file.ts'
import { removeCaseFile } from './remove-case-file.ts'

const test = useTestDatabase()
const SECRET = Buffer.from('%PDF registration')
let deps: UploadDeps
let folder: string
let merchantId: number
let sales: StaffActor
let books: StaffActor
let stranger: StaffActor

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'case-files-'))
  merchantId = (await addMerchant(test.database)).id
  const staffId = await addStaff(test.database, 'sales@example.com', { merchantId, roles: ['SALES'] })
  sales = staffActor({ merchantId, roles: ['SALES'], staffId })
  books = staffActor({ merchantId, roles: ['ACCOUNTING'], staffId })
  stranger = staffActor({ merchantId: merchantId + 1, roles: ['OWNER'], staffId })
  deps = {
    ...{ read: test.database.read, writer: test.database, secretBox: aesSecretBox([TEST_SECRET]) },
    objects: fileSystemStore(folder),
    // The real one has tests of its own.
    files: {
      readPicture: async (bytes) => ({ bytes: Buffer.from(bytes), width: 4, height: 3, hash: 'f0f0f0f0f0f0f0f0' }),
      coverPicture: async (picture) => Buffer.from(picture),
      readDocument: async (bytes) => ({ bytes: Buffer.from(bytes), contentType: 'application/pdf' }),
    },
  }
})

const add = (kind: 'ORDER' | 'INSPECTION', id: number, field: string, actor = sales, count = 1) =>
  addCaseFiles(deps, actor, {
    ...{ of: { kind, id }, field },
    files: Array.from({ length: count }, () => ({ fileName: 'C:\\scan\\schein.pdf', bytes: SECRET })),
  })
const open = (key: string, customerId: number) =>
  readUpload(deps, key, { owner: { kind: 'CUSTOMER', customerId }, requestKey: null, scope: MAIN_BRAND })
async function orderOf(state: 'READY_FOR_PICKUP' | 'PLACED' = 'READY_FOR_PICKUP') {
  const { customerId } = (await addCustomer(test.database, `eva-${crypto.randomUUID()}@example.com`)).actor
  const lines = ['Golf', 'Polo'].map((title) => ({ line_type: 'VEHICLE' as const, title, unit_price_cents: 9_000_00 }))
  return { customerId, id: await addOrder(test.database, { customerId, merchantId, state, lines }) }
}
async function shown(id: number) {
  const found = await readMerchantOrder(test.database.read, sales, id)
  return found.kind === 'found' ? found.order : Promise.reject(new Error(found.code))
}

it('a document of an order is sealed, and opened by its customer and the merchant’s staff alone', async () => {
  const { customerId, id } = await orderOf()
  expect(await add('ORDER', id, 'REGISTRATION')).toEqual({ kind: 'done', added: 1, problems: [] })
  expect(await add('ORDER', id, 'INVOICE_COPY', books)).toMatchObject({ added: 1 })
  expect(await add('ORDER', id, 'REGISTRATION', stranger)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await add('ORDER', id, 'brakes')).toMatchObject({ code: 'INVALID_INPUT' })
  const [{ key } = { key: '' }] = (await shown(id)).files
  expect((await shown(id)).files).toMatchObject([{ field: 'REGISTRATION', fileName: 'schein.pdf' }, {}])
  const { rows } = await test.database.pool.query<{ object_key: string }>(
    'select object_key from uploads where key = $1',
    [key],
  )
  expect((await deps.objects.get(rows[0]!.object_key))?.includes(SECRET)).toBe(false)

  await deleteExpiredUploads({ ...deps, onError: () => {} }, new Date(Date.now() + 86_400_000))
  expect((await open(key, customerId))?.bytes).toEqual(SECRET)
  expect(await open(key, (await orderOf()).customerId)).toBeUndefined()
  expect(await readUpload(deps, key, { owner: null, requestKey: 'x', scope: MAIN_BRAND })).toBeUndefined()
  expect(await readOrderFile(deps, books, { orderId: id, key })).toMatchObject({ file: { isDocument: true } })
  expect(await readOrderFile(deps, sales, { orderId: (await orderOf()).id, key })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await readOrderFile(deps, stranger, { orderId: id, key })).toMatchObject({ code: 'FORBIDDEN' })

  const more = await add('ORDER', id, 'OTHER', sales, 9)
  expect(more).toMatchObject({ added: 8, problems: [{ problem: 'TOO_MANY_FILES' }] })
  const file = { of: { kind: 'ORDER' as const, id }, key }
  expect(await removeCaseFile(deps, stranger, file)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await removeCaseFile(deps, sales, file)).toEqual({ kind: 'done' })
  expect(await open(key, customerId)).toBeUndefined()
  expect(await deps.objects.get(rows[0]!.object_key)).toBeUndefined()
  const log = await test.database.pool.query<{ operation: string }>(
    'select operation, before, after from audit_log where subject = $1 order by id',
    [`order ${id}`],
  )
  expect(log.rows.at(-1)).toMatchObject({ operation: 'remove-file', before: { fileName: 'schein.pdf' } })
  expect(log.rows.filter(({ operation }) => operation === 'add-file')).toHaveLength(10)
})

it('what was handed over is recorded car by car, once the order is prepared, and again in place of the last', async () => {
  const { id } = await orderOf()
  const car = { mileage: 45_000, keys: 2, items: ['MANUAL', 'REGISTRATION_1'] as const, remarks: ' Kratzer ' }
  const record = async (of: number, cars: object[], day = berlinToday(), fingerprint?: string) => {
    const seen = fingerprint ?? handOverFingerprint((await shown(of)).handOver.protocol ?? undefined)
    const entered = { orderId: of, handedOverOn: day, cars: cars as never, fingerprint: seen }
    return recordHandOver(test.database, sales, entered)
  }
  expect(await record((await orderOf('PLACED')).id, [car, car])).toMatchObject({ code: 'CONFLICT' })
  expect(await record(id, [car, { ...car, keys: 99 }], addDays(berlinToday(), 1))).toMatchObject({
    fields: [{ field: 'day' }, { field: 'keys.1' }],
  })
  expect(await record(id, [car])).toMatchObject({ fields: [{ field: 'mileage.1', code: 'REQUIRED' }, {}, {}, {}] })
  expect((await shown(id)).documents).not.toContain('HAND_OVER')
  expect(await record(id, [car, { ...car, items: [] }])).toEqual({ kind: 'done' })
  const empty = handOverFingerprint(undefined)
  expect(await record(id, [car, car], berlinToday(), empty)).toMatchObject({ code: 'CHANGED' })
  expect(await record(id, [{ ...car, keys: 1 }, car], addDays(berlinToday(), -1))).toEqual({ kind: 'done' })
  const after = await shown(id)
  expect(after.documents).toContain('HAND_OVER')
  expect(after.handOver.protocol).toMatchObject({
    handedOverOn: addDays(berlinToday(), -1),
    cars: [{ title: 'Golf', keys: 1, items: ['REGISTRATION_1', 'MANUAL'], remarks: 'Kratzer' }, { title: 'Polo' }],
  })
  await test.database.pool.query("update orders set state = 'COMPLETED' where id = $1", [id])
  expect((await shown(id)).handOver.mayRecord).toBe(false)
  expect(await record(id, [car, car])).toMatchObject({ code: 'CONFLICT' })
  // One that was forgotten is recorded afterwards.
  await test.database.pool.query('delete from hand_over_protocols where order_id = $1', [id])
  expect(await record(id, [car, car])).toEqual({ kind: 'done' })
})

it('pictures of an inspection are the customer’s with the offer, and fixed from then on', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId)
  const { rows } = await test.database.pool.query<{ id: number | null }>(
    'select customer_id as id from requests where id = $1',
    [id],
  )
  expect(await add('INSPECTION', id, 'brakes')).toMatchObject({ added: 1 })
  expect(await add('INSPECTION', id, 'REGISTRATION')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await add('INSPECTION', id, 'brakes', books)).toMatchObject({ code: 'FORBIDDEN' })
  const view = async () => {
    const found = await readTradeInForStaff(test.database.read, sales, id)
    return found.kind === 'found' ? found : Promise.reject(new Error(found.code))
  }
  const [{ key, field } = { key: '', field: '' }] = (await view()).proofs
  expect(field).toBe('brakes')
  expect(await readProofs(test.database.read, id)).toEqual([])
  expect(await open(key, rows[0]!.id ?? 0)).toBeUndefined()
  const findings = {
    condition: { brakes: 'due', tyres: 'two' },
    equipment: {},
    mileage: null,
    amounts: {},
    market: null,
  }
  expect(await inspectAsStaff(test.database, sales, await view(), findings)).toEqual({ kind: 'done' })
  const terms = { validUntil: addDays(berlinToday(), 7), mainOrigin: STAFF_ORIGIN }
  expect(await offerAsStaff(test.database, sales, await view(), terms)).toEqual({ kind: 'done' })
  expect(await readProofs(test.database.read, id)).toMatchObject([{ key, field: 'brakes' }])
  expect((await open(key, rows[0]!.id ?? 0))?.bytes).toEqual(SECRET)
  expect(await add('INSPECTION', id, 'brakes')).toMatchObject({ code: 'CONFLICT' })
  expect(await removeCaseFile(deps, sales, { of: { kind: 'INSPECTION', id }, key })).toMatchObject({ code: 'CONFLICT' })
})

it('a picture that comes while the offer is sent waits for it, and is refused', async () => {
  const { id } = await addTradeInRequest(test.database, merchantId)
  expect(await add('INSPECTION', id, 'tyres')).toMatchObject({ added: 1 })
  const offer = await test.database.pool.connect()
  await offer.query('begin')
  let adding: ReturnType<typeof add>
  try {
    await offer.query(
      `update trade_ins set state = 'OFFERED', price_cents = 1, valid_until = now() + interval '7 days' where request_id = $1`,
      [id],
    )
    adding = add('INSPECTION', id, 'brakes')
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
  } finally {
    await offer.query('commit')
    offer.release()
  }
  expect(await adding).toMatchObject({ code: 'CONFLICT' })
})
