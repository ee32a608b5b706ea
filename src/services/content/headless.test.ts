import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileSources } from './files.ts'
import { headlessSources } from './headless.ts'

/** A content service: what it answers by path, and what it was asked. */
let answers: Record<string, { status?: number; body: string; delayMs?: number }>
let requests: { path: string; authorization: string | undefined }[]
let server: Server
let url: string
let outages: unknown[]

beforeEach(async () => {
  ;[answers, requests, outages] = [
    { '/v1/pages/de/pages': { body: JSON.stringify({ slugs: ['hilfe-faqs', 'agb'] }) } },
    [],
    [],
  ]
  server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization })
    const { status = 200, body, delayMs = 0 } = answers[request.url ?? ''] ?? { status: 404, body: '' }
    setTimeout(() => response.writeHead(status).end(body), delayMs).unref()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const sources = (more: { freshMs?: number; timeoutMs?: number } = {}) =>
  headlessSources(
    { url, token: 'secret-token', onOutage: (error) => outages.push(error), freshMs: 0, ...more },
    fileSources(),
  )
const SOURCE = '# Hilfe von drüben\n\nText.'

it('takes a page of the service with its token, and what it lacks from the files', async () => {
  answers['/v1/pages/de/pages/hilfe-faqs'] = { body: JSON.stringify({ source: SOURCE }) }
  answers['/v1/pages/de/press'] = { body: JSON.stringify({ slugs: ['neu', '../etc'] }) }
  const content = sources()
  expect(await content.source('hilfe-faqs', 'de')).toBe(SOURCE)
  const authorization = 'Bearer secret-token'
  const [list, page] = ['/v1/pages/de/pages', '/v1/pages/de/pages/hilfe-faqs']
  expect(requests).toEqual([list, page].map((path) => ({ path, authorization })))
  expect(await content.source('kontakt', 'de')).toMatch(/^# Kontakt/)
  expect(await content.slugs('de', { section: 'PRESS' })).toEqual(expect.arrayContaining(['fahrwerk-startet', 'neu']))
  expect(await content.slugs('de', { section: 'PRESS' })).not.toContain('../etc')
  expect(outages).toEqual([])
})

it.each([
  ['answers 500', { status: 500, body: '' }],
  ['answers something else', { body: '{"text": 1}' }],
  ['answers no JSON', { body: '<html>' }],
  ['is too slow', { body: JSON.stringify({ source: 'zu spät' }), delayMs: 60_000 }],
])('shows the last good copy where the service %s, and reports it once', async (_, failure) => {
  // Long enough for a good answer on a busy machine.
  const content = sources({ timeoutMs: 'delayMs' in failure ? 1_500 : 10_000 })
  const path = '/v1/pages/de/pages/hilfe-faqs'
  answers[path] = { body: JSON.stringify({ source: SOURCE }) }
  await content.source('hilfe-faqs', 'de')
  answers[path] = failure
  expect([await content.source('hilfe-faqs', 'de'), await content.source('hilfe-faqs', 'de')]).toEqual([SOURCE, SOURCE])
  expect(outages).toHaveLength(1)
  answers[path] = { body: JSON.stringify({ source: '# Wieder da\n\nText.' }) }
  expect(await content.source('hilfe-faqs', 'de')).toContain('Wieder da')
})

it('shows the files where the service was never there', async () => {
  server.closeAllConnections()
  server.close()
  expect(await sources().source('hilfe-faqs', 'de')).toMatch(/^# Hilfe/)
  expect(outages).toHaveLength(1)
})

it('asks once for a page that many visitors open, and no more while the answer is fresh', async () => {
  answers['/v1/pages/de/pages/hilfe-faqs'] = { body: JSON.stringify({ source: SOURCE }) }
  const content = sources({ freshMs: 60_000 })
  await Promise.all([1, 2, 3].map(() => content.source('hilfe-faqs', 'de')))
  await content.source('hilfe-faqs', 'de')
  expect(requests.map(({ path }) => path)).toEqual(['/v1/pages/de/pages', '/v1/pages/de/pages/hilfe-faqs'])
})

it('asks for no page that its lists do not name', async () => {
  const content = sources({ freshMs: 60_000 })
  for (const slug of ['erfunden-1', 'erfunden-2']) expect(await content.source(slug, 'de')).toBeUndefined()
  expect(requests.map(({ path }) => path)).toEqual(['/v1/pages/de/pages'])
})

it('gives no legal text of the files in place of one it cannot read', async () => {
  const content = sources()
  answers['/v1/pages/de/pages/agb'] = { body: JSON.stringify({ source: '# Unsere AGB' }) }
  expect(await content.source('agb', 'de')).toBe('# Unsere AGB')
  answers['/v1/pages/de/pages/agb'] = { status: 500, body: '' }
  expect(await content.source('agb', 'de')).toBe('# Unsere AGB')
  await expect(sources().source('agb', 'de')).rejects.toThrow('agb')
  answers['/v1/pages/de/pages'] = { status: 500, body: '' }
  await expect(sources().source('widerrufsbelehrung', 'de')).rejects.toThrow('widerrufsbelehrung')
})
