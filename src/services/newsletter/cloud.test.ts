import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cloudNewsletterList } from './cloud.ts'

const ENTRY = { email: 'jana@example.com', brandSlug: null, locale: 'de', sourceCode: 'MA00000001' } as const

/** What the stand-in was asked, and what it answers next. */
let requests: { readonly path: string; readonly authorization: string | undefined; readonly body: string }[] = []
let statuses: number[] = []
let tokens = 0
let url = ''
const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    if (request.url === '/token')
      return response.end(JSON.stringify({ access_token: `token-${(tokens += 1)}`, expires_in: 600 }))
    return response.writeHead(statuses.shift() ?? 204).end()
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)))
beforeEach(() => {
  requests = []
  statuses = []
  tokens = 0
})

function list(now: () => number = () => 0) {
  const access = { url, tokenUrl: `${url}/token`, clientId: 'shop', clientSecret: 'geheim' }
  return cloudNewsletterList({ ...access, retries: 1, pauseMs: 1 }, now)
}
const authorizations = () => requests.filter(({ path }) => path !== '/token').map(({ authorization }) => authorization)

it('requests one token for concurrent entries and sends the address with its source code', async () => {
  const cloud = list()
  await cloud.put({ ...ENTRY, isSubscribed: true })
  await Promise.all([cloud.put({ ...ENTRY, isSubscribed: false }), cloud.put({ ...ENTRY, isSubscribed: false })])
  expect(tokens).toBe(1)
  expect(requests[0]).toMatchObject({ body: 'grant_type=client_credentials&client_id=shop&client_secret=geheim' })
  expect(requests[1]).toMatchObject({ path: '/subscriptions', authorization: 'Bearer token-1' })
  expect(JSON.parse(requests[1]!.body)).toEqual({ ...ENTRY, isSubscribed: true })
})

it('renews the token a minute before it expires, and one that was ended early', async () => {
  let time = 0
  const cloud = list(() => time)
  await cloud.put({ ...ENTRY, isSubscribed: true })
  time = 539_000
  await cloud.put({ ...ENTRY, isSubscribed: true })
  time = 540_000
  await cloud.put({ ...ENTRY, isSubscribed: true })
  statuses = [401]
  await cloud.put({ ...ENTRY, isSubscribed: true })
  expect(authorizations().map((each) => each?.at(-1))).toEqual(['1', '1', '2', '2', '3'])
})

it('retries while the cloud is unavailable and throws what it refuses', async () => {
  statuses = [503, 204]
  await list().put({ ...ENTRY, isSubscribed: true })
  statuses = [503, 503]
  await expect(list().put({ ...ENTRY, isSubscribed: true })).rejects.toThrow('503')
  statuses = [422]
  await expect(list().put({ ...ENTRY, isSubscribed: true })).rejects.toThrow('422')
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
