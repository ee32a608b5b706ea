import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { MailSite } from '#domain/mail.ts'
import { addCustomer, setPassword } from '../../../tests/support/account.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { deleteCustomer } from '../account/delete-customer.ts'
import { sweepExpired } from '../session/sweep-expired.ts'
import { readAccountSubscription } from './account-subscription.ts'
import { changeAccountSubscription } from './change-account-subscription.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribeByEmail, unsubscribeByKey } from './unsubscribe.ts'

const test = useTestDatabase()
const SITE: MailSite = { origin: 'https://shop.example', brandSlug: null, locale: 'de' }
const BY_HAND = { channel: 'PAGE', network: '203.0.113.7' } as const
const EMAIL = 'Jana@example.com'

beforeAll(() =>
  test.database.pool.query("insert into brands (slug, name, merchant_uuids) values ('brinkmann', 'Brinkmann', '{}')"),
)
beforeEach(() => test.database.pool.query('truncate newsletter_subscriptions, newsletter_suppressions, mails cascade'))

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await test.database.pool.query(query)).rows as Row[]
}
const order = (email = EMAIL, site = SITE) =>
  subscribe(test.database, { site, sender: 'Fahrwerk', email, place: 'FORM', ...BY_HAND })
const confirm = (token: string) =>
  confirmSubscription(test.database, { token, network: '203.0.113.8', sender: 'Fahrwerk' })
const mails = () =>
  rowsOf<{ kind: string; data: { token?: string } }>('select kind, data from mails order by created_at')
const tokenOfLast = async () => (await mails()).findLast(({ kind }) => kind === 'newsletter-confirm')!.data.token!
const steps = () =>
  rowsOf<{ step: string; source: string; channel: string; network: string | null; text: string | null }>(
    'select step, source_code as source, channel, network, text from newsletter_consents order by id',
  )
const subscriptions = () =>
  rowsOf<{ state: string; email: string | null; key: string }>(
    'select state, email, unsubscribe_key as key from newsletter_subscriptions order by id',
  )

it('is in force once the mailed link is confirmed; the proof has both steps with the sentence', async () => {
  await order()
  expect(await subscriptions()).toMatchObject([{ state: 'PENDING', email: EMAIL }])
  const token = await tokenOfLast()
  expect(await confirm(`${token}x`)).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await confirm(token)).toEqual({ kind: 'done' })
  expect(await confirm(token)).toEqual({ kind: 'done' })
  expect(await subscriptions()).toMatchObject([{ state: 'CONFIRMED' }])
  expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome'])
  const text = expect.stringContaining('Newsletter von Fahrwerk') as string
  expect(await steps()).toEqual([
    { step: 'REQUESTED', source: 'MA00000001', channel: 'PAGE', network: '203.0.113.7', text },
    { step: 'CONFIRMED', source: 'MA00000001', channel: 'PAGE', network: '203.0.113.8', text },
  ])
  await expect(test.database.pool.query("update newsletter_consents set network = 'x'")).rejects.toThrow('only added')
})

it('mails nothing to an address that is subscribed, and a link that is too old confirms nothing', async () => {
  await order()
  const first = await tokenOfLast()
  await order('jana@EXAMPLE.com')
  expect(await subscriptions()).toHaveLength(1)
  expect(await confirm(first)).toMatchObject({ code: 'LINK_EXPIRED' })
  const second = await tokenOfLast()
  await test.database.pool.query("update newsletter_subscriptions set confirm_until = now() - interval '1 minute'")
  expect(await confirm(second)).toMatchObject({ code: 'LINK_EXPIRED' })
  await order()
  await confirm(await tokenOfLast())
  const before = (await mails()).length
  await order()
  expect(await mails()).toHaveLength(before)
})

