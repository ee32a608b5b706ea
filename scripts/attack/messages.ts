import { signBody } from '#services/payment/signature.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { FEED_KEY } from '../../tests/support/two-dealers.ts'
import { type Attack, failed } from './attack.ts'
import { WEBHOOK_SECRET } from './target.ts'

const area = 'messages'
const HOOK = '/api/payment/webhook/stripe'

export const MESSAGE_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: 'forge and repeat payment messages' },
    mustHold: 'only a fresh signature for this very body is taken; large bodies are refused',
    async run(target, random) {
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } })
      const now = new Date()
      const good = signBody(WEBHOOK_SECRET, body, now)
      const send = async (text: string, header: string | undefined) =>
        (await target.send(HOOK, { method: 'POST', body: text, headers: header ? { 'Stripe-Signature': header } : {} }))
          .status
      const breaches: string[] = []
      const forged: (readonly [string, string | undefined])[] = [
        ...[[body, undefined] as const, [body, ''] as const, [body, 't=1,v1='] as const],
        [body, signBody('another secret', body, now)],
        [body, signBody(WEBHOOK_SECRET, body, new Date(now.getTime() - 3_600_000))],
        [`${body} `, good],
        [body, good.replace('v1=', 'v0=')],
      ]
      for (let round = 0; round < 40; round++) {
        const at = good.length - 64 + random.below(64)
        forged.push([body, good.slice(0, at) + (good[at] === 'a' ? 'b' : 'a') + good.slice(at + 1)])
      }
      for (const [text, header] of forged) {
        const status = await send(text, header)
        if (status !== 400) breaches.push(`${String(header).slice(0, 60)} was answered ${status}`)
      }
      const large = await send('x'.repeat(1_000_000), good)
      return [
        ...breaches,
        ...failed({
          'the genuine one is taken': (await send(body, good)) === 200,
          'a megabyte is refused': large === 413,
        }),
      ]
    },
  },
  {
    ...{ area, name: 'deliver into another stock' },
    mustHold: 'a key is for its own merchant, and archives that unpack to much or lead elsewhere change nothing',
    async run(target) {
      const deliver = (merchant: string, key: string | undefined, body: Uint8Array | string) =>
        target.send(`/api/feeds/${merchant}`, {
          method: 'POST',
          body,
          headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
        })
      const refused = await Promise.all([
        deliver('brinkmann', FEED_KEY, 'x'),
        deliver('hansen', undefined, 'x'),
        deliver('hansen', `${FEED_KEY} `.repeat(2), 'x'),
        deliver('hansen', FEED_KEY.slice(0, -1), 'x'),
        deliver('nobody', FEED_KEY, 'x'),
        deliver('..%2fhansen', FEED_KEY, 'x'),
      ])
      const before = await target.database.pool.query("select count(*) from vehicles where state = 'PUBLISHED'")
      const broken = await deliver(
        'hansen',
        FEED_KEY,
        Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(50_000, 0xff)]),
      )
      const empty = await deliver('hansen', FEED_KEY, '')
      const after = await target.database.pool.query("select count(*) from vehicles where state = 'PUBLISHED'")
      return failed({
        'wrong keys are refused': refused.every(({ status }) => status === 401 || status === 404),
        'a broken archive is refused': broken.status === 422,
        'an empty file too': empty.status === 422 || empty.status === 400,
        'the stock is as it was': JSON.stringify(before.rows) === JSON.stringify(after.rows),
      })
    },
  },
  {
    ...{ area, name: 'open the pages of another dealer' },
    mustHold: 'staff of one dealer read nothing of another, whatever the address names',
    async run(target) {
      const headers = { Cookie: target.staffCookie }
      const own = await target.send(`${dealerPaths.pathFor('stock', 'de')}?merchant=hansen`, { headers })
      const breaches: string[] = failed({
        'their own stock is shown': own.status === 200 && own.text.includes('Corsa'),
      })
      const { golf } = target.vehicles
      const named = [
        'merchant=brinkmann',
        'merchant=hansen&merchant=brinkmann',
        'merchant=brinkmann&merchant=hansen',
        'merchant=BRINKMANN',
        'merchant[]=brinkmann',
      ]
      for (const screen of ['stock', 'home', 'requests', 'orders'] as const)
        for (const query of named) {
          const { text, status } = await target.send(`${dealerPaths.pathFor(screen, 'de')}?${query}`, { headers })
          if (status >= 500 || /Golf|Brinkmann/.test(text)) breaches.push(`${screen}?${query}: ${status}`)
        }
      const car = await target.send(dealerPaths.pathFor('stock-vehicle', 'de', { vehicleId: golf }), { headers })
      if (car.status < 300 || /Golf/.test(car.text)) breaches.push(`the car of another dealer: ${car.status}`)
      return breaches
    },
  },
]
