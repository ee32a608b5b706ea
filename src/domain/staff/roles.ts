/** What somebody does for a merchant; a person may have several roles, and others at another merchant. */
export const STAFF_ROLES = ['OWNER', 'SALES', 'SERVICE', 'ACCOUNTING'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** INVITED until the second factor is set up (again), ENDED after leaving the last merchant; only ACTIVE staff log in. */
const STAFF_STATES = ['INVITED', 'ACTIVE', 'ENDED'] as const
export type StaffState = (typeof STAFF_STATES)[number]
