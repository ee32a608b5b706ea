import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database } from '#database/connection.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/shop.ts'
import { openStore } from '#server/store.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../../tests/support/account.ts'
import { addStaff, logInStaffAs } from '../../tests/support/staff.ts'
import { stockTwoDealers } from '../../tests/support/two-dealers.ts'
import { TEST_SECRET } from '../../tests/support/gateway-context.ts'
import { type Answer, call, type CallOptions } from './call.ts'

export const WEBHOOK_SECRET = 'whsec_of_an_attacked_shop'
export const WIDGET_SITE = 'https://autohaus-hansen.example'
const SESSION_SECRET = 'a secret of thirty-two characters'

export interface Target {
  readonly port: number
  readonly database: Database
  /** Two customers, and a member of staff of the dealer in Hamburg. */
  readonly customers: readonly [Customer, Customer]
  readonly staffCookie: string
  readonly vehicles: Readonly<Record<'golf' | 'a4', string>>
  /** How many requests were sent. */
  tries(): number
  send(path: string, options?: CallOptions): Promise<Answer>
  /** A form of the shop's own page. */
  post(path: string, fields: Readonly<Record<string, string>>, options?: CallOptions): Promise<Answer>
  graphql(query: string, variables?: object, options?: CallOptions): Promise<Answer>
  stop(): Promise<void>
}

export interface Customer {
  readonly email: string
  readonly password: string
  readonly cookie: string
  readonly accessToken: string
}

/** A shop in production of its own, on loopback, with an embedded database that goes with it. */
export async function startTarget(): Promise<Target> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-attack-'))
  const config = readConfig({
    ...{
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      PROCESSES: 'web',
      MAIL_OUTBOX: '1',
    },
    ...{ SESSION_SECRET, DATA_KEY: TEST_SECRET, PAYMENT_PROVIDER: 'stripe' },
    ...{ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: 'http://127.0.0.1:9' },
  })
  Object.assign(process.env, { DATA_DIR: folder, DATA_KEY: TEST_SECRET, SESSION_SECRET })
  const store = await openStore(config)
  const { database } = store
  const { golf, a4 } = await stockTwoDealers(database)
  await database.pool.query('update brands set widget_origins = $1', [[WIDGET_SITE]])
  const tokens = signedSessionTokens(SESSION_SECRET)
  const customer = async (email: string): Promise<Customer> => ({ email, ...(await logInAs(database, tokens, email)) })
  const customers = [await customer('jana@example.com'), await customer('mia@example.com')] as const
  const hansen = await database.pool.query<{ id: number }>("select id from merchants where slug = 'hansen'")
  await addStaff(database, 'eva@example.com', { merchantId: hansen.rows[0]!.id, roles: ['OWNER'] })
  const { token } = await logInStaffAs(database, 'eva@example.com')
  const { port, stop } = await startShop(config, {
    ...{ live: false, buildFolder: path.resolve('build'), say: () => {} },
    onLost: (error) => {
      throw error
    },
  })
  let tries = 0
  const send: Target['send'] = (address, options) => {
    tries++
    return call(port, address, options)
  }
  const own = { Origin: `http://localhost:${port}` }
  return {
    ...{ port, database, customers, vehicles: { golf, a4 }, staffCookie: `fw-staff=${token}`, send },
    tries: () => tries,
    post: (address, fields, { headers, ...options } = {}) =>
      send(address, {
        ...{ method: 'POST', body: new URLSearchParams(fields).toString(), ...options },
        headers: { ...own, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      }),
    graphql: (query, variables = {}, { headers, ...options } = {}) =>
      send('/graphql', {
        ...{ method: 'POST', body: JSON.stringify({ query, variables }), ...options },
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    async stop() {
      await stop()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
