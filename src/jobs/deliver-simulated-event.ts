import type { Writer } from '#database/handles.ts'
import { takeSimulatedEvent } from '#database/simulated-payments.ts'
import type { PaymentEvent } from '#services/payment/port.ts'

export interface DeliveryParts {
  readonly writer: Writer
  /** Signs and posts a message to the shop at this origin; returns the status of its answer. */
  readonly post: (event: PaymentEvent, origin: string) => Promise<number>
}

/** Tells the shop what became of a simulated payment. Throws where the shop did not take it: the queue tries again, later each time. */
export async function deliverSimulatedEvent(
  { writer, post }: DeliveryParts,
  { eventId }: { readonly eventId: string },
): Promise<void> {
  const event = await takeSimulatedEvent(writer, eventId)
  if (!event) return
  if (event.fails_first && event.attempts === 1) throw new Error('The first attempt was made to fail')
  const { id, reference, kind, amount_cents: amount, occurred_at: occurredAt, return_url } = event
  const status = await post({ id, reference, kind, amount, occurredAt }, new URL(return_url).origin)
  if (status !== 200) throw new Error(`The shop answered ${status}`)
}
