import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { closePort } from './listen.ts'

/** How long answers may continue after the port is closed. An upload of a dealer's stock takes longer; its program sends it again. */
const CLOSING_MS = 20_000

/** The end of a web process behind a proxy. */
export interface Drain {
  /** From then on `/readyz` refuses. */
  readonly hasBegun: () => boolean
  /** Answers everything as before for a while, until every proxy knows; then takes no more requests and ends the running ones. */
  run(server: Server): Promise<void>
}

/** `seconds`: how long proxies may take to notice; 0 where there is none, and somebody at a terminal waits. */
export function createDrain(seconds: number): Drain {
  let hasBegun = false
  return {
    hasBegun: () => hasBegun,
    async run(server) {
      hasBegun = true
      if (seconds === 0) return closePort(server)
      // Before the application answers, so that proxies do not use the connection again.
      server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
      await sleep(seconds * 1_000)
      await closePort(server, CLOSING_MS)
    },
  }
}
