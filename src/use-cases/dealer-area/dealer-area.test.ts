import { beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addStaff } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeOrderAsStaff } from './change-order-as-staff.ts'
import { readMerchantOrder, readMerchantOrders } from './orders-for-staff.ts'
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
  const open = await readMerchantOrders(test.database.read, as('SALES'), { merchantId, part: 'OPEN' })
  expect(open).toMatchObject({ orders: [{ id: orderId, state: 'CONFIRMED' }] })
})
