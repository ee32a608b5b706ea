import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes?: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: object }[] }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

const PORT = 24_318
/** An unpacked archive knows no commit. */
const VERSION = new RegExp(String.raw`^${packageFile.version.replaceAll('.', String.raw`\.`)}(\+[\da-f]{8,})?$`)
const spans: SentSpan[] = []
const resources: Record<string, object>[] = []
let collector: Server

beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { resourceSpans } = (await json(request)) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    for (const { resource } of resourceSpans)
      resources.push(Object.fromEntries(resource.attributes.map(({ key, value }) => [key, value])))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }
  collector = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => collector.listen(PORT, '127.0.0.1', resolve))
  expect((collector.address() as AddressInfo).port).toBe(PORT)
})
afterAll(() => new Promise((resolve) => collector.close(resolve)))

const test = useTestDatabase()
const shop = useTestShop(test, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${PORT}` }, async () => {
  await deliver(test.database, (await addMerchant(test.database)).id, [car('1')])
})

it('sends a fifth of the pages with their documents and statements, and nothing that was entered', async () => {
  const pages = 60 // none of them traced: once in 600,000 runs
  for (let n = 0; n < pages; n++) expect((await shop.get(`/haendler?place=Geheimstadt${n}`)).status).toBe(200)
  const ofPages = () => spans.filter(({ name }) => name === 'page dealers')
  await expect.poll(() => ofPages().length, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(ofPages().length).toBeLessThan(pages / 2)
  const [page] = ofPages()
  const children = spans.filter(({ parentSpanId }) => parentSpanId === page!.spanId)
  expect(children.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^query /))
  const below = spans.filter(({ traceId }) => traceId === page!.traceId)
  expect(below.map(({ name }) => name)).toContain('select merchants')
  expect(JSON.stringify(spans)).not.toContain('Geheimstadt')
  expect(resources[0]).toEqual({
    'service.namespace': { stringValue: 'fahrwerk' },
    'service.name': { stringValue: 'fahrwerk-web' },
    'service.version': { stringValue: expect.stringMatching(VERSION) },
    'service.instance.id': { stringValue: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/) },
    'deployment.environment.name': { stringValue: 'development' },
    'host.name': { stringValue: hostname() },
    'process.pid': { intValue: process.pid },
  })
})
