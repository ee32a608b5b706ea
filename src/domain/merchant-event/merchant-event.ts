/** What happens at a merchant and interests its own programs, with the topic under which they ask for it. */
export const MERCHANT_EVENTS = {
  'order.created': 'ORDER',
  'order.changed': 'ORDER',
  'request.created': 'REQUEST',
  'request.changed': 'REQUEST',
  'request.message': 'REQUEST',
  'booking.created': 'BOOKING',
  'booking.changed': 'BOOKING',
} as const satisfies Record<string, EventTopic>
export type MerchantEventType = keyof typeof MERCHANT_EVENTS

export const EVENT_TOPICS = ['ORDER', 'REQUEST', 'BOOKING'] as const
export type EventTopic = (typeof EVENT_TOPICS)[number]

/** What an event says: numbers and states, nothing about a person. */
export interface MerchantEventData {
  /** Of the order or the request. */
  readonly number: string
  readonly [name: string]: string | null
}
