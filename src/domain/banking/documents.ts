import type { AmountField } from './sums.ts'
import { EMPLOYED, OWN_ACCOUNT } from './vocabulary.ts'

/** The proofs that a bank may want, in the order of the list. */
export const BANKING_DOCUMENTS = [
  'PAYSLIPS',
  'EMPLOYMENT_CONTRACT',
  'TAX_ASSESSMENT',
  'BUSINESS_FIGURES',
  'PENSION_NOTICE',
  'ENROLMENT',
  'OTHER_INCOME_PROOF',
  'RENTAL_CONTRACT',
  'MAINTENANCE_PROOF',
  'BANK_STATEMENT',
  'LOAN_CONTRACT',
  'MORTGAGE_STATEMENT',
  'HEALTH_INSURANCE',
] as const
export type BankingDocument = (typeof BANKING_DOCUMENTS)[number]

/** What decides which proofs are wanted. */
export interface DocumentFacts {
  readonly professionalGroup: string | null
  readonly employmentType: string | null
  readonly amounts: { readonly [Field in AmountField]?: number | null | undefined }
}

/** The proofs that belong to the answers; identity papers are never among them, because the bank identifies its customers itself. */
export function documentsFor({ professionalGroup: group, employmentType, amounts }: DocumentFacts): BankingDocument[] {
  const isEmployed = EMPLOYED.has(group ?? '')
  const has = (field: AmountField) => (amounts[field] ?? 0) > 0
  const wanted: Readonly<Record<BankingDocument, boolean>> = {
    PAYSLIPS: isEmployed,
    EMPLOYMENT_CONTRACT: isEmployed && employmentType === 'FIXED_TERM',
    TAX_ASSESSMENT: OWN_ACCOUNT.has(group ?? ''),
    BUSINESS_FIGURES: OWN_ACCOUNT.has(group ?? ''),
    PENSION_NOTICE: group === 'PENSIONER' || has('pension'),
    ENROLMENT: group === 'STUDENT',
    OTHER_INCOME_PROOF: has('otherIncome'),
    RENTAL_CONTRACT: has('rentalIncome'),
    MAINTENANCE_PROOF: has('maintenanceIncome'),
    BANK_STATEMENT: true,
    LOAN_CONTRACT: has('otherLoans'),
    MORTGAGE_STATEMENT: has('mortgages'),
    HEALTH_INSURANCE: has('privateHealthInsurance'),
  }
  return BANKING_DOCUMENTS.filter((document) => wanted[document])
}
