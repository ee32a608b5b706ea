import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Writer } from '#database/handles.ts'
import type { WebEnv } from '../web-env.ts'
import { mailBouncesEndpoint } from './mail-bounces.ts'

const untouched: Writer = { transaction: () => Promise.reject(new Error('nothing is to be written')) }

it('a mail that is no report, or too large to be one, is answered so that the mail server forgets it', async () => {
  const app = new Hono<WebEnv>()
  mailBouncesEndpoint(untouched, 'secret')(app)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/mail-bounces`
  const post = (body: string, token = 'secret') =>
    fetch(address, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
  try {
    for (const body of ['Subject: Hallo\r\n\r\nBin im Urlaub', 'x'.repeat(20_000_000)]) {
      const answer = await post(body)
      expect([answer.status, await answer.json()]).toEqual([200, { taken: false }])
    }
    expect((await post('', 'guessed')).status).toBe(401)
  } finally {
    server.close()
  }
})
