import type { PaymentEvent } from '#services/payment/port.ts'

/** A message of the embedded payment provider on its way to the shop. */
interface SimulatedEvent {
  readonly event: PaymentEvent
  /** Origin of the shop it is for. */
  readonly origin: string
  /** How often it has been tried, this time included. */
  readonly attempts: number
  readonly failsFirst: boolean
}

interface DeliveryDeps {
  /** Counts one more attempt; undefined where there is no such message. */
  readonly take: (eventId: string) => Promise<SimulatedEvent | undefined>
  /** Signs and posts a message to the shop at this origin; returns the status of its answer. */
  readonly post: (event: PaymentEvent, origin: string) => Promise<number>
}

/** Tells the shop what became of a simulated payment. Throws where the shop did not take it: the queue tries again, later each time. */
export async function deliverSimulatedEvent(
  { take, post }: DeliveryDeps,
  { eventId }: { readonly eventId: string },
): Promise<void> {
  const taken = await take(eventId)
  if (!taken) return
  const { event, origin, attempts, failsFirst } = taken
  if (failsFirst && attempts === 1) throw new Error('The first attempt was made to fail')
  const status = await post(event, origin)
  if (status !== 200) throw new Error(`The shop answered ${status}`)
}
