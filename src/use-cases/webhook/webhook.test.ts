import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { JobPayloads } from '#database/jobs.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { httpWebhookSender } from '#services/webhook-sender/http.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addStaff, staffActor, staffDeps } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { writeOrderEvents } from '../order/write-events.ts'
import { changeWebhook, removeWebhook, rotateWebhookSecret } from './change-webhook.ts'
import { createWebhook } from './create-webhook.ts'
import { readDeliveries, replayDelivery } from './deliveries.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { readWebhook } from './webhook.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const test = useTestDatabase()
const received: Received[] = []
let answer: { status: number; headers?: Record<string, string>; body?: string } | 'NEVER' = { status: 204 }
let server: Server
let url: string
let merchantId: number
let orderId: number
let owner: StaffActor

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() })
      if (answer !== 'NEVER') response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  merchantId = (await addMerchant(test.database)).id
  const staffId = await addStaff(test.database, 'olga@example.com', { merchantId, roles: ['OWNER'] })
  owner = { ...staffActor({ merchantId, roles: ['OWNER'], staffId }), steppedUpAt: new Date() }
  const { actor } = await addCustomer(test.database, 'kern@example.com')
  orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  received.length = 0
  answer = { status: 204 }
  await test.database.pool.query('delete from webhooks; delete from graphile_worker._private_jobs; delete from mails')
})

const deps = (allowsPrivateAddresses = true) => ({ ...staffDeps(test.database), allowsPrivateAddresses })

async function create(topics = ['ORDER'], address = url) {
  const made = await createWebhook(deps(), owner, { merchantId, url: address, topics })
  if (made.kind === 'refused') throw new Error(made.code)
  return made
}

function confirm() {
  return test.database.transaction((handle) =>
    writeOrderEvents(handle, [{ orderId, actor: 'MERCHANT', subject: 'ORDER', from: 'PLACED', to: 'CONFIRMED' }]),
  )
}

/** The deliveries whose jobs wait in the queue. */
async function waiting(): Promise<{ payload: JobPayloads['deliver-webhook']; at: Date }[]> {
  const { rows } = await test.database.pool.query(
    `select j.payload, j.run_at as at from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'deliver-webhook' order by j.id`,
  )
  return rows as { payload: JobPayloads['deliver-webhook']; at: Date }[]
}

/** Runs the queued deliveries once, as the worker would. */
async function deliver(timeoutMs = 5_000): Promise<void> {
  const jobs = await waiting()
  await test.database.pool.query('delete from graphile_worker._private_jobs')
  const sender = httpWebhookSender({ allowsPrivate: true, timeoutMs })
  const delivery = { ...staffDeps(test.database), sender, mainOrigin: 'https://shop.example' }
  for (const { payload } of jobs) await deliverWebhook(delivery, payload)
}

async function log(webhookId: string) {
  const found = await readDeliveries(test.database.read, owner, { merchantId, webhookId, before: null })
  if (found.kind === 'refused') throw new Error(found.code)
  return found.deliveries
}

