import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { STAFF_COOKIE } from '#domain/staff/staff-cookie.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { importQueue } from '../import-queue.ts'
import type { ImportRuns } from '../import-runs.ts'
import type { WebEnv } from '../web-env.ts'
import { dealerImportsEndpoint } from './dealer-imports.ts'

const test = useTestDatabase()
const IMPORTS = '/haendlerbereich/importe'

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
  const app = new Hono<WebEnv>()
  app.use((c, next) => {
    c.set('site', { brand: { slug: null } } as never)
    return next()
  })
  dealerImportsEndpoint({
    database: test.database,
    actorOf: () => Promise.resolve(actor),
    imports,
    report: String,
    answerMs: 50,
  })(app)
  const followed: unknown[] = []
  const upload = async (merchant: string) => {
    const body = new FormData()
    body.append('merchant', merchant)
    body.append('file', new Blob(['a;b']), 'bestand.csv')
    const answer = await app.request(IMPORTS, { method: 'POST', body, headers: { Cookie: `${STAFF_COOKIE}=x` } })
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
