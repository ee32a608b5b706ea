/** Every way in which the product says no. Stable: clients and texts rely on these. */
export const REFUSAL_CODES = [
  'INVALID_INPUT',
  'QUERY_TOO_COMPLEX',
  'UNAUTHENTICATED',
  'EMPTY_FEED',
  'TOO_MANY_REMOVED',
  'UNREADABLE_FEED',
  'INVALID_ACCESS_TOKEN',
  'FORBIDDEN',
  'NOT_FOUND',
  'WRONG_CREDENTIALS',
  'RATE_LIMITED',
  'BOT_SUSPECTED',
  'LINK_EXPIRED',
  'LIMIT_REACHED',
  'RESERVED',
  'UNAVAILABLE',
  'KEY_REUSED',
  'CONFLICT',
  'CHANGED',
  'PROVIDER_AWAY',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]
