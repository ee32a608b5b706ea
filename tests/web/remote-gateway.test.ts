import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { callRemoteGateway, readVisitor, signVisitor } from '#server/remote-gateway.ts'
import type { WebEnv } from '#server/web-env.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const VISITOR = { origin: 'https://shop.example', host: 'shop.example', network: '203.0.113.7' }

describe('a storefront with its gateway elsewhere', () => {
  const test = useTestDatabase()
  const gateway = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
    const { id } = await addMerchant(test.database)
    await deliver(test.database, id, [car('1')])
  })
  const environment = { SESSION_SECRET: SECRET, GATEWAY_URL: '' }
  beforeAll(() => {
    environment.GATEWAY_URL = `http://127.0.0.1:${gateway.shop.port}/graphql`
  })
  const storefront = useTestShop(test, environment)

  it.each(['/', '/auto-kaufen', '/haendler', '/registrierung'])(
    'shows %s like a storefront with its own gateway',
    async (path) => {
      const body = ({ text }: { text: string }) =>
        text
          .slice(text.indexOf('<main'), text.indexOf('</main>'))
          .replaceAll(/name="stamp" value="[^"]*"|localhost:\d+/g, '')
      expect(body(await storefront.get(path))).toBe(body(await gateway.get(path)))
    },
  )
})

describe('a call', () => {
  let server: Server
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  /** A stand-in that answers with these statuses in turn, and what it was sent. */
  async function standIn(statuses: readonly number[]) {
    const seen: Record<string, string | string[] | undefined>[] = []
    server = createServer((request, response) => {
      seen.push(request.headers)
      const status = statuses[seen.length - 1] ?? 200
      if (status === 0) return request.socket.destroy()
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"data":{"done":true}}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
    const app = new Hono<WebEnv>()
    const call = async (document: string) => {
      app.post('/', async (c) => {
        c.set('site', { brand: { ...MAIN_BRAND, merchantUuids: ['a', 'b'] }, locale: 'en', ...VISITOR, known: true })
        c.set('session', null)
        return c.json(
          await callRemoteGateway(c, { url, secret: SECRET, network: VISITOR.network, pauseMs: 1 }, document),
        )
      })
      app.onError((error, c) => c.text(error.message, 500))
      return app.request('https://shop.example/', { method: 'POST' })
    }
    return { seen, call }
  }

  it('identifies the visitor, and is retried until it is answered', async () => {
    const { seen, call } = await standIn([503, 0])
    expect(await (await call('mutation { x }')).json()).toEqual({ data: { done: true } })
    expect(seen).toHaveLength(3)
    expect(seen[0]).toMatchObject({ 'accept-language': 'en', 'x-merchant-uuids': 'a,b' })
    expect(readVisitor(String(seen[0]!['x-fahrwerk-visitor']), SECRET)).toEqual(VISITOR)
    expect(new Set(seen.map((headers) => headers['idempotency-key'])).size).toBe(1)
    expect(seen[0]!['idempotency-key']).toBeDefined()
  })

  it('fails after the third attempt, and accepts a refusal as an answer', async () => {
    const failing = await standIn([502, 503, 504])
    expect((await failing.call('{ x }')).status).toBe(500)
    expect(failing.seen).toHaveLength(3)
    expect(failing.seen[0]!['idempotency-key']).toBeUndefined()
    await new Promise((resolve) => server.close(resolve))
    const refusing = await standIn([400])
    expect((await refusing.call('{ x }')).status).toBe(200)
    expect(refusing.seen).toHaveLength(1)
  })
})

it('a visitor is accepted only with our signature', () => {
  const header = signVisitor(VISITOR, SECRET)
  expect(readVisitor(header, SECRET)).toEqual(VISITOR)
  expect(readVisitor(header, 'another secret of that length ..')).toBeUndefined()
  expect(readVisitor(`x${header}`, SECRET)).toBeUndefined()
  expect(readVisitor(null, SECRET)).toBeUndefined()
})
