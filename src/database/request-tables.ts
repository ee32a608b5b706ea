import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Salutation } from '#domain/account/customer.ts'
import type { FederalState } from '#domain/delivery/federal-state.ts'
import type { Locale } from '#domain/locale.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { RequestData, RequestKind, RequestSide } from '#domain/request/request.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface RequestsTable {
  id: number
  form_key: string | null
  kind: RequestKind
  state: RequestState
  merchant_id: number
  customer_id: number | null
  vehicle_id: number | null
  order_id: ColumnType<number | null, number | null | undefined>
  /** The car of the garage that a private offer is about. */
  garage_vehicle_id: Generated<number | null>
  salutation: Salutation | null
  first_name: string
  last_name: string
  email: string
  phone: string | null
  locale: Locale
  origin: string
  brand_slug: string | null
  data: JSONColumnType<RequestData>
  federal_state: FederalState | null
  remind_at: WritableTimestamp | null
  due_at: WritableTimestamp | null
  escalations: Generated<number>
  answered_at: WritableTimestamp | null
  /** Who of the staff answers it. */
  assigned_to: Generated<number | null>
  /** Open minutes until the first answer. */
  answer_minutes: number | null
  expires_at: WritableTimestamp | null
  closed_reason: ClosingReason | null
  created_at: Timestamp
  changed_at: Generated<Date>
  delete_after: WritableTimestamp | null
}

interface RequestKeysTable {
  hash: Buffer
  request_id: number
  holder: RequestSide
  created_at: Timestamp
}

interface RequestEventsTable {
  id: Generated<number>
  request_id: number
  at: Timestamp
  actor: StateActor
  from_state: RequestState | null
  to_state: RequestState
  reason: ClosingReason | null
  moved_to: Date | null
}

interface RequestMessagesTable {
  id: Generated<number>
  request_id: number
  at: Timestamp
  author: RequestSide
  text: string
}

/** Name and address of a side that agreed to a sales contract. */
interface SalesContractPartiesTable {
  request_id: number
  side: RequestSide
  sealed: Buffer
  agreed_at: Generated<Date>
}

/** What staff write down about a request or an order. */
interface CaseNotesTable {
  id: Generated<number>
  request_id: number | null
  order_id: number | null
  staff_id: number | null
  author: string
  text: string
  at: Timestamp
}

interface ReplyTemplatesTable {
  id: Generated<number>
  merchant_id: number
  name: string
  text: string
}

export interface RequestTables {
  case_notes: CaseNotesTable
  reply_templates: ReplyTemplatesTable
  requests: RequestsTable
  request_keys: RequestKeysTable
  request_events: RequestEventsTable
  request_messages: RequestMessagesTable
  sales_contract_parties: SalesContractPartiesTable
}
