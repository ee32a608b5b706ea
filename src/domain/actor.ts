import type { Role } from './account/customer.ts'

/** Who asks. */
export type Actor = CustomerActor | Visitor

export interface CustomerActor {
  readonly kind: 'CUSTOMER'
  readonly customerId: number
  readonly role: Role
  /** The log-in this request belongs to. */
  readonly familyId: string
}

export interface Visitor {
  readonly kind: 'VISITOR'
}