it('ends by its key or its address in one shop alone, forgets the address and stays provable', async () => {
  for (const brandSlug of [null, 'brinkmann']) {
    await order(EMAIL, { ...SITE, brandSlug })
    await confirm(await tokenOfLast())
  }
  const [main, own] = await subscriptions()
  await unsubscribeByKey(test.database, 'no key', BY_HAND)
  await unsubscribeByKey(test.database, own!.key, { channel: 'ONE_CLICK', network: '203.0.113.9' })
  expect(await subscriptions()).toMatchObject([{ state: 'CONFIRMED' }, { state: 'ENDED', email: null }])
  expect((await steps()).at(-1)).toMatchObject({ step: 'WITHDRAWN', source: 'MA00000049', channel: 'ONE_CLICK' })
  const sent = (await mails()).length
  await unsubscribeByEmail(test.database, { ...SITE, brandSlug: 'brinkmann' }, EMAIL, BY_HAND)
  expect(await mails()).toHaveLength(sent)
  await unsubscribeByEmail(test.database, SITE, EMAIL, BY_HAND)
  expect((await mails()).at(-1)).toMatchObject({ kind: 'newsletter-ended' })
  expect(await rowsOf('select brand_slug, reason from newsletter_suppressions')).toHaveLength(2)
  await unsubscribeByKey(test.database, main!.key, BY_HAND)
  expect((await steps()).filter(({ step }) => step === 'WITHDRAWN')).toHaveLength(2)
})

it('ends by the link of an older mail, too', async () => {
  await order()
  await confirm(await tokenOfLast())
  const [first] = await subscriptions()
  await unsubscribeByKey(test.database, first!.key, BY_HAND)
  await order()
  await confirm(await tokenOfLast())
  expect(await subscriptions()).toMatchObject([{ state: 'ENDED' }, { state: 'CONFIRMED' }])
  await unsubscribeByKey(test.database, first!.key, BY_HAND)
  expect(await subscriptions()).toMatchObject([{ state: 'ENDED' }, { state: 'ENDED' }])
})

it('a new confirmation lifts the suppression', async () => {
  await order()
  await confirm(await tokenOfLast())
  await unsubscribeByEmail(test.database, SITE, EMAIL, BY_HAND)
  await order()
  expect(await rowsOf('select 1 from newsletter_suppressions')).toHaveLength(1)
  await confirm(await tokenOfLast())
  expect(await rowsOf('select 1 from newsletter_suppressions')).toEqual([])
  expect(await subscriptions()).toMatchObject([{ state: 'ENDED' }, { state: 'CONFIRMED' }])
})

it('an account is subscribed without a second mail, and its deletion ends every subscription', async () => {
  const { actor } = await addCustomer(test.database, 'eva@example.com')
  const change = { site: SITE, sender: 'Fahrwerk', network: '203.0.113.7' }
  await changeAccountSubscription(test.database, actor, { ...change, isSubscribed: true })
  expect(await readAccountSubscription(test.database.read, actor, null)).toBe(true)
  expect(await readAccountSubscription(test.database.read, actor, 'brinkmann')).toBe(false)
  expect((await steps()).map(({ step, source }) => `${step} ${source}`)).toEqual([
    'REQUESTED MA00000007',
    'CONFIRMED MA00000007',
  ])
  await changeAccountSubscription(test.database, actor, { ...change, isSubscribed: false })
  expect(await readAccountSubscription(test.database.read, actor, null)).toBe(false)
  await changeAccountSubscription(test.database, actor, { ...change, isSubscribed: true })
  const password = await setPassword(test.database, actor)
  await deleteCustomer(test.database, SITE, actor, { customerId: actor.customerId, password })
  expect(await subscriptions()).toMatchObject([{ state: 'ENDED' }, { state: 'ENDED', email: null }])
})

it('an order nobody confirmed goes after two weeks, the proof of an ended one after three years', async () => {
  await order('forgotten@example.com')
  await order()
  await confirm(await tokenOfLast())
  await unsubscribeByEmail(test.database, SITE, EMAIL, BY_HAND)
  const fail = (_: unknown, error: unknown) => {
    throw error
  }
  await test.database.pool.query("update newsletter_subscriptions set requested_at = now() - interval '15 days'")
  await test.database.pool.query(
    "update newsletter_subscriptions set ended_at = now() - interval '3 years' where ended_at is not null",
  )
  await sweepExpired(test.database, fail)
  expect(await subscriptions()).toMatchObject([{ state: 'ENDED' }])
  await test.database.pool.query("update newsletter_subscriptions set ended_at = now() - interval '1100 days'")
  await sweepExpired(test.database, fail)
  expect([...(await subscriptions()), ...(await steps())]).toEqual([])
})
