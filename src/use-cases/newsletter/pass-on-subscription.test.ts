import { beforeEach, expect, it } from 'vitest'
import type { PassedOnSubscription } from '#database/jobs.ts'
import type { MailSite } from '#domain/mail.ts'
import type { ListEntry } from '#services/newsletter/port.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeAccountSubscription } from './change-account-subscription.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { passOnSubscription } from './pass-on-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribeByEmail } from './unsubscribe.ts'

const test = useTestDatabase()
const SITE: MailSite = { origin: 'https://shop.example', brandSlug: null, locale: 'de' }
const BY_HAND = { channel: 'PAGE', network: '203.0.113.7' } as const
const EMAIL = 'jana@example.com'

beforeEach(() =>
  test.database.pool.query(
    'truncate newsletter_subscriptions, newsletter_suppressions, mails cascade; delete from graphile_worker._private_jobs',
  ),
)

const order = () =>
  subscribe(test.database, { site: SITE, sender: 'Fahrwerk', email: EMAIL, place: 'FORM', ...BY_HAND })
async function confirm() {
  const { rows } = await test.database.pool.query<{ token: string }>(
    `delete from mails where kind = 'newsletter-confirm' returning data ->> 'token' as token`,
  )
  await confirmSubscription(test.database, { token: rows[0]!.token, network: '203.0.113.8', sender: 'Fahrwerk' })
}
const end = () => unsubscribeByEmail(test.database, SITE, EMAIL, BY_HAND)
async function jobs() {
  const { rows } = await test.database.pool.query<{ payload: PassedOnSubscription; queue: string }>(
    `select j.payload, q.queue_name as queue from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where t.identifier = 'pass-on-subscription' order by j.id`,
  )
  return rows
}
/** What the list has of the address once the jobs have run, the latest first. */
async function entryAfterReversedJobs(): Promise<ListEntry | undefined> {
  let entry: ListEntry | undefined
  const list = {
    async put(next: ListEntry) {
      entry = next
    },
  }
  const { read } = test.database
  for (const { payload } of (await jobs()).toReversed()) await passOnSubscription({ read, list }, payload)
  return entry
}

it('names no address to the outside list that never consented', async () => {
  await order()
  await end()
  expect(await jobs()).toEqual([])
})

it('leaves the outside list as the shop’s own, in whatever order the jobs run', async () => {
  await order()
  await confirm()
  expect(await entryAfterReversedJobs()).toEqual({
    ...{ email: EMAIL, brandSlug: null, locale: 'de', sourceCode: 'MA00000001', isSubscribed: true },
  })
  await end()
  const ended = { email: EMAIL, brandSlug: null, locale: 'de', sourceCode: 'MA00000049', isSubscribed: false }
  expect(await entryAfterReversedJobs()).toEqual(ended)
  await order()
  expect(await entryAfterReversedJobs()).toEqual(ended)
  await confirm()
  expect(await entryAfterReversedJobs()).toMatchObject({ isSubscribed: true })
  expect(new Set((await jobs()).map(({ queue }) => queue))).toEqual(
    new Set([expect.stringMatching(/^newsletter list [0-9a-f]{2}$/)]),
  )
})

it('names the source of the account where it takes over an order that nobody confirmed', async () => {
  await order()
  const { actor } = await addCustomer(test.database, EMAIL)
  const change = { site: { ...SITE, locale: 'en' as const }, sender: 'Fahrwerk', network: '203.0.113.7' }
  await changeAccountSubscription(test.database, actor, { ...change, isSubscribed: true })
  expect(await entryAfterReversedJobs()).toMatchObject({ locale: 'en', sourceCode: 'MA00000008', isSubscribed: true })
})
