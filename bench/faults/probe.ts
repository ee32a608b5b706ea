import { setTimeout as sleep } from 'node:timers/promises'
import { nameOf } from './client.ts'

export interface Probe {
  /** The answers that the visitor saw, and how often. */
  readonly seen: ReadonlyMap<string, number>
  /** The slowest answer, in milliseconds. */
  slowest(): number
  stop(): Promise<void>
}

const EVERY_MS = 100
const TIMEOUT_MS = 5_000

/** A visitor who opens one page after another, every second one a list that no cache has. */
export function startProbe(base: string): Probe {
  const seen = new Map<string, number>()
  const stopped = new AbortController()
  let [number, slowest] = [0, 0]
  const look = async () => {
    while (!stopped.signal.aborted) {
      const path = number++ % 2 === 0 ? '/' : `/auto-kaufen?price-max=${10_000 + number}`
      const began = performance.now()
      const answer = await fetch(base + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
        .then(async (response) => {
          await response.text()
          return String(response.status)
        })
        .catch(nameOf)
      slowest = Math.max(slowest, performance.now() - began)
      seen.set(answer, (seen.get(answer) ?? 0) + 1)
      await sleep(EVERY_MS)
    }
  }
  const running = look()
  return {
    seen,
    slowest: () => slowest,
    async stop() {
      stopped.abort()
      await running
    },
  }
}
