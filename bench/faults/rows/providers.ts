import { setTimeout as sleep } from 'node:timers/promises'
import { accessoriesServer } from '../../../tests/support/accessories-server.ts'
import { demoAccessories } from '../../../tests/support/accessories.ts'
import { startStripeStandIn } from '../../../tests/support/stripe-stand-in.ts'
import { createClient, newVisitor, nameOf } from '../client.ts'
import { Gate } from '../gate.ts'
import { FaultShop } from '../shop.ts'
import { order } from '../work/order.ts'
import { playRounds } from './round.ts'
import type { Row } from './row.ts'

const KEY = 'a key of the provider'
const LASTS_MS = 6_000
const PAY = 'mutation ($id: ID!) { openOrderPayment(orderId: $id) { url } }'

/** Orders go on while the provider is away, and its pages say so. */
function accessoriesRow(title: string, mode: Gate['mode']): Row {
  return {
    title,
    async run({ port }) {
      const provider = await accessoriesServer(demoAccessories(), KEY)
      const gate = await new Gate(Number(new URL(provider.url).port)).start()
      const env = { ACCESSORIES_API_URL: `http://127.0.0.1:${gate.port}/v1`, ACCESSORIES_API_KEY: KEY }
      const shop = await FaultShop.open(port, { env })
      let note = ''
      try {
        return await playRounds(shop, 1, {
          async fault() {
            gate.setMode(mode)
            const pages = Promise.all(['/zubehoer-kaufen', '/warenkorb'].map((path) => openPage(shop.base, path)))
            await sleep(LASTS_MS)
            gate.setMode('open')
            const end = performance.now()
            const after = await openPage(shop.base, '/zubehoer-kaufen')
            note = `${(await pages).join(', ')}; afterwards ${after}`
            return end
          },
          note: () => note,
        })
      } finally {
        await shop.close()
        await gate.stop()
        await provider.close()
      }
    },
  }
}

async function openPage(base: string, path: string): Promise<string> {
  const began = performance.now()
  const status = await fetch(base + path, { signal: AbortSignal.timeout(100_000) }).then(
    async (response) => `${response.status}${(await response.text()).includes('</html>') ? '' : ' without a page'}`,
    nameOf,
  )
  return `${path} ${status} after ${((performance.now() - began) / 1_000).toFixed(1)} s`
}

const payments: Row = {
  title: 'payment provider refuses connections, then answers 503, then is slow',
  async run({ port }) {
    const stripe = await startStripeStandIn('sk_test')
    const gate = await new Gate(Number(new URL(stripe.url).port)).start()
    const env = {
      ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' },
      STRIPE_API_URL: `http://127.0.0.1:${gate.port}`,
    }
    const shop = await FaultShop.open(port, { env })
    const lost: string[] = []
    const seen: string[] = []
    const pay = async (name: string) => {
      const number = shop.next.car++
      const visitor = newVisitor(await shop.tokenOf(shop.filled.customers[number]!))
      const id = await order(
        createClient(shop.base, () => false),
        visitor,
        shop.filled.cars[number]!,
        'CREDIT_CARD',
      )
      const away = await openPayment(shop.base, visitor.headers, id)
      seen.push(`${name}: ordered, payment ${away}`)
      return async () => {
        const open = await openPayment(shop.base, visitor.headers, id)
        if (!open.startsWith('opened')) lost.push(`order ${id} cannot be paid afterwards: ${open}`)
      }
    }
    try {
      const outcome = await playRounds(shop, 1, {
        only: ['orders'],
        async fault() {
          gate.setMode('refuses')
          const later = [await pay('refused')]
          gate.setMode('open')
          stripe.failNext(...Array.from({ length: 12 }, () => 503))
          later.push(await pay('503'))
          stripe.reset()
          gate.setMode({ delayMs: 3_000 })
          later.push(await pay('3 s late'))
          gate.setMode('open')
          const end = performance.now()
          for (const payNow of later) await payNow()
          return end
        },
        note: () => seen.join('; '),
      })
      return { ...outcome, lost: [...outcome.lost, ...lost] }
    } finally {
      await shop.close()
      await gate.stop()
      await stripe.stop()
    }
  },
}

async function openPayment(base: string, headers: Readonly<Record<string, string>>, id: string): Promise<string> {
  const began = performance.now()
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query: PAY, variables: { id } }),
  })
  const { errors } = (await response.json()) as { errors?: readonly { extensions?: { code?: string } }[] }
  const took = `after ${((performance.now() - began) / 1_000).toFixed(1)} s`
  return errors ? `${errors[0]?.extensions?.code ?? 'fault'} ${took}` : `opened ${took}`
}

export const PROVIDERS: Readonly<Record<string, Row>> = {
  payments,
  'accessories-down': accessoriesRow('accessories provider refuses connections', 'refuses'),
  'accessories-slow': accessoriesRow('… each answer 3 s late', { delayMs: 3_000 }),
  'accessories-silent': accessoriesRow('… takes connections and says nothing, for 6 s', 'silent'),
}
