/** Why an offer is reported. */
export const REPORT_REASONS = [
  'FRAUD',
  'ALREADY_SOLD',
  'WRONG_DETAILS',
  'WRONG_PRICE',
  'STOLEN',
  'RIGHTS',
  'PERSONAL_DATA',
  'OTHER',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What the operator decided. */
export const REPORT_DECISIONS = ['ACTION_TAKEN', 'NO_ACTION'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const MAX_REPORT_TEXT = 2_000
