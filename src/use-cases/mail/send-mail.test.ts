import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { readReturnedMails } from '#use-cases/mail/returned-mails.ts'
import { readStuckMails } from '#use-cases/mail/waiting-mails.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { runDueJobs } from '#server/worker/worker.ts'
import { OPERATOR } from '#use-cases/audit/record-audit.ts'
import { retryJobs } from '#use-cases/dealer-area/platform/retry-jobs.ts'
import { takeBounce } from '#use-cases/newsletter/take-bounce.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const test = useTestDatabase()
const SITE: MailSite = { origin: 'https://shop.example', brandSlug: null, locale: 'de' }
const person = { salutation: null, firstName: 'Jana', lastName: 'Krüger' }

interface Received {
  readonly to: readonly string[]
  readonly raw: Buffer
}
let received: Received[] = []
/** What the server answers to the next mails. */
let refusals = 0
let server: SMTPServer
let url = ''

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
beforeEach(() => {
  received = []
  refusals = 0
})

function runJobs() {
  const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'shop@shop.example', DATA_DIR: '/nonexistent' })
  return runDueJobs(test, config, createLog('silent'))
}

function ask(recipient: string, site = SITE) {
  return test.database.transaction((handle) =>
    requestMail(handle, site, recipient, { kind: 'reset-password', person, token: 'geheim' }),
  )
}

it('a mail is sent once, after the commit, and its secret is deleted', async () => {
  await ask('jana@example.com')
  await expect(
    test.database.transaction(async (handle) => {
      await requestMail(handle, SITE, 'nobody@example.com', { kind: 'account-deleted', person })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await runJobs()
  await runJobs()
  expect(received.map(({ to }) => to)).toEqual([['jana@example.com']])
  const mail = await PostalMime.parse(received[0]!.raw)
  expect(mail).toMatchObject({
    subject: 'Neues Passwort vergeben',
    from: { name: 'Fahrwerk', address: 'shop@shop.example' },
    text: expect.stringContaining('https://shop.example/passwort-neu?key=geheim'),
    html: expect.stringContaining('https://shop.example/passwort-neu?key=geheim'),
  })
  const { rows } = await test.database.pool.query('select data, sent_at from mails')
  expect(rows).toEqual([{ data: null, sent_at: expect.any(Date) }])
})

it('names its sender and shows the mark of its site: the operator’s, or the dealer’s whose storefront it is', async () => {
  const { uuid } = await addMerchant(test.database, { slug: 'koeln' })
  const usual = { merchantOrigin: 'koeln', make: null, tokens: {}, tradeInDescription: null }
  await putBrand(test.database, { slug: 'koeln', name: 'Koeln', merchantUuids: [uuid], ...usual })
  await ask('main@example.com')
  await ask('dealer@example.com', { ...SITE, origin: 'https://koeln.example', brandSlug: 'koeln' })
  await runJobs()
  const htmlTo = async (recipient: string) =>
    (await PostalMime.parse(received.find(({ to }) => to.includes(recipient))!.raw)).html
  const [main, dealer] = [await htmlTo('main@example.com'), await htmlTo('dealer@example.com')]
  expect(main).toContain('Fahrwerk Muster GmbH, Musterstraße 1')
  expect(main).toContain('src="https://shop.example/brand-mark.png"')
  expect(dealer).toMatch(/Hansaring 42, \d{5}/)
  expect(dealer).toContain('src="https://koeln.example/brand-mark.png"')
  expect(dealer).not.toContain('Fahrwerk')
})

it('is retried with growing pauses under the same Message-ID, and visible while it fails', async () => {
  refusals = 1
  await ask('later@example.com')
  await runJobs()
  expect(received).toEqual([])
  // The queue notes a failure a moment after its runner has come to its end.
  await expect
    .poll(async () => {
      const { rows } = await test.database.pool.query<{ pause: number }>(
        'select extract(epoch from run_at - updated_at)::float as pause from graphile_worker.jobs where locked_at is null',
      )
      return rows[0]?.pause ?? 0
    })
    .toBeGreaterThan(1)
  expect(await readStuckMails(test.database.read, 0)).toMatchObject([
    { kind: 'reset-password', attempts: 1, lastError: expect.stringContaining('451') },
  ])
  await test.database.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())',
  )
  await runJobs()
  expect(received).toHaveLength(1)
  const { rows: ids } = await test.database.pool.query<{ id: string }>('select id from mails where recipient like $1', [
    'later%',
  ])
  expect((await PostalMime.parse(received[0]!.raw)).messageId).toBe(`<${ids[0]!.id}@shop.example>`)
  expect(await readStuckMails(test.database.read, 0)).toEqual([])
})

it('is given up after its last attempt and, once an operator retries it, begins anew: with its pauses, and sent once', async () => {
  const retry = () => test.database.transaction((handle) => retryJobs(handle, OPERATOR))
  const makeDue = (change = '') =>
    test.database.pool.query(`update graphile_worker._private_jobs set run_at = now() ${change}`)
  const job = async () => {
    const { rows } = await test.database.pool.query<{ attempts: number; pause: number }>(
      `select attempts, extract(epoch from run_at - updated_at)::float as pause
       from graphile_worker.jobs where locked_at is null`,
    )
    return rows[0]
  }
  refusals = 2
  await ask('last@example.com')
  await makeDue(', attempts = max_attempts - 1')
  await runJobs()
  await expect.poll(job).toMatchObject({ attempts: 12 })
  await makeDue()
  await runJobs()
  expect(refusals, 'nobody tries it any more').toBe(1)

  expect(await retry()).toMatchObject({ count: 1 })
  await runJobs()
  await expect.poll(async () => (await job())?.pause ?? 0).toBeGreaterThan(1)
  expect(await job()).toMatchObject({ attempts: 1 })
  await makeDue()
  await runJobs()
  expect(received.map(({ to }) => to)).toEqual([['last@example.com']])
  expect([await retry(), await job()]).toMatchObject([{ count: 0 }, undefined])
})

it('no address or name can add a header or a second recipient', async () => {
  await ask('a@example.com, everybody@example.com')
  await ask('b@example.com\r\nBcc: everybody@example.com')
  await runJobs()
  expect(received.flatMap(({ to }) => to)).not.toContain('everybody@example.com')
})

it('a mail that came back after it was sent is shown for seven days, and waits for nothing', async () => {
  await ask('gone@example.com')
  await runJobs()
  const { rows } = await test.database.pool.query<{ id: string }>(
    "select id from mails where recipient = 'gone@example.com'",
  )
  const { id } = rows[0]!
  const returned = async () => (await readReturnedMails(test.database.read)).filter((mail) => mail.id === id)
  expect(await returned()).toEqual([])
  const reason = '5.1.1 user unknown'
  expect(await takeBounce(test.database, { mailId: id, isHard: true, reason })).toBe(true)
  expect(await returned()).toEqual([{ id, kind: 'reset-password', sentAt: expect.any(Date), reason }])
  expect((await readStuckMails(test.database.read, 0)).map((mail) => mail.id)).not.toContain(id)
  await test.database.pool.query("update mails set sent_at = now() - interval '8 days' where id = $1", [id])
  expect(await returned()).toEqual([])
})
