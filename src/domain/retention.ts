import { CART_MAX_AGE_SECONDS } from './cart/cart.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How long data is kept that nobody needs any more, in milliseconds. `docs/operations.md` has the same table with the reasons. Orders,
 * invoices and what belongs to them are never deleted.
 */
export const RETENTION_MS = {
  /** After the vehicle was archived. */
  archivedVehicles: 180 * DAY_MS,
  /** After the price changed; what a reduction is compared with is kept longer. */
  priceHistory: 400 * DAY_MS,
  /** The latest run of a dealer is kept longer. */
  feedRuns: 90 * DAY_MS,
  /** After a photograph was last delivered, where no vehicle and no order shows it. */
  photographs: 30 * DAY_MS,
  /** After a logo was replaced: mails that were sent with it show it until then. */
  logos: 90 * DAY_MS,
  /** After the last byte of an uploaded feed was received: far longer than it can wait for the imports before it. */
  uploads: DAY_MS,
  /** The change log of the stock: a search index that is further behind is built anew. */
  vehicleChanges: 7 * DAY_MS,
  /** Runs of the schedule that failed for good, which operators look at: their next run has done their work. */
  givenUpRuns: DAY_MS,
  /** Notes that pages show something else than before: web processes look for new ones several times a second. */
  shopChanges: HOUR_MS,
  /** Which vehicles an alert has named already: longer than an alert ever looks back. */
  alertedVehicles: 8 * DAY_MS,
  endedSessions: DAY_MS,
  unconfirmedAccounts: 14 * DAY_MS,
  idempotencyKeys: DAY_MS,
  /** Carts and drafts of visitors without an account live as long as the cookie that names them. */
  visitorCarts: CART_MAX_AGE_SECONDS * 1000,
  visitorDrafts: CART_MAX_AGE_SECONDS * 1000,
  drafts: 180 * DAY_MS,
  /** Financing applications nobody went on with, untouched for two weeks. */
  financingDrafts: 14 * DAY_MS,
  /** After an application ended without a contract; with one the answers go at the hand-over. */
  endedApplications: 90 * DAY_MS,
  bankMessages: 90 * DAY_MS,
  /** After an offer for a customer's car ended: half a year, as the privacy notice says. */
  endedOffers: 183 * DAY_MS,
  /** After a request was closed: half a year, as its form says. */
  closedRequests: 183 * DAY_MS,
  /** After the decision: as long as it can be objected to, and longer (article 20 of the Digital Services Act: six months). */
  decidedReports: 365 * DAY_MS,
  /** After their end, accepted or not. */
  staffInvitations: 30 * DAY_MS,
  /** Counts of opened pages: as long as two years can be compared. */
  views: 760 * DAY_MS,
  /** Decisions about cookies: three years, in which a claim can be made, and the half year they last (§ 195 BGB). */
  cookieConsents: 1_280 * DAY_MS,
  /** Newsletter subscriptions nobody confirmed: a week longer than their link is valid. */
  unconfirmedSubscriptions: 14 * DAY_MS,
  /** After a newsletter subscription ended: the proof of consent, until claims about its mails are time-barred (§ 195 BGB). */
  endedSubscriptions: 3 * 366 * DAY_MS,
  /** After an issue of a newsletter was sent: to which addresses, by their hashes. Its counts stay. */
  newsletterDeliveries: 365 * DAY_MS,
  /** The value of a customer's car, month by month: as long as a chart of it says something. It goes with the car before that. */
  garageValues: 1_830 * DAY_MS,
  sentMails: 30 * DAY_MS,
  /** What was sent to the programs of a merchant, with their answers. */
  webhookDeliveries: 30 * DAY_MS,
} as const

/** The moment before which data of this kind has had its time. */
export function retentionLimit(kind: keyof typeof RETENTION_MS, now = new Date()): Date {
  return new Date(now.getTime() - RETENTION_MS[kind])
}
