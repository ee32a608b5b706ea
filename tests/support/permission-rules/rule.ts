import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'

export const WHO = [...STAFF_ROLES, 'ADMIN', 'NOBODY'] as const
export type Who = (typeof WHO)[number]

export interface Rule {
  /**
   * `$merchant` is the UUID of the merchant it is about, `$request`, `$order`, `$vehicle`, `$bulk` and `$run` a request,
   * an order, a car, a bulk change and an import there.
   */
  readonly call: string
  /** Everybody, everybody who is logged in (for what is their own), or those who have a permission. */
  readonly may: 'EVERYBODY' | 'STAFF' | { readonly atOwn: readonly StaffRole[]; readonly everywhere: readonly Who[] }
  /** Only shortly after the second factor was shown. */
  readonly stepUp?: boolean
}

/** Operations by name: who may call each. What they name does not exist, so that nothing changes. */
export type Rules = Readonly<Record<string, Rule>>

/** A UUID that nothing has. */
export const UUID = '00000000-0000-0000-0000-000000000000'
export const OWNERS = { atOwn: ['OWNER'], everywhere: ['ADMIN'] } as const
export const OWN_OWNERS = { atOwn: ['OWNER'], everywhere: [] } as const
export const ADMINS = { atOwn: [], everywhere: ['ADMIN'] } as const
export const EVERY_ROLE = { atOwn: STAFF_ROLES, everywhere: [] } as const
export const REQUESTS = { atOwn: ['OWNER', 'SALES', 'SERVICE'], everywhere: [] } as const
export const STOCK_READERS = { atOwn: ['OWNER', 'SALES', 'SERVICE'], everywhere: [] } as const
export const IMPORT_READERS = { atOwn: ['OWNER', 'SALES'], everywhere: ['ADMIN'] } as const
export const SALES = { atOwn: ['OWNER', 'SALES'], everywhere: [] } as const
export const ofMerchant = (kind: 'query' | 'mutation', call: string) => `${kind} ($merchant: ID!) { ${call} }`
