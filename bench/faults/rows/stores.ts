import { setTimeout as sleep } from 'node:timers/promises'
import { S3StandIn } from '../../../tests/support/s3-stand-in.ts'
import { Gate } from '../gate.ts'
import { FaultShop } from '../shop.ts'
import { playRounds } from './round.ts'
import type { Row } from './row.ts'

const LASTS_MS = 8_000

function storeRow(title: string, fault: (gate: Gate, store: S3StandIn) => void): Row {
  return {
    title,
    async run({ port }) {
      const store = new S3StandIn()
      await store.start()
      const address = new URL(store.address().endpoint)
      const gate = await new Gate(Number(address.port)).start()
      const env = { OBJECT_STORE_URL: store.url().replace(`:${address.port}/`, `:${gate.port}/`) }
      const shop = await FaultShop.open(port, { env })
      try {
        return await playRounds(shop, 2, {
          async fault() {
            fault(gate, store)
            await sleep(LASTS_MS)
            store.troubles.length = 0
            gate.setMode('open')
            return performance.now()
          },
        })
      } finally {
        await shop.close()
        await gate.stop()
        await store.stop()
      }
    },
  }
}

/** How requests to the store fail, one after another, while the fault lasts. */
const BROKEN = Array.from({ length: 10_000 }, (_, index) => (['breaks off', 500, 'hangs up', 503] as const)[index % 4]!)

export const STORES: Readonly<Record<string, Row>> = {
  'store-slow': storeRow('object store: each answer 2 s late, for 8 s', (gate) => gate.setMode({ delayMs: 2_000 })),
  'store-broken': storeRow(
    '… breaks answers off, hangs up, 500, 503',
    (_, store) => void store.troubles.push(...BROKEN),
  ),
  'store-down': storeRow('… refuses connections', (gate) => gate.setMode('refuses')),
}
