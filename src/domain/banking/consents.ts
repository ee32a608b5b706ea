import type { Locale } from '../locale.ts'

/** What an applicant declares before sending; none is ticked beforehand (specification, section 3; Directive (EU) 2023/2225 article 15). */
export const BANKING_FLAGS = ['actingFlag', 'contractFlag', 'privacyFlag'] as const
export type BankingFlag = (typeof BANKING_FLAGS)[number]

/** The version of each text; it rises with every change of a text in `messages/banking-consents.ts`. */
export const CONSENT_VERSIONS: Readonly<Record<BankingFlag, number>> = {
  actingFlag: 1,
  contractFlag: 1,
  privacyFlag: 2,
}

/** The version of the form with the information before the contract. */
export const INFORMATION_VERSION = '1'

/** A text that was agreed to, word for word. */
export interface BankingConsent {
  readonly flag: BankingFlag
  readonly version: number
  readonly locale: Locale
  readonly text: string
  /** ISO 8601. */
  readonly at: string
}
