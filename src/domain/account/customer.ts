export const SALUTATIONS = ['MR', 'MRS', 'DIVERSE'] as const
/** How a customer wants to be addressed; null where not stated. */
export type Salutation = (typeof SALUTATIONS)[number]

export const CUSTOMER_KINDS = ['PRIVATE', 'COMPANY'] as const
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

const ROLES = ['USER', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** PENDING until the e-mail address is confirmed. */
const CUSTOMER_STATUSES = ['PENDING', 'ACTIVE', 'DISABLED'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]
