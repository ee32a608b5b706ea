import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { nearestRank } from '../../nearest-rank.ts'
import { FaultShop } from '../shop.ts'
import { playRounds } from './round.ts'
import type { Row } from './row.ts'

const CLIENTS = 500
const BYTE_EVERY_MS = 250
const LASTS_MS = 45_000

export const SLOW_CLIENTS: Readonly<Record<string, Row>> = {
  'slow-clients': {
    title: `${CLIENTS} clients that send byte by byte`,
    async run({ port }) {
      const shop = await FaultShop.open(port)
      const before = await pageTimes(shop.base)
      let note = ''
      try {
        const outcome = await playRounds(shop, 1, {
          async fault() {
            const clients = Array.from({ length: CLIENTS }, (_, index) => slowClient(port, index))
            await sleep(5_000)
            const times = await pageTimes(shop.base)
            await sleep(LASTS_MS - 5_000)
            const open = clients.filter((socket) => !socket.closed).length
            for (const socket of clients) socket.destroy()
            note = `a page took ${describe(before)} without and ${describe(times)} with them; after ${LASTS_MS / 1_000} s ${open} were still connected`
            return performance.now()
          },
          note: () => note,
        })
        return outcome
      } finally {
        await shop.close()
      }
    },
  },
}

/** Every second one is slow with its headers, every other one with its body. */
function slowClient(port: number, index: number): Socket {
  const head = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n'
  const text = index % 2 === 0 ? `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(5_000)}` : ' '.repeat(5_000)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  if (index % 2 === 1) socket.write(`${head}\r\n`)
  let sent = 0
  const timer = setInterval(() => socket.write(text[sent++ % text.length]!), BYTE_EVERY_MS)
  socket.on('close', () => clearInterval(timer))
  socket.resume()
  return socket
}

async function pageTimes(base: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let number = 0; number < 40; number++) {
    const began = performance.now()
    await (await fetch(`${base}/auto-kaufen?price-max=${20_000 + Math.floor(Math.random() * 1e6)}`)).text()
    times.push(performance.now() - began)
  }
  return times
}

function describe(times: readonly number[]): string {
  return `${nearestRank(times, 0.5).toFixed(0)} ms (p95 ${nearestRank(times, 0.95).toFixed(0)})`
}
