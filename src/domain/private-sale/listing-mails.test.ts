import { expect, it } from 'vitest'
import { newsOfListing } from './listing-mails.ts'

it.each([
  [null, 'IN_REVIEW', 'CUSTOMER', true, 'IN_REVIEW'],
  [null, 'IN_REVIEW', 'CUSTOMER', false, null],
  ['IN_REVIEW', 'ONLINE', 'OPERATOR', false, 'ONLINE'],
  ['EXPIRED', 'ONLINE', 'CUSTOMER', false, 'ONLINE'],
  ['ONLINE', 'ONLINE', 'CUSTOMER', false, 'ONLINE'],
  ['RESERVED', 'ONLINE', 'CUSTOMER', false, null],
  ['IN_REVIEW', 'REJECTED', 'OPERATOR', false, 'REJECTED'],
  ['ONLINE', 'EXPIRED', 'TIMER', false, 'EXPIRED'],
  ['ONLINE', 'ENDED', 'CUSTOMER', false, 'ENDED'],
  ['EXPIRED', 'ENDED', 'TIMER', false, null],
  ['ONLINE', 'RESERVED', 'CUSTOMER', false, null],
  ['ONLINE', 'SOLD', 'CUSTOMER', true, null],
] as const)('from %s to %s by %s (review: %s) mails %s', (from, to, actor, needsReview, news) =>
  expect(newsOfListing({ from, to, actor, needsReview })).toBe(news),
)
