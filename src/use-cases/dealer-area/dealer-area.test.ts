import { beforeAll, expect, it } from 'vitest'
import type { OrderState } from '#domain/order/order-states.ts'
import { LIST_PAGE } from '#domain/staff/list-page.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { somebodyWaits } from '../../../tests/support/somebody-waits.ts'
import { addStaff } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readLastChange } from '../audit/last-change.ts'
import { readRequestAs } from '../request/request.ts'
import { addNote } from './add-note.ts'
import { moveAsStaff } from './answer-as-staff.ts'
import { assigneeFingerprint, assignRequest } from './assign-request.ts'
import { changeOrderAsStaff } from './change-order-as-staff.ts'
import { readInbox } from './inbox.ts'
import { readMerchantOrder, readMerchantOrders } from './orders-for-staff.ts'
import { recordMoneyAsStaff } from './record-money-as-staff.ts'
import { readReplyTemplates, saveReplyTemplate, templateFingerprint } from './reply-templates.ts'
import { readRequestForStaff } from './request-for-staff.ts'
import { readWorkList } from './work-list.ts'

const test = useTestDatabase()
let merchantId: number
let orderId: number
const staffIds = new Map<StaffRole, number>()

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  const { actor } = await addCustomer(test.database, 'eva@example.com')
  orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId })
  for (const role of ['SALES', 'ACCOUNTING', 'SERVICE'] as const)
    staffIds.set(
      role,
      await addStaff(test.database, `${role.toLowerCase()}@example.com`, { merchantId, roles: [role] }),
    )
})

function as(role: StaffRole): StaffActor {
  const session = { sessionId: crypto.randomUUID(), name: role, isAdmin: false, steppedUpAt: null }
  return { kind: 'STAFF', staffId: staffIds.get(role)!, roles: [{ merchantId, roles: [role] }], ...session }
}

const auditRows = async () =>
  (await test.database.pool.query(`select 1 from audit_log where operation = 'change-order'`)).rows.length
const nextFor = async (role: StaffRole) => {
  const found = await readMerchantOrder(test.database.read, as(role), orderId)
  return found.kind === 'found' ? found.order.next : found.code
}

it('the work list shows each role what it may see', async () => {
  const kinds = async (role: StaffRole) => {
    const found = await readWorkList(test.database.read, as(role), merchantId)
    return found.kind === 'found' ? found.items.map(({ kind }) => kind) : []
  }
  expect(await kinds('SALES')).toEqual(['ORDER'])
  expect(await kinds('ACCOUNTING')).toEqual(['ORDER'])
  expect(await kinds('SERVICE')).toEqual([])
})

