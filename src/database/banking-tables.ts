import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { BankEventKind } from '#domain/banking/bank-events.ts'
import type { BankingConsent } from '#domain/banking/consents.ts'
import type { BankingType } from '#domain/banking/vocabulary.ts'
import type { Locale } from '#domain/locale.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface FinancingApplicationsTable {
  request_id: number
  order_id: number
  customer_id: number
  type: BankingType
  /** Names it to the bank, in every shop another. */
  idempotency_key: Generated<string>
  consents: JSONColumnType<BankingConsent[]>
  /** Who receives it, as named to the applicant when it was sent. */
  recipient: string
  bank: string | null
  bank_reference: string | null
  bank_url: string | null
  passed_on_at: WritableTimestamp | null
  created_at: Timestamp
}

interface FinancingAnswersTable {
  request_id: number
  sealed: Buffer
}

/** BANK: the answers were passed on to the bank. */
export type FinancingViewer = 'CUSTOMER' | 'MERCHANT' | 'ADMIN' | 'BANK'

interface FinancingViewsTable {
  id: Generated<number>
  request_id: number
  viewer: FinancingViewer
  name: string
  at: Timestamp
}

interface PreContractHandOversTable {
  order_id: number
  version: string
  at: Timestamp
}

interface BankMessagesTable {
  bank: string
  id: string
  bank_reference: string
  kind: BankEventKind
  received_at: Timestamp
}

export interface SimulatedApplicationsTable {
  reference: string
  idempotency_key: string
  description: string
  amount_cents: number
  return_url: string
  locale: Locale
  state: ColumnType<BankEventKind, BankEventKind | undefined, BankEventKind>
  created_at: Timestamp
}

interface SimulatedBankMessagesTable {
  id: string
  reference: string
  kind: BankEventKind
  occurred_at: Timestamp
  fails_first: Generated<boolean>
  attempts: Generated<number>
}

interface FinancingPassedOnProofsTable {
  upload_key: string
  request_id: number
  bank: string
  passed_on_at: Timestamp
}

export interface SimulatedDocumentsTable {
  reference: string
  upload_key: string
  file_name: string
  bytes: number
  received_at: Timestamp
}

export interface BankingTables {
  financing_applications: FinancingApplicationsTable
  financing_answers: FinancingAnswersTable
  financing_views: FinancingViewsTable
  pre_contract_hand_overs: PreContractHandOversTable
  bank_messages: BankMessagesTable
  simulated_applications: SimulatedApplicationsTable
  financing_passed_on_proofs: FinancingPassedOnProofsTable
  simulated_documents: SimulatedDocumentsTable
  simulated_bank_messages: SimulatedBankMessagesTable
}
