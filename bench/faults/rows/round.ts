import { confirmedBy, emptyLedger, type Ledger } from '../ledger.ts'
import { startProbe } from '../probe.ts'
import type { FaultShop } from '../shop.ts'
import { losses } from '../verify.ts'
import { startWork } from '../work/work.ts'
import type { Outcome } from './row.ts'

export interface Round {
  /** Makes the fault and ends it. Returns when it was made, or for a lasting one when it ended (`performance.now()`). */
  readonly fault: (shop: FaultShop, round: number) => Promise<number>
  readonly only?: readonly (keyof Ledger)[]
  /** How many confirmations are waited for before the fault and after it. */
  readonly count?: number
  readonly note?: () => string
}

/** Plays rounds of work with a fault in the middle; afterwards everything that was confirmed has to exist. */
export async function playRounds(shop: FaultShop, rounds: number, round: Round): Promise<Outcome> {
  const [seen, met] = [new Map<string, number>(), new Map<string, number>()]
  const confirmed = { orders: 0, bookings: 0, uploads: 0, imports: 0 }
  const all = emptyLedger()
  const lost: string[] = []
  const back: number[] = []
  for (let number = 0; number < rounds; number++) {
    const work = await startWork(shop, round.only)
    const probe = startProbe(shop.base)
    await work.confirms(round.count ?? 4)
    // A random pause, so that the fault happens at another moment of the work each time.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 150))
    const began = await round.fault(shop, number)
    await shop.ready()
    const isWorking = await work.confirms(1)
    back.push(performance.now() - began)
    if (!isWorking) lost.push(`round ${number + 1}: nothing was confirmed any more`)
    await work.confirms(round.count ?? 4)
    await Promise.all([work.stop(), probe.stop()])
    lost.push(...(await losses(shop, work.ledger)))
    for (const [name, count] of probe.seen) seen.set(name, (seen.get(name) ?? 0) + count)
    for (const [name, count] of [...work.met, ...work.refused]) met.set(name, (met.get(name) ?? 0) + count)
    for (const kind of Object.keys(confirmed) as (keyof Ledger)[]) {
      confirmed[kind] += work.ledger[kind].length
      ;(all[kind] as unknown[]).push(...work.ledger[kind])
    }
    shop.note(`round ${number + 1}: ${confirmedBy(work.ledger)} confirmed`)
  }
  lost.push(...(await losses(shop, all)))
  const note = round.note?.()
  return { rounds, confirmed, lost, seen, met, back, ...(note ? { note } : {}) }
}
