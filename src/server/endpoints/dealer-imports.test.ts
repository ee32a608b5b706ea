import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordFeedRun } from '#use-cases/stock/record-feed-run.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { importQueue } from '../import-queue.ts'
import type { ImportRuns } from '../import-runs.ts'
import type { WebEnv } from '../web-env.ts'
import { dealerImportsEndpoint } from './dealer-imports.ts'

const test = useTestDatabase()
const IMPORTS = '/haendlerbereich/importe'

interface Page {
  readonly actor: StaffActor
  readonly imports: ImportRuns
  readonly report: (error: Error) => string
  readonly answerMs?: number
}

function appOf({ actor, answerMs = 50, ...deps }: Page): Hono<WebEnv> {
  const app = new Hono<WebEnv>()
  app.use((c, next) => {
    c.set('site', { brand: { slug: null } } as never)
    return next()
  })
  dealerImportsEndpoint({ database: test.database, actorOf: () => Promise.resolve(actor), answerMs, ...deps })(app)
  return app
}

function send(app: Hono<WebEnv>, merchant: string) {
  const body = new FormData()
  body.append('merchant', merchant)
  body.append('file', new Blob(['a;b']), 'bestand.csv')
  return app.request(IMPORTS, { method: 'POST', body, headers: { Cookie: `${STAFF_COOKIE}=x` } })
}

it('while four merchants import, the page of a fifth says that its file waits, then that it is being read', async () => {
  const { id: merchantId } = await addMerchant(test.database)
  const { id: otherId } = await addMerchant(test.database, { slug: 'hansen' })
  const staffId = await addStaff(test.database, 'susi@example.com', { merchantId, roles: ['SALES'] })
  const { inTurn } = importQueue()
  const door = Promise.withResolvers<void>()
  const four = ['a', 'b', 'c', 'd'].map((merchant) => inTurn(merchant, () => door.promise))
  const end = Promise.withResolvers<void>()
  const sent: unknown[] = []
  const imports: ImportRuns = {
    receive: () => Promise.resolve('/nowhere'),
    run: ({ merchant, onBegin, uploadId }) =>
      inTurn(merchant, async () => {
        sent.push(uploadId)
        onBegin?.()
        await end.promise
        return { applied: true, report: {} }
      }),
  }
  const sales = { merchantId, roles: ['SALES'] as const, staffId }
  const actor: StaffActor = {
    ...staffActor(sales),
    roles: [merchantId, otherId].map((id) => ({ merchantId: id, roles: ['SALES'] })),
  }
  const app = appOf({ actor, imports, report: String })
  const followed: unknown[] = []
  const upload = async (merchant: string) => {
    const answer = await send(app, merchant)
    const { searchParams } = new URL(answer.headers.get('location')!, 'http://localhost')
    expect(Date.now() - Number(searchParams.get('since'))).toBeLessThan(60_000)
    followed.push(searchParams.get('upload'))
    return searchParams.get('running')
  }
  expect(await upload('brinkmann')).toBe('waiting')
  door.resolve()
  await Promise.all(four)
  expect(await upload('hansen')).toBe('yes')
  // A second file of a merchant waits for its first.
  expect(await upload('hansen')).toBe('waiting')
  end.resolve()
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  expect(new Set(followed), 'by which its page finds its run').toEqual(new Set(sent))
})

it('a failure leads to the page of its run, and is reported', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'failing' })
  const staffId = await addStaff(test.database, 'fine@example.com', { merchantId, roles: ['SALES'] })
  const fault = new Error('The process has ended')
  let recordsRun = true
  const imports: ImportRuns = {
    receive: () => Promise.resolve('/nowhere'),
    run: async ({ fileName, uploadId }) => {
      const outcome = { kind: 'refused', refusal: { code: 'FAILED' } } as const
      const run = { merchantId, fileName, staffId, uploadId, outcome, rows: 0, refused: 0, refusals: [] }
      if (recordsRun) await recordFeedRun(test.database.pool, run)
      throw fault
    },
  }
  const report = vi.fn(String)
  const actor = staffActor({ merchantId, roles: ['SALES'], staffId })
  const app = appOf({ actor, imports, report, answerMs: 10_000 })
  const answer = await send(app, 'failing')
  const { rows } = await test.database.pool.query('select id from feed_runs where merchant_id = $1', [merchantId])
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${IMPORTS}/${rows[0].id}`])
  expect(report).toHaveBeenCalledExactlyOnceWith(fault)
  recordsRun = false
  const lost = await send(app, 'failing')
  expect(lost.headers.get('location'), 'the list says that there is no run').toMatch(/upload=[0-9a-f-]{36}/)
})