/** As the specification of Standard Webhooks has a receiver check it. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected))
}

it('an event arrives signed, with numbers and states alone', async () => {
  const { id, secret } = await create()
  await create(['REQUEST', 'BOOKING'])
  await confirm()
  await deliver()
  expect(received).toHaveLength(1)
  const [message] = received
  expect(isSigned(message!, secret)).toBe(true)
  expect(isSigned({ ...message!, body: message!.body.replace('CONFIRMED', 'CANCELLED') }, secret)).toBe(false)
  expect(Math.abs(Number(message!.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(10)
  expect(JSON.parse(message!.body)).toEqual({
    type: 'order.changed',
    timestamp: expect.any(String) as string,
    data: { number: String(orderId), subject: 'ORDER', state: 'CONFIRMED' },
  })
  expect(await log(id)).toMatchObject([{ state: 'DELIVERED', number: String(orderId), attempts: [{ status: 204 }] }])
  const { rows } = await test.database.pool.query('select to_jsonb(w)::text as text from webhooks w')
  expect(JSON.stringify(rows)).not.toContain(secret.slice(10))
})

it('the job is part of the transaction: without its commit there is none, with it there is one', async () => {
  await create()
  await expect(
    test.database.transaction(async (handle) => {
      await writeOrderEvents(handle, [
        { orderId, actor: 'MERCHANT', subject: 'ORDER', from: 'PLACED', to: 'CANCELLED' },
      ])
      throw new Error('the process dies')
    }),
  ).rejects.toThrow('dies')
  expect(await waiting()).toEqual([])
  await confirm()
  expect(await waiting()).toHaveLength(1)
})

it('after an error it is tried again, later each time, with the same id', async () => {
  const { id } = await create()
  answer = { status: 500, body: `no${'x'.repeat(2_000)}` }
  await confirm()
  await deliver()
  const [retry] = await waiting()
  expect(retry!.at.getTime()).toBeGreaterThan(Date.now() + 2_000)
  await deliver()
  expect((await waiting())[0]!.at.getTime()).toBeGreaterThan(Date.now() + 200_000)
  answer = { status: 200 }
  await deliver()
  expect(await waiting()).toEqual([])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [delivery] = await log(id)
  expect(delivery).toMatchObject({ state: 'DELIVERED', attempts: [{ status: 200 }, { status: 500 }, { status: 500 }] })
  expect(delivery!.attempts[2]!.answer).toHaveLength(500)
})

it('one that waits for its next attempt can be sent at once, and is sent once', async () => {
  const { id } = await create()
  answer = { status: 500 }
  await confirm()
  const [first] = await log(id)
  const replay = { merchantId, webhookId: id, id: first!.id }
  expect(await replayDelivery(deps(), owner, replay), 'on its way').toMatchObject({ code: 'CONFLICT' })
  await deliver()
  await deliver()
  answer = { status: 204 }
  expect(await replayDelivery(deps(), owner, replay)).toEqual({ kind: 'done' })
  const jobs = await waiting()
  expect(jobs).toHaveLength(1)
  expect(jobs[0]!.at.getTime()).toBeLessThan(Date.now() + 2_000)
  await deliver()
  expect([await waiting(), received.length, (await log(id))[0]!.state]).toEqual([[], 3, 'DELIVERED'])
})

it('a redirect is not followed, and who does not answer is not waited for', async () => {
  const { id } = await create()
  answer = { status: 302, headers: { Location: '/elsewhere' } }
  await confirm()
  await deliver()
  expect(received.map(({ path }) => path)).toEqual(['/hook'])
  answer = 'NEVER'
  await deliver(200)
  expect((await log(id))[0]).toMatchObject({
    state: 'WAITING',
    attempts: [{ status: null, problem: 'TIMED_OUT' }, { status: 302 }],
  })
})

it('after a day of failure it is switched off, its owners get a mail, and it can be switched on and an event sent again', async () => {
  const { id } = await create()
  answer = { status: 503 }
  await confirm()
  for (let attempt = 0; attempt < 7; attempt++) await deliver()
  await test.database.pool.query(`update webhooks set failing_since = now() - interval '25 hours'`)
  await deliver()
  expect(await waiting()).toEqual([])
  const off = await readWebhook(test.database.read, owner, { merchantId, id })
  expect(off).toMatchObject({ webhook: { offReason: 'FAILING' } })
  const { rows: mails } = await test.database.pool.query('select kind, recipient from mails')
  expect(mails).toEqual([{ kind: 'webhook-switched-off', recipient: 'olga@example.com' }])
  await confirm()
  expect(await waiting()).toEqual([])
  const [failed] = await log(id)
  expect(failed).toMatchObject({ state: 'FAILED' })
  const replay = { merchantId, webhookId: id, id: failed!.id }
  expect(await replayDelivery(deps(), owner, replay)).toMatchObject({ code: 'CONFLICT' })
  if (off.kind === 'refused') throw new Error(off.code)
  const { fingerprint } = off.webhook
  const change = { merchantId, id, url, topics: ['ORDER'], isOn: true, fingerprint }
  expect(await changeWebhook(deps(), owner, change)).toEqual({ kind: 'done' })
  expect(await changeWebhook(deps(), owner, change)).toMatchObject({ code: 'CHANGED' })
  answer = { status: 204 }
  expect(await replayDelivery(deps(), owner, replay)).toEqual({ kind: 'done' })
  await deliver()
  expect((await log(id))[0]).toMatchObject({ state: 'DELIVERED' })
})

it('a new secret signs beside the former one for a day', async () => {
  const { id, secret } = await create()
  const renewed = await rotateWebhookSecret(deps(), owner, { merchantId, id })
  if (renewed.kind === 'refused') throw new Error(renewed.code)
  await confirm()
  await deliver()
  expect([secret, renewed.secret].map((each) => isSigned(received[0]!, each))).toEqual([true, true])
  await test.database.pool.query(`update webhooks set former_until = now() - interval '1 second'`)
  await confirm()
  await deliver()
  expect([secret, renewed.secret].map((each) => isSigned(received[1]!, each))).toEqual([false, true])
})

it('renewed twice within a day, the secret that receivers know still signs', async () => {
  const { id, secret } = await create()
  await rotateWebhookSecret(deps(), owner, { merchantId, id })
  const renewed = await rotateWebhookSecret(deps(), owner, { merchantId, id })
  if (renewed.kind === 'refused') throw new Error(renewed.code)
  await confirm()
  await deliver()
  expect([secret, renewed.secret].map((each) => isSigned(received[0]!, each))).toEqual([true, true])
})

it('one that is removed gets nothing more', async () => {
  const { id } = await create()
  await confirm()
  expect(await removeWebhook(deps(), owner, { merchantId, id })).toEqual({ kind: 'done' })
  await deliver()
  expect(received).toEqual([])
})

it.each([
  ...['', 'ftp://dms.example/', 'http://dms.example/', 'https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/'],
  ...[
    'https://10.0.0.7/x',
    'https://localhost/',
    'https://server/',
    'https://a:b@dms.example/',
    'https://db.internal/',
  ],
])('in production the address %s is refused', async (address) => {
  const made = await createWebhook(deps(false), owner, { merchantId, url: address, topics: ['ORDER'] })
  expect(made).toMatchObject({ kind: 'refused', code: 'INVALID_INPUT', fields: [{ field: 'url' }] })
})

it('in production a name that leads into a private network is not sent to', async () => {
  const sender = httpWebhookSender({ allowsPrivate: false })
  const { port } = new URL(url)
  for (const address of [`https://localhost:${port}/`, `https://127.0.0.1:${port}/`, `http://dms.example/`])
    expect(await sender.post(address, {}, '{}')).toMatchObject({ status: null, problem: 'REFUSED_ADDRESS' })
  expect(received).toEqual([])
})

it('a form that is sent again adds no second webhook, and answers no secret', async () => {
  const form = { merchantId, url, topics: ['ORDER'], key: '00000000-0000-4000-8000-00000000abcd' }
  expect(await createWebhook(deps(), owner, form)).toMatchObject({ kind: 'done', id: form.key })
  expect(await createWebhook(deps(), owner, form)).toEqual({ kind: 'refused', code: 'KEY_REUSED' })
  const { rows } = await test.database.pool.query('select id from webhooks')
  expect(rows).toEqual([{ id: form.key }])
})
