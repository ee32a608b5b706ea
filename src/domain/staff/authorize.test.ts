import { describe, expect, it } from 'vitest'
import { authorize } from './authorize.ts'
import { type Permission, PERMISSIONS, ruleOf } from './permissions.ts'
import { STAFF_ROLES, type StaffRole } from './roles.ts'
import type { StaffActor } from './staff-actor.ts'

const NOW = new Date('2026-12-01T10:00:00Z')
const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[]

const PLATFORM = [
  ...['platform-newsletters.change', 'platform-newsletters.send'],
  ...['operations.read', 'operations.change', 'sellers.report'],
]

function staff(more: Partial<StaffActor> = {}): StaffActor {
  return {
    kind: 'STAFF',
    staffId: 1,
    sessionId: 's',
    name: 'Eva',
    isAdmin: false,
    roles: [],
    steppedUpAt: NOW,
    ...more,
  }
}
const withRole = (role: StaffRole) => staff({ roles: [{ merchantId: 7, roles: [role] }] })
const permissionsOf = (actor: StaffActor, merchantId: number | null) =>
  PERMISSION_NAMES.filter((permission) => authorize(actor, permission, merchantId, NOW) === undefined)

describe('what a role may do', () => {
  it.each([
    [
      'SALES',
      [
        'home.read',
        'requests.read',
        'requests.answer',
        'orders.read',
        'orders.change',
        'orders.file',
        'orders.pay',
        'stock.read',
        'stock.change',
        'imports.read',
        'imports.run',
        'calendar.read',
        'calendar.change',
        'trade-ins.read',
        'trade-ins.offer',
        'financing.read',
        'financing.change',
        'figures.read',
        'newsletters.change',
        'newsletters.send',
      ],
    ],
    ['SERVICE', ['home.read', 'requests.read', 'requests.answer', 'stock.read', 'calendar.read', 'calendar.change']],
    [
      'ACCOUNTING',
      [
        'home.read',
        'orders.read',
        'orders.file',
        'orders.pay',
        'orders.refund',
        'payouts.change',
        'figures.read',
        'export',
      ],
    ],
  ] as const)('%s', (role, permissions) => {
    expect(permissionsOf(withRole(role), 7)).toEqual(permissions)
  })

  it('OWNER: everything at the merchant, nothing of the platform', () => {
    const platform = ['admins.change', 'listings.review', 'notices.decide', 'merchants.change', ...PLATFORM]
    expect(permissionsOf(withRole('OWNER'), 7)).toEqual(PERMISSION_NAMES.filter((name) => !platform.includes(name)))
  })

  it('administrators: the platform, and of every merchant what it takes to set it up, but no customers', () => {
    const own = [
      'imports.read',
      'merchant.change',
      'merchant.secure',
      'pages.change',
      'staff.read',
      'staff.change',
      'admins.change',
      'audit.read',
    ]
    const platform = ['listings.review', 'notices.decide', 'merchants.change', ...PLATFORM]
    for (const merchantId of [7, null])
      expect(permissionsOf(staff({ isAdmin: true }), merchantId)).toEqual([...own, ...platform])
  })

  it.each(STAFF_ROLES)('%s: nothing at another merchant, and nothing without one', (role) => {
    for (const merchantId of [8, null]) expect(permissionsOf(withRole(role), merchantId)).toEqual([])
  })
})

describe('the second factor', () => {
  const STEP_UP = PERMISSION_NAMES.filter((permission) => ruleOf(permission).stepUp)

  it('is shown again for payouts, keys, roles and exports', () => {
    expect(STEP_UP).toEqual([
      ...[
        'orders.refund',
        'payouts.change',
        'newsletters.send',
        'merchant.secure',
        'api-keys.create',
        'webhooks.secure',
        'staff.change',
        'export',
      ],
      'admins.change',
      'platform-newsletters.send',
      'sellers.report',
    ])
  })

  it.each([
    [null, 'STEP_UP_REQUIRED'],
    [new Date('2026-12-01T09:50:00.000Z'), 'STEP_UP_REQUIRED'],
    [new Date('2026-12-01T09:50:00.001Z'), undefined],
  ])('shown at %s: %s', (steppedUpAt, code) => {
    const owner = { ...withRole('OWNER'), steppedUpAt }
    expect(authorize(owner, 'export', 7, NOW)?.code).toBe(code)
    expect(authorize(owner, 'stock.change', 7, NOW)).toBeUndefined()
    expect(authorize(owner, 'export', 8, NOW)?.code).toBe('FORBIDDEN')
  })
})

it('nobody is told to log in', () => {
  for (const permission of PERMISSION_NAMES)
    expect(authorize({ kind: 'NOBODY' }, permission, 7, NOW)?.code).toBe('UNAUTHENTICATED')
})
