import type { StaffRole } from './roles.ts'

interface PermissionRule {
  /** Roles that have it at their own merchant. */
  readonly roles: readonly StaffRole[]
  /** Administrators of the platform have it, at every merchant. */
  readonly admin?: boolean
  /** Only shortly after the second factor was shown. */
  readonly stepUp?: boolean
}

/** Who may do what in the dealer area. Accountants read what belongs to invoices; the workshop sees its calendar and its requests. */
export const PERMISSIONS = {
  'home.read': { roles: ['OWNER', 'SALES', 'SERVICE', 'ACCOUNTING'] },
  'requests.read': { roles: ['OWNER', 'SALES', 'SERVICE'] },
  'requests.answer': { roles: ['OWNER', 'SALES', 'SERVICE'] },
  'orders.read': { roles: ['OWNER', 'SALES', 'ACCOUNTING'] },
  'orders.change': { roles: ['OWNER', 'SALES'] },
  'orders.file': { roles: ['OWNER', 'SALES', 'ACCOUNTING'] },
  'orders.pay': { roles: ['OWNER', 'SALES', 'ACCOUNTING'] },
  'orders.refund': { roles: ['OWNER', 'ACCOUNTING'], stepUp: true },
  'payouts.change': { roles: ['OWNER', 'ACCOUNTING'], stepUp: true },
  'stock.read': { roles: ['OWNER', 'SALES', 'SERVICE'] },
  'stock.change': { roles: ['OWNER', 'SALES'] },
  'imports.read': { roles: ['OWNER', 'SALES'], admin: true },
  'imports.run': { roles: ['OWNER', 'SALES'] },
  'calendar.read': { roles: ['OWNER', 'SALES', 'SERVICE'] },
  'calendar.change': { roles: ['OWNER', 'SALES', 'SERVICE'] },
  'trade-ins.read': { roles: ['OWNER', 'SALES'] },
  'trade-ins.offer': { roles: ['OWNER', 'SALES'] },
  'trade-ins.terms': { roles: ['OWNER'] },
  'financing.read': { roles: ['OWNER', 'SALES'] },
  'financing.change': { roles: ['OWNER', 'SALES'] },
  'figures.read': { roles: ['OWNER', 'SALES', 'ACCOUNTING'] },
  'newsletters.change': { roles: ['OWNER', 'SALES'] },
  // A mail to every reader cannot be taken back.
  'newsletters.send': { roles: ['OWNER', 'SALES'], stepUp: true },
  'merchant.change': { roles: ['OWNER'], admin: true },
  // The account customers pay into, and the key that replaces the stock.
  'merchant.secure': { roles: ['OWNER'], admin: true, stepUp: true },
  // Texts of the merchant's own shop; administrators write the main site's.
  'pages.change': { roles: ['OWNER'], admin: true },
  // Not for administrators: a key reads a merchant's customers.
  'api-keys.change': { roles: ['OWNER'] },
  'api-keys.create': { roles: ['OWNER'], stepUp: true },
  // Where a merchant's events go; their log shows what the programs answered.
  'webhooks.change': { roles: ['OWNER'] },
  'webhooks.secure': { roles: ['OWNER'], stepUp: true },
  'staff.read': { roles: ['OWNER'], admin: true },
  'staff.change': { roles: ['OWNER'], admin: true, stepUp: true },
  export: { roles: ['OWNER', 'ACCOUNTING'], stepUp: true },
  'admins.change': { roles: [], admin: true, stepUp: true },
  'audit.read': { roles: ['OWNER'], admin: true },
  'listings.review': { roles: [], admin: true },
  'notices.decide': { roles: [], admin: true },
  'merchants.change': { roles: [], admin: true },
  'platform-newsletters.change': { roles: [], admin: true },
  'platform-newsletters.send': { roles: [], admin: true, stepUp: true },
  'operations.read': { roles: [], admin: true },
  'operations.change': { roles: [], admin: true },
  'sellers.report': { roles: [], admin: true, stepUp: true },
} as const satisfies Record<string, PermissionRule>
export type Permission = keyof typeof PERMISSIONS
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[]

export function ruleOf(permission: Permission): PermissionRule {
  return PERMISSIONS[permission]
}
