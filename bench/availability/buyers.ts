import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { createClient, newVisitor } from '../faults/client.ts'
import type { Filled } from '../faults/fill.ts'
import { order } from '../faults/work/order.ts'

const MAX_CONCURRENT = 4

export interface Buyers {
  /** Orders that the shop has confirmed, and when (milliseconds since 1970). */
  readonly confirmed: { readonly id: string; readonly at: number }[]
  /** What customers got instead of an answer, and how often. */
  readonly met: ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** Customers who order one car each, a few at once; each presses the button again until the shop has answered. */
export function startBuyers(base: string, secret: string, { cars, customers }: Filled): Buyers {
  const confirmed: { id: string; at: number }[] = []
  const tokens = signedSessionTokens(secret)
  const stopped = new AbortController()
  let [next, isOver] = [0, false]
  const client = createClient(base, () => isOver)
  const buy = async () => {
    while (!stopped.signal.aborted) {
      const number = next++
      const { id, family } = customers[number]!
      const token = await tokens.accessToken({ customerId: id, familyId: family }, new Date(Date.now() + 3_600_000))
      confirmed.push({ id: await order(client, newVisitor(token), cars[number]!), at: Date.now() })
    }
  }
  const running = Promise.all(Array.from({ length: MAX_CONCURRENT }, buy))
  return {
    confirmed,
    met: client.met,
    async stop() {
      stopped.abort()
      const giveUp = setTimeout(() => {
        isOver = true
      }, 60_000)
      await running
      clearTimeout(giveUp)
    },
  }
}
