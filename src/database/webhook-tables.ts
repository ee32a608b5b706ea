import type { Generated, JSONColumnType } from 'kysely'
import type { EventTopic, MerchantEventData, MerchantEventType } from '#domain/merchant-event/merchant-event.ts'
import type { AttemptProblem, DeliveryState } from '#domain/webhook/delivery.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface MerchantEventsTable {
  id: Generated<number>
  merchant_id: number
  type: MerchantEventType
  order_id: number | null
  request_id: number | null
  data: JSONColumnType<MerchantEventData>
  at: Timestamp
  position: number | null
}

interface WebhooksTable {
  id: string
  merchant_id: number
  url: string
  topics: EventTopic[]
  secret: Buffer
  former_secret: Buffer | null
  former_until: WritableTimestamp | null
  created_at: Timestamp
  creator: string
  failing_since: WritableTimestamp | null
  off_since: WritableTimestamp | null
  off_reason: 'BY_HAND' | 'FAILING' | null
}

interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: string
  event_id: number
  state: Generated<DeliveryState>
  failures: Generated<number>
  next_at: WritableTimestamp | null
  created_at: Timestamp
}

interface WebhookAttemptsTable {
  id: Generated<number>
  delivery_id: number
  at: Timestamp
  status: number | null
  problem: AttemptProblem | null
  answer: string
  milliseconds: number
}

export interface WebhookTables {
  merchant_events: MerchantEventsTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_attempts: WebhookAttemptsTable
}
