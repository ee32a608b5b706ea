import type { Role } from './account/customer.ts'

/** Who makes the request. */
export type Actor = CustomerActor | Visitor

export interface CustomerActor {
  readonly kind: 'CUSTOMER'
  readonly customerId: number
  readonly role: Role
  /** The session this request belongs to. */
  readonly familyId: string
}

export interface Visitor {
  readonly kind: 'VISITOR'
}
