import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ErrorReport } from '#services/error-reporting/port.ts'
import type { WebEnv } from '../web-env.ts'
import { clientErrorsEndpoint } from './client-errors.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function shop() {
  const reports: ErrorReport[] = []
  const clock = { now: 0 }
  const app = new Hono<WebEnv>()
  clientErrorsEndpoint({ report: (error) => reports.push(error) }, () => clock.now)(app)
  const send = async (body: unknown, userAgent = FIREFOX) =>
    (
      await app.request('/api/client-errors', {
        ...{ method: 'POST', body: JSON.stringify(body), headers: { 'User-Agent': userAgent } },
      })
    ).status
  return { reports, clock, send }
}

it('passes on what happened, and nothing of the visitor', async () => {
  const { reports, send } = shop()
  expect(await send({ name: 'TypeError', message: 'x', stack: 'at y', userAgent: FIREFOX })).toBe(204)
  expect(reports).toEqual([{ id: expect.any(String), side: 'client', name: 'TypeError', message: 'x', stack: 'at y' }])
  expect(await send({ name: 'TypeError', message: 'x' }, 'Googlebot/2.1')).toBe(204)
  expect(await send({ message: 7 })).toBe(400)
  expect(await send({ name: 'x', message: 'x', stack: 'x'.repeat(20_000) })).toBe(413)
  expect(reports).toHaveLength(1)
})

it('takes thirty a minute', async () => {
  const { reports, clock, send } = shop()
  const error = { name: 'Error', message: 'x' }
  const answers = []
  for (let number = 1; number <= 31; number++) answers.push(await send(error))
  expect(answers.slice(-2)).toEqual([204, 429])
  clock.now = 60_000
  expect(await send(error)).toBe(204)
  expect(reports).toHaveLength(31)
})
