/** Names the session of a member of staff; a customer's has another one. */
export const STAFF_COOKIE = 'fw-staff'
