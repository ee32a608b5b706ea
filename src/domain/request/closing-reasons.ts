/** Why a seller closes a request with success. */
export const WON_REASONS = ['BOUGHT', 'ANSWERED'] as const
/** Why a seller closes a request without one. */
export const LOST_REASONS = [
  'VEHICLE_SOLD',
  'BOUGHT_ELSEWHERE',
  'NOT_REACHED',
  'NO_INTEREST',
  'NOT_SERIOUS',
  'OTHER',
] as const

/** Why a seller declines or cancels a booking. */
export const DECLINED_REASONS = ['NO_CAPACITY', 'NOT_OFFERED', 'NOT_SERIOUS', 'OTHER'] as const

/** Why a dealer does not buy a customer's car. */
export const NOT_BOUGHT_REASONS = ['CAR_NOT_WANTED', 'CONDITION', 'DETAILS_DIFFER', 'NOT_SERIOUS', 'OTHER'] as const

/** Why the operator does not show a private person's offer. */
export const REJECTION_REASONS = [
  'PRICE_NOT_PLAUSIBLE',
  'LISTED_ALREADY',
  'CONTACT_IN_LISTING',
  'PICTURES_NOT_USABLE',
  'BUSINESS_SELLER',
  'NOT_ALLOWED',
] as const

/** Every reason with which a request can be closed; the last ones are the customer's and the clock's. */
export const CLOSING_REASONS = [
  ...WON_REASONS,
  ...LOST_REASONS,
  'NO_CAPACITY',
  'NOT_OFFERED',
  'CAR_NOT_WANTED',
  'CONDITION',
  'DETAILS_DIFFER',
  'WITHDRAWN',
  'UNANSWERED',
  'NO_ACTIVITY',
  'NO_LONGER_OFFERED',
  'PROPOSAL_EXPIRED',
  'OFFER_EXPIRED',
  'ORDER_ENDED',
  ...REJECTION_REASONS,
] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]
