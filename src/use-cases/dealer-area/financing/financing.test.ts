import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../../tests/support/account.ts'
import { addFinancedOrder } from '../../../../tests/support/banking.ts'
import { TEST_SECRET } from '../../../../tests/support/gateway-context.ts'
import { addMerchant } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { sealPurpose } from '../../upload/upload-deps.ts'
import { readWorkList } from '../work-list.ts'
import { readFinancingForStaff, readFinancingsForStaff } from './financings-for-staff.ts'
import { viewDocument } from './view-document.ts'

const test = useTestDatabase()
const secretBox = aesSecretBox([TEST_SECRET])
const key = randomUUID()
const requestId = 7
let merchantId: number
let objects: ReturnType<typeof fileSystemStore>

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  const { actor } = await addCustomer(test.database, 'eva@example.com')
  const orderId = await addFinancedOrder(test.database, { customerId: actor.customerId, merchantId })
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, customer_id, order_id, first_name, last_name, email, locale, origin, data)
     values ($1, 'FINANCING', 'SUBMITTED', $2, $3, $4, 'Eva', 'Kern', 'eva@example.com', 'de', '', '{"title": "Passat"}')`,
    [requestId, merchantId, actor.customerId, orderId],
  )
  await test.database.pool.query(
    `insert into financing_applications (request_id, order_id, customer_id, type, consents, recipient) values ($1, $2, $3, 'DEFAULT', '[]', 'Elbkredit GmbH')`,
    [requestId, orderId, actor.customerId],
  )
  await test.database.pool.query(
    `insert into uploads (key, kind, customer_id, attached_to, field, file_name, content_type, bytes, object_key, position)
     values ($1, 'DOCUMENT', $2, $3, 'PAYSLIPS', 'lohn.pdf', 'application/pdf', 4, $4, 0)`,
    [key, actor.customerId, `request:${requestId}`, `uploads/${key}`],
  )
  objects = fileSystemStore(await mkdtemp(path.join(tmpdir(), 'objects-')))
  await objects.put(`uploads/${key}`, secretBox.seal(Buffer.from('%PDF'), sealPurpose(key)))
})

function as(role: StaffRole, at = merchantId): StaffActor {
  const session = { sessionId: randomUUID(), name: 'Eva Verkauf', isAdmin: false, steppedUpAt: null }
  return { kind: 'STAFF', staffId: 1, roles: [{ merchantId: at, roles: [role] }], ...session }
}
const open = (actor: StaffActor, of = { requestId, key }) =>
  viewDocument({ read: test.database.read, writer: test.database, objects, secretBox }, actor, of)

it('shows sellers where an application stands, and nobody else', async () => {
  const list = await readFinancingsForStaff(test.database.read, as('SALES'), { merchantId, part: 'OPEN', page: 1 })
  expect(list).toMatchObject({
    rows: [{ requestId, title: 'Passat', person: 'Eva Kern', state: 'SUBMITTED' }],
    counts: { OPEN: 1, ENDED: 0 },
  })
  expect(await readFinancingForStaff(test.database.read, as('SALES'), requestId)).toMatchObject({
    ...{ documents: [{ field: 'PAYSLIPS', fileName: 'lohn.pdf' }], views: [] },
  })
  for (const actor of [as('SERVICE'), as('ACCOUNTING'), as('OWNER', merchantId + 1)])
    expect(await readFinancingForStaff(test.database.read, actor, requestId)).toMatchObject({ code: 'FORBIDDEN' })
})

it('names who received it as the bank once it was passed on, as its applicant reads it, not the connection', async () => {
  const read = () => readFinancingsForStaff(test.database.read, as('SALES'), { merchantId, part: 'OPEN', page: 1 })
  expect(await read()).toMatchObject({ rows: [{ bank: null }] })
  await test.database.pool.query(`update financing_applications set bank = 'simulator'`)
  expect(await read()).toMatchObject({ rows: [{ bank: 'Elbkredit GmbH' }] })
  await test.database.pool.query(`update financing_applications set bank = null`)
})

it('opens a document and records who did, each time; a refused one leaves no trace', async () => {
  expect(await open(as('SERVICE'))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await open(as('SALES'), { requestId, key: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await readFinancingForStaff(test.database.read, as('SALES'), requestId)).toMatchObject({ views: [] })
  const opened = await open(as('SALES'))
  expect(opened.kind === 'done' && opened.file.bytes.toString()).toBe('%PDF')
  await open(as('SALES'))
  const view = { viewer: 'MERCHANT', name: 'Eva Verkauf (lohn.pdf)' }
  expect(await readFinancingForStaff(test.database.read, as('SALES'), requestId)).toMatchObject({ views: [view, view] })
})

it('an application that no bank has is work for sellers, and no message to answer', async () => {
  const kinds = async (role: StaffRole) => {
    const found = await readWorkList(test.database.read, as(role), merchantId)
    return found.kind === 'found' ? found.items.map(({ kind }) => kind) : found.code
  }
  expect(await kinds('SALES')).toEqual(expect.arrayContaining(['FINANCING']))
  expect(await kinds('SALES')).not.toContain('REQUEST')
  expect(await kinds('SERVICE')).toEqual([])
  await test.database.pool.query(`update financing_applications set passed_on_at = now()`)
  expect(await kinds('SALES')).not.toContain('FINANCING')
})
