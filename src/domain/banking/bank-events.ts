/** What a bank says about an application. */
export const BANK_EVENT_KINDS = ['DOCUMENTS_MISSING', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export type BankEventKind = (typeof BANK_EVENT_KINDS)[number]

/** The decisions that can be taken on the page of the embedded bank. */
export const SIMULATED_DECISIONS = ['APPROVED', 'DOCUMENTS_MISSING', 'REJECTED', 'WITHDRAWN'] as const
export type SimulatedDecision = (typeof SIMULATED_DECISIONS)[number]
