import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpPictureSource } from './http.ts'

let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { Location: '/there' }).end()
    if (request.url === '/broken') return response.writeHead(503).end()
    if (request.url === '/slow') return
    response.end('12345')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('fetches so many bytes, follows no redirect, and gives up', async () => {
  const source = httpPictureSource({ allowsPrivate: true, timeoutMs: 300 })
  expect(String(await source.fetch(`${base}/there`, 5))).toBe('12345')
  expect(await source.fetch(`${base}/there`, 4)).toBe('TOO_LARGE')
  expect(await source.fetch(`${base}/moved`, 5)).toBe('NOT_FOUND')
  expect(await source.fetch(`${base}/broken`, 5)).toBe('UNREACHABLE')
  expect(await source.fetch(`${base}/slow`, 5)).toBe('TIMED_OUT')
  const patient = httpPictureSource({ allowsPrivate: true })
  expect(await patient.fetch(`${base}/slow`, 5, AbortSignal.timeout(50))).toBe('TIMED_OUT')
})

it('fetches nothing without TLS and nothing from private networks, whatever a name leads to', async () => {
  const source = httpPictureSource()
  for (const url of [
    `${base}/there`,
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://192.168.0.1/',
    'https://localhost/',
  ])
    expect(await source.fetch(url, 5), url).toBe('REFUSED_ADDRESS')
})
