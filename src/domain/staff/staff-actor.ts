import type { StaffRole } from './roles.ts'

/** The roles of a person at one merchant. */
export interface MerchantRoles {
  readonly merchantId: number
  readonly roles: readonly StaffRole[]
}

/** A member of a merchant's staff, or an administrator of the platform, in a session. */
export interface StaffActor {
  readonly kind: 'STAFF'
  readonly staffId: number
  readonly sessionId: string
  readonly name: string
  readonly isAdmin: boolean
  readonly roles: readonly MerchantRoles[]
  /** When this session last showed its second factor. */
  readonly steppedUpAt: Date | null
}

/** Somebody who is not logged in, or whose session has ended. */
export interface Nobody {
  readonly kind: 'NOBODY'
}

export type DealerAreaActor = StaffActor | Nobody