it('the work list is by due time, whatever the work is', async () => {
  const { id } = await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  const { actor } = await addCustomer(test.database, 'due@example.com')
  await addOrder(test.database, { customerId: actor.customerId, merchantId: id })
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data, due_at)
     select 3000000000 + n, 'CONTACT', 'NEW', $1, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example',
       '{"title": "Golf"}', now() + n * interval '10 days' from unnest(array[2, -1]) n`,
    [id],
  )
  const found = await readWorkList(
    test.database.read,
    { ...as('SALES'), roles: [{ merchantId: id, roles: ['SALES'] }] },
    id,
  )
  const items = found.kind === 'found' ? found.items : []
  expect(items.map((item) => (item.kind === 'REQUEST' ? item.requestId : item.kind))).toEqual([
    ...[2_999_999_999, 'ORDER', 3_000_000_002],
  ])
})

it('an order offers the steps that a role may take, and takes them with a row in the audit log', async () => {
  expect(await nextFor('SALES')).toEqual(expect.arrayContaining(['CONFIRMED', 'REJECTED']))
  expect(await nextFor('ACCOUNTING')).toEqual([])
  expect(await nextFor('SERVICE')).toBe('FORBIDDEN')
  const step = { orderId, to: 'CONFIRMED', reason: undefined, unpaid: false } as const
  expect(await changeOrderAsStaff(test.database, as('ACCOUNTING'), step)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await auditRows()).toBe(0)
  expect(await changeOrderAsStaff(test.database, as('SALES'), step)).toMatchObject({ kind: 'done', state: 'CONFIRMED' })
  expect(await auditRows()).toBe(1)
})

it('a step that is not possible any more is refused and leaves nothing behind', async () => {
  const step = { orderId, to: 'CONFIRMED', reason: undefined, unpaid: false } as const
  expect(await changeOrderAsStaff(test.database, as('SALES'), step)).toMatchObject({ code: 'CONFLICT' })
  expect(await auditRows()).toBe(1)
  const open = await readMerchantOrders(test.database.read, as('SALES'), { merchantId, part: 'TO_DO', page: 1 })
  expect(open).toMatchObject({ counts: { TO_DO: 1 }, rows: [{ id: orderId, state: 'CONFIRMED' }] })
})

it('money is recorded by those who may, and a payout only after the second factor', async () => {
  const { actor } = await addCustomer(test.database, 'jan@example.com')
  const order = { customerId: actor.customerId, merchantId }
  const owed = await addOrder(test.database, { ...order, due: 5_000_00, method: 'BANK_TRANSFER' })
  const paidOut = await addOrder(test.database, { ...order, due: -2_000_00, method: 'PAYOUT' })
  const paid = (id: number) => ({ orderId: id, step: 'PAID', reason: undefined }) as const
  const record = (who: StaffActor, id: number) => recordMoneyAsStaff(test.database, who, paid(id))
  expect(await record(as('SERVICE'), owed)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await record(as('SALES'), owed)).toMatchObject({ kind: 'done', payment: 'PAID' })
  expect(await record(as('SALES'), paidOut)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await record(as('ACCOUNTING'), paidOut)).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  expect(await record({ ...as('ACCOUNTING'), steppedUpAt: new Date() }, paidOut)).toMatchObject({ payment: 'PAID' })
})

it('a withdrawal that came by letter is entered with its reason', async () => {
  const { actor } = await addCustomer(test.database, 'ines@example.com')
  const id = await addOrder(test.database, { customerId: actor.customerId, merchantId, state: 'CONFIRMED' })
  const step = { orderId: id, to: 'WITHDRAWN', reason: undefined, unpaid: false } as const
  expect(await changeOrderAsStaff(test.database, as('SALES'), step)).toMatchObject({
    ...{ code: 'INVALID_INPUT', fields: [{ field: 'reason', code: 'REQUIRED' }] },
  })
  const declared = { ...step, reason: 'Brief vom 3. November' }
  expect(await changeOrderAsStaff(test.database, as('SALES'), declared)).toMatchObject({ state: 'WITHDRAWN' })
  const next = async (orderId: number) => {
    const found = await readMerchantOrder(test.database.read, as('OWNER'), orderId)
    return found.kind === 'found' ? found.order.next : found.code
  }
  expect(await next(id), 'nothing has left').toEqual(['REFUNDED', 'RETURNED'])
  const handedOver = await addOrder(test.database, {
    customerId: actor.customerId,
    merchantId,
    state: 'READY_FOR_PICKUP',
  })
  const go = (to: OrderState, reason?: string) =>
    changeOrderAsStaff(test.database, as('SALES'), { orderId: handedOver, to, reason, unpaid: true })
  await go('HANDED_OVER', 'bezahlt vor Ort')
  await go('WITHDRAWN', 'Brief vom 4. November')
  expect(await next(handedOver), 'the car comes back first').toEqual(['RETURNED'])
  await go('RETURNED')
  expect(await next(handedOver)).toEqual(['REFUNDED'])
})

it('a request belongs to a colleague who may answer it, and notes are for colleagues', async () => {
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values (1000000001, 'CONTACT', 'NEW', $1, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example',
       '{"title": "Golf"}')`,
    [merchantId],
  )
  const requestId = 1_000_000_001
  const fingerprint = assigneeFingerprint(null)
  const assign = (role: StaffRole) =>
    assignRequest(test.database, as('SALES'), { requestId, staffId: staffIds.get(role)!, fingerprint })
  expect(await assign('ACCOUNTING')).toMatchObject({ fields: [{ field: 'staff', code: 'INVALID' }] })
  expect(await assign('SERVICE')).toEqual({ kind: 'done' })
  expect(await assign('SALES')).toMatchObject({ code: 'CHANGED' })
  const mine = (role: StaffRole) => readInbox(test.database.read, as(role), { merchantId, part: 'MINE', page: 1 })
  expect(await mine('SERVICE')).toMatchObject({ counts: { MINE: 1, OPEN: 1 }, rows: [{ assignee: 'Service' }] })
  expect(await mine('SALES')).toMatchObject({ counts: { MINE: 0 }, rows: [] })
  await addNote(test.database, as('SERVICE'), { requestId }, 'Ruft um drei zurück.')
  expect(await readRequestForStaff(test.database.read, as('SALES'), requestId)).toMatchObject({
    request: { notes: [{ author: 'SERVICE', text: 'Ruft um drei zurück.' }], lastAssignment: { by: 'SALES' } },
  })
  expect(await readRequestAs(test.database.read, requestId, 'CUSTOMER')).not.toHaveProperty('notes')
})

