import { setTimeout as sleep } from 'node:timers/promises'
import { photograph } from '../../../tests/support/feed-file.ts'
import { createClient, newVisitor, Refused } from '../client.ts'
import { confirmedBy, emptyLedger, type Ledger } from '../ledger.ts'
import type { FaultShop } from '../shop.ts'
import { book } from './booking.ts'
import { deliverStock } from './deliver-stock.ts'
import { order } from './order.ts'
import { upload } from './upload.ts'

export interface Work {
  readonly ledger: Ledger
  /** What requests got instead of an answer, and how often. */
  readonly met: ReadonlyMap<string, number>
  readonly refused: ReadonlyMap<string, number>
  /** Waits until `count` more are confirmed; false where that takes longer than `timeoutMs`. */
  confirms(count: number, timeoutMs?: number): Promise<boolean>
  stop(): Promise<void>
}

const GIVE_UP_MS = 20_000

/** Orders, bookings, uploads and deliveries side by side; those of one kind come one after another. */
export async function startWork(shop: FaultShop, only?: readonly (keyof Ledger)[]): Promise<Work> {
  const ledger = emptyLedger()
  const refused = new Map<string, number>()
  let stoppedAt = Infinity
  const client = createClient(shop.base, () => Date.now() > stoppedAt + GIVE_UP_MS)
  const picture = await photograph('teal')
  const { cars, customers, workshop, sku } = shop.filled
  const kinds: Record<keyof Ledger, () => Promise<void>> = {
    async orders() {
      const number = shop.next.car++
      const token = await shop.tokenOf(customers[number]!)
      const id = await order(client, newVisitor(token), cars[number]!)
      ledger.orders.push({ id, token })
    },
    async bookings() {
      const number = shop.next.booking++
      const token = await shop.tokenOf(customers.at(-1 - number)!)
      ledger.bookings.push(await book(client, newVisitor(token), { workshop, sku, number }, shop.now()))
    },
    async uploads() {
      ledger.uploads.push(await upload(client, shop.base, picture))
    },
    async imports() {
      const price = shop.next.price++
      await deliverStock(client, price)
      ledger.imports.push(price)
    },
  }
  const running = (only ?? (Object.keys(kinds) as (keyof Ledger)[])).map(async (kind) => {
    while (Date.now() < stoppedAt) {
      await kinds[kind]().catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        refused.set(error.message, (refused.get(error.message) ?? 0) + 1)
      })
      // Both run in a process of their own each time: without a pause they alone would load the machine.
      await sleep(kind === 'imports' || kind === 'uploads' ? 500 : 20)
    }
  })
  return {
    ...{ ledger, refused, met: client.met },
    async confirms(count, timeoutMs = 60_000) {
      const wanted = confirmedBy(ledger) + count
      const end = Date.now() + timeoutMs
      while (confirmedBy(ledger) < wanted && Date.now() < end) await sleep(10)
      return confirmedBy(ledger) >= wanted
    },
    async stop() {
      stoppedAt = Date.now()
      await Promise.all(running)
    },
  }
}
