import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { type Database, openDatabase } from '#database/connection.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { WebEnv } from '../web-env.ts'
import { healthEndpoint } from './health.ts'

const test = useTestDatabase()
const READ_ONLY = '?options=-c%20default_transaction_read_only%3Don'
const NOWHERE = 'postgres://shop:shop@127.0.0.1:1/shop'

async function readiness(
  database: Database,
  { isStopping = false, hasStandby = false }: { isStopping?: boolean; hasStandby?: boolean } = {},
): Promise<[number, string]> {
  const app = new Hono<WebEnv>()
  const standby = hasStandby ? { isUsed: () => true } : undefined
  const deps = { database, drain: { hasBegun: () => isStopping }, reads: { standby }, config: {} }
  healthEndpoint(deps as unknown as Parameters<typeof healthEndpoint>[0])(app)
  const answer = await app.request('/readyz')
  return [answer.status, await answer.text()]
}

it('a process is ready while its database takes orders, until it is about to stop', async () => {
  expect(await readiness(test.database)).toEqual([200, 'ready'])
  expect(await readiness(test.database, { isStopping: true })).toEqual([503, 'this process is about to stop'])
})

it('a database that was closed is given up, whatever its standby shows', async () => {
  const closed = openDatabase(test.url + READ_ONLY)
  const given = [503, 'the database takes no orders: another one goes on in its place']
  expect(await readiness(closed, { hasStandby: true })).toEqual(given)
  await closed.close()
})

it('without its database a process is ready for as long as a standby shows cars', async () => {
  const away = openDatabase(NOWHERE)
  expect(await readiness(away)).toEqual([503, 'the database does not answer'])
  expect(await readiness(away, { hasStandby: true })).toEqual([200, 'ready'])
  await away.close()
})