it('a template has a name of its own at its merchant', async () => {
  const save = (id: number | null, name: string) =>
    saveReplyTemplate(test.database, as('SALES'), { merchantId, id, name, text: 'Guten Tag {name}', fingerprint: null })
  expect(await save(null, 'Probefahrt')).toEqual({ kind: 'done' })
  expect(await save(null, 'Probefahrt')).toMatchObject({ code: 'CONFLICT' })
  // A new one has no id yet: its name must not be taken for another's.
  expect(await readLastChange(test.database.read, 'new template Probefahrt')).toMatchObject({ by: 'SALES' })
  const elsewhere = { merchantId: merchantId + 1 }
  expect(await readLastChange(test.database.read, 'new template Probefahrt', elsewhere)).toBeUndefined()
  expect(await save(999_999, 'Rückruf')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await readReplyTemplates(test.database.read, as('SERVICE'), merchantId)).toMatchObject({
    templates: [{ name: 'Probefahrt' }],
  })
  const shown = await readReplyTemplates(test.database.read, as('SALES'), merchantId)
  if (shown.kind !== 'found') throw new Error('refused')
  const template = shown.templates[0]!
  const edit = (text: string) => ({ ...template, merchantId, text, fingerprint: templateFingerprint(template) })
  expect(await saveReplyTemplate(test.database, as('OWNER'), edit('Hallo'))).toEqual({ kind: 'done' })
  expect(await saveReplyTemplate(test.database, as('SALES'), edit('Moin'))).toMatchObject({ code: 'CHANGED' })
})

it('loans are decided by those who deal with them, and a trade-in moves by its offer alone', async () => {
  const insert = (id: number, kind: string, state: string) =>
    test.database.pool.query(
      `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
       values ($1, $2, $3, $4, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', '{"title": "Golf"}')`,
      [id, kind, state, merchantId],
    )
  await insert(1_000_000_002, 'FINANCING', 'SUBMITTED')
  await insert(1_000_000_003, 'TRADE_IN', 'REQUESTED')
  const move = (role: StaffRole, requestId: number, to: 'REJECTED' | 'OFFERED') =>
    moveAsStaff(test.database, as(role), { requestId, to, reason: undefined })
  expect(await move('SERVICE', 1_000_000_002, 'REJECTED')).toMatchObject({ code: 'FORBIDDEN' })
  expect(await move('SALES', 1_000_000_003, 'OFFERED')).toMatchObject({ code: 'CONFLICT' })
  expect(await readRequestForStaff(test.database.read, as('SERVICE'), 1_000_000_002)).toMatchObject({
    code: 'FORBIDDEN',
  })
  const inbox = await readInbox(test.database.read, as('SERVICE'), { merchantId, part: 'OPEN', page: 1 })
  expect(inbox.kind === 'found' && inbox.rows.map(({ kind }) => kind)).not.toContain('FINANCING')
})

it('orders beyond the first page are on the next one, and none is on two', async () => {
  const { id } = await addMerchant(test.database, { slug: 'many-orders' })
  const { actor } = await addCustomer(test.database, 'ole@example.com')
  for (let number = 0; number < LIST_PAGE + 2; number++)
    await addOrder(test.database, { customerId: actor.customerId, merchantId: id })
  const owner: StaffActor = { ...as('SALES'), roles: [{ merchantId: id, roles: ['OWNER'] }] }
  const pages = await Promise.all(
    [1, 2, 3].map((page) => readMerchantOrders(test.database.read, owner, { merchantId: id, part: 'TO_DO', page })),
  )
  const ids = pages.map((page) => (page.kind === 'found' ? page.rows.map((row) => row.id) : []))
  expect(ids.map(({ length }) => length)).toEqual([LIST_PAGE, 2, 0])
  expect(new Set(ids.flat()).size).toBe(LIST_PAGE + 2)
  expect(pages.map((page) => page.kind === 'found' && page.counts.TO_DO)).toEqual(Array(3).fill(LIST_PAGE + 2))
})

it('whoever waits for an order lets everybody else’s changes be recorded', async () => {
  const { actor } = await addCustomer(test.database, 'pia@example.com')
  const waiting = await addOrder(test.database, { customerId: actor.customerId, merchantId })
  const other = await test.database.pool.connect()
  await other.query('begin')
  await other.query('select from orders where id = $1 for update', [waiting])
  const step = { orderId: waiting, to: 'CONFIRMED', reason: undefined, unpaid: false } as const
  const changing = changeOrderAsStaff(test.database, as('SALES'), step)
  try {
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
    const save = saveReplyTemplate(test.database, as('SALES'), {
      merchantId,
      id: null,
      name: 'Neu',
      text: 'Hallo',
      fingerprint: null,
    })
    const late = new Promise((resolve) => setTimeout(() => resolve('late'), 5_000))
    expect(await Promise.race([save, late])).toEqual({ kind: 'done' })
  } finally {
    await other.query('rollback')
    other.release()
  }
  expect(await changing).toMatchObject({ kind: 'done' })
})
