import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { SimulatedEventKind, SimulatedOutcome } from '#domain/payment/simulated.ts'
import type { Timestamp } from './column-types.ts'

export interface SimulatedPaymentsTable {
  reference: string
  idempotency_key: string
  method: 'CREDIT_CARD' | 'PAYPAL'
  amount_cents: number
  description: string
  return_url: string
  locale: Locale
  expires_at: ColumnType<Date>
  outcome: SimulatedOutcome | null
  created_at: Timestamp
}

interface SimulatedPaymentEventsTable {
  id: string
  reference: string
  kind: SimulatedEventKind
  occurred_at: Timestamp
  fails_first: Generated<boolean>
  attempts: Generated<number>
}

export interface SimulatorTables {
  simulated_payments: SimulatedPaymentsTable
  simulated_payment_events: SimulatedPaymentEventsTable
}
