/** Names the session of a member of staff; a customer's has another one. */
export const STAFF_COOKIE = 'fw-staff'

/** Names the business that somebody with several has opened last, for pages whose address names none: an order's, for instance. */
export const BUSINESS_COOKIE = 'fw-business'
