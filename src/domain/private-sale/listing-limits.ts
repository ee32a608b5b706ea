export const MAX_LISTING_NAME = 80
export const MAX_LISTING_DESCRIPTION = 2000

/** How long an offer is online, in days, and how many days before its end the seller is reminded. */
export const LISTING_DAYS = 60
export const LISTING_REMINDER_DAYS = 5

/** Offers of one person that are not over. More are a business. */
export const MAX_OPEN_LISTINGS = 5
