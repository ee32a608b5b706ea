import { ADMINS, type Rules } from './rule.ts'

export const PLATFORM_RULES: Rules = {
  merchants: { call: '{ merchants { slug } }', may: ADMINS },
  sharedBrands: { call: '{ sharedBrands { slug } }', may: ADMINS },
  chooseLeadingMerchant: {
    call: 'mutation { chooseLeadingMerchant(brand: "x", leading: "x", fingerprint: "x") }',
    may: ADMINS,
  },
  createMerchant: {
    call: 'mutation { createMerchant(name: "x", slug: "x", street: "x", zip: "x", city: "x") }',
    may: ADMINS,
  },
  sellerReport: { call: '{ sellerReport(year: 2026) { name } }', may: ADMINS, stepUp: true },
  operations: { call: '{ operations { vehicles } }', may: ADMINS },
  retryGivenUpJobs: { call: 'mutation { retryGivenUpJobs }', may: ADMINS },
  platformWork: { call: '{ platformWork { dueAt } }', may: ADMINS },
  listingsForReview: { call: '{ listingsForReview(part: WAITING) { waiting } }', may: ADMINS },
  reviewedListing: { call: '{ reviewedListing(id: "1") { email } }', may: ADMINS },
  reviewListing: { call: 'mutation { reviewListing(id: "1", fingerprint: "x") }', may: ADMINS },
  offerReports: { call: '{ offerReports(part: OPEN) { open } }', may: ADMINS },
  offerReport: { call: '{ offerReport(id: "1") { title } }', may: ADMINS },
  answerOfferReport: {
    call: 'mutation { answerOfferReport(id: "1", decision: NO_ACTION, statement: "x") }',
    may: ADMINS,
  },
}
