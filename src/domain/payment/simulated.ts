/** How an attempt on the embedded provider's page can end. */
export type SimulatedOutcome = 'PAID' | 'FAILED' | 'CANCELLED'
export type SimulatedEventKind = 'AUTHORIZED' | SimulatedOutcome | 'REFUNDED'

/** How the shop is notified, as real providers do now and then, for trying out. */
export const SIMULATED_DELIVERIES = ['AT_ONCE', 'TWICE', 'LATE', 'OUT_OF_ORDER', 'FAILS_FIRST'] as const
export type SimulatedDelivery = (typeof SIMULATED_DELIVERIES)[number]

interface SimulatedMessage {
  readonly kind: SimulatedEventKind
  /** Delays in seconds; several send the same message again. */
  readonly after: readonly number[]
  readonly failsFirst: boolean
}

const LATE_SECONDS = 20
const AGAIN_SECONDS = 3
const SWAPPED_SECONDS = 6

/** The messages that follow an outcome: a payment is authorised first, then paid. */
export function messagesOf(outcome: SimulatedOutcome, delivery: SimulatedDelivery): SimulatedMessage[] {
  const kinds: SimulatedEventKind[] = outcome === 'PAID' ? ['AUTHORIZED', 'PAID'] : [outcome]
  return kinds.map((kind, index) => {
    const isLast = index === kinds.length - 1
    const after = { AT_ONCE: [0], TWICE: [0, AGAIN_SECONDS], LATE: [LATE_SECONDS], FAILS_FIRST: [0] }
    const swapped = [isLast ? 0 : SWAPPED_SECONDS]
    return {
      kind,
      after: delivery === 'OUT_OF_ORDER' ? swapped : after[delivery],
      failsFirst: delivery === 'FAILS_FIRST',
    }
  })
}
