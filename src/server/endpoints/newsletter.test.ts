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
