import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
const NAMES = ['anna', 'bert', 'carl']

beforeAll(async () => {
  for (const name of NAMES) {
    const { uuid } = await addMerchant(test.database, { slug: name, name })
    await test.database.pool.query('insert into brands (slug, name, merchant_uuids, people) values ($1, $1, $2, $3)', [
      ...[name, [uuid]],
      JSON.stringify([{ name: `${name} Kern`, role: { de: 'Verkauf', en: 'Sales' } }]),
    ])
  }
})

/** How many statements that name it are sent while the work goes on. */
async function statementsWith(name: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const texts = query.mock.calls.map(([config]) => JSON.stringify(config))
  query.mockRestore()
  return texts.filter((text) => text.includes(name)).length
}

it('reads the people and the delivery terms of a whole list with one statement each', async () => {
  const context = await visitorContext(test.database)
  const list = () =>
    runInProcess(
      '{ merchants { slug people { name } deliveryTerms { homeBase } } }',
      {},
      context,
      () => 'fault-id',
    ).then(({ data }) => data)
  let answer: unknown
  const brands = await statementsWith('leading_merchant_id', async () => (answer = await list()))
  expect(answer).toMatchObject({ merchants: NAMES.map((slug) => ({ slug, people: [{ name: `${slug} Kern` }] })) })
  expect(brands).toBe(1)
  context.deps.index.shelf.clear()
  expect(await statementsWith('from \\"delivery_terms', list)).toBe(1)
  await context.deps.index.stop()
})
