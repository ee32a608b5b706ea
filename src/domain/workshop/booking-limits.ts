/** Longest message to the workshop, in characters (specification, section 3 "Service booking"). */
export const MAX_BOOKING_MESSAGE = 500
