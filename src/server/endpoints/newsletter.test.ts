import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { WebEnv } from '../web-env.ts'
import { newsletterEndpoint } from './newsletter.ts'

async function oneClick(errors?: readonly object[]): Promise<number> {
  const app = new Hono<WebEnv>()
  newsletterEndpoint(() => async () => ({ errors }))(app)
  return (await app.request('/api/newsletter/unsubscribe?key=key', { method: 'POST' })).status
}

it('says that one click has ended a subscription only where it has', async () => {
  expect(await oneClick()).toBe(204)
  expect(await oneClick([])).toBe(204)
  expect(await oneClick([{ extensions: { code: 'FAULT' } }])).toBe(503)
})

it.each(['subscribe', 'unsubscribe'])('%s refuses a large body before it is read', async (verb) => {
  const app = new Hono<WebEnv>()
  newsletterEndpoint(() => async () => ({}))(app)
  let read = 0
  const body = new ReadableStream({
    pull(stream) {
      read += 100_000
      stream.enqueue(new Uint8Array(100_000))
      if (read > 10_000_000) stream.close()
    },
  })
  const answer = await app.request(`/api/newsletter/${verb}`, { ...{ method: 'POST', body, duplex: 'half' } })
  expect([answer.status, read < 1_000_000]).toEqual([413, true])
})
