import { createHash } from 'node:crypto'
import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import {
  type BankingDraft,
  type BankingStep,
  documentsOfDraft,
  firstBankingStep,
} from '#domain/banking/banking-draft.ts'
import { CONSENT_VERSIONS } from '#domain/banking/consents.ts'
import type { BankingDocument } from '#domain/banking/documents.ts'
import { type AmountField, type BankingSums, bankingSums, EXPENSES, INCOMES } from '#domain/banking/sums.ts'
import type { Shopper } from '#domain/shopper.ts'
import type { Banking } from '#services/banking/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { type DraftOf, draftDeletion, findBankingDraft, readBankingDraft } from './banking-draft.ts'
import { type FinancedOrder, readFinancedOrder } from './financed-order.ts'
import { recipientOf } from './recipient.ts'

export interface BankingDeps {
  readonly read: ReadHandle
  readonly secretBox: SecretBox
  readonly banking: Pick<Banking, 'chosen'>
}

/** A financing application as it stands: the answers so far, and what follows from them. */
export interface BankingRequest extends FinancedOrder {
  readonly draft: BankingDraft
  readonly openStep: BankingStep
  readonly sums: BankingSums
  readonly documents: readonly BankingDocument[]
  readonly deletedOn: Date | null
  /** Who will receive it, by name. */
  readonly recipient: string
}

/** The application for one of the customer's own orders, by the number of the order or of the request; undefined for any other. */
export async function readBankingRequest(
  { read, secretBox, banking }: BankingDeps,
  shopper: Shopper,
  id: number,
): Promise<BankingRequest | undefined> {
  const financed = await readFinancedOrder(read, shopper, id)
  if (!financed) return undefined
  const of = { customerId: shopper.customerId, orderId: financed.order.id }
  const draft = await readBankingDraft(read, secretBox, of)
  return {
    ...financed,
    draft,
    openStep: firstBankingStep(draft, berlinToday()),
    sums: bankingSums(amountsOf(draft), financed.installment),
    documents: documentsOfDraft(draft),
    deletedOn: await draftDeletion(read, of),
    recipient: recipientOf(banking, financed.lines),
  }
}

/** The first step that is not answered of an application that somebody has begun; null before. */
export async function bankingStepOf(
  { read, secretBox }: Pick<BankingDeps, 'read' | 'secretBox'>,
  of: DraftOf,
): Promise<BankingStep | null> {
  const draft = await findBankingDraft(read, secretBox, of)
  return draft ? firstBankingStep(draft, berlinToday()) : null
}

/**
 * Fingerprint of what is applied for: the answers, the loan or lease of each car, and who receives them. Proofs and declarations go as they
 * are then.
 */
export function bankingDigest({ draft, lines, order, recipient }: BankingRequest): string {
  const { personal, household, income } = draft
  const quotes = lines.map(({ finance }) => finance.quote)
  return createHash('sha256')
    .update(JSON.stringify([order.id, personal, household, income, quotes, recipient, CONSENT_VERSIONS]))
    .digest('hex')
}

function amountsOf({ income }: BankingDraft): Partial<Record<AmountField, number>> {
  return Object.fromEntries([...INCOMES, ...EXPENSES].map((field) => [field, Number(income?.[field] ?? 0)]))
}
