import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { MailContent } from '#domain/mail.ts'
import type { IssueForm } from '#domain/newsletter/issue.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { renderMail } from '#mails/render-mail.ts'
import { RecipientRefused } from '#services/mail/port.ts'
import { sendMail } from '#use-cases/mail/send-mail.ts'
import { failOnError } from '../../../../tests/support/poison.ts'
import { staffActor } from '../../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { takeBounce } from '../../newsletter/take-bounce.ts'
import { listBrands } from '../../brand/brands.ts'
import { confirmSubscription } from '../../newsletter/confirm-subscription.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { unsubscribeByEmail, unsubscribeByKey } from '../../newsletter/unsubscribe.ts'
import { sweepExpired } from '../../session/sweep-expired.ts'
import { issueFingerprint, readIssue, readIssues } from './issues.ts'
import { previewIssue } from './preview-issue.ts'
import { saveIssue } from './save-issue.ts'
import { sendIssue } from './send-issue.ts'
import { sendIssueBatch } from './send-issue-batch.ts'

const test = useTestDatabase()
const MAIN = 'https://fahrwerk.example'
const READER_SITE = { origin: 'https://brinkmann.example', brandSlug: 'brinkmann', locale: 'de' } as const
const FORM: IssueForm = { subject: 'Neu bei uns', text: 'Schauen Sie.\n\nBis bald', locale: 'de', query: '', cars: '' }
let merchantId: number
let other: number
let deps: Parameters<typeof sendIssue>[0] & Parameters<typeof previewIssue>[0]

beforeAll(async () => {
  const { database } = test
  merchantId = (await addMerchant(database, { slug: 'brinkmann' })).id
  other = (await addMerchant(database, { slug: 'other', name: 'Autohaus Fremd' })).id
  await deliver(database, merchantId, [car('1'), car('2')])
  await deliver(database, other, [car('3')])
  await database.pool.query(
    `insert into brands (slug, name, merchant_uuids, hosts, tokens)
     select 'brinkmann', 'Brinkmann', array[uuid], '{}', '{"brand":"#7a1f2b"}' from merchants where id = $1`,
    [merchantId],
  )
  deps = {
    ...{ read: database.read, writer: database, pool: database.pool, mainOrigin: MAIN, render: renderMail },
    places: { geocode: async () => undefined },
  }
})
beforeEach(() =>
  test.database.pool.query(
    'truncate newsletter_subscriptions, newsletter_suppressions, newsletter_issues, mails cascade',
  ),
)

function actorOf(roles: readonly StaffRole[] = ['SALES'], more: Partial<StaffActor> = {}): StaffActor {
  return { ...staffActor({ merchantId, roles }), steppedUpAt: new Date(), ...more }
}
async function addReader(email: string, brandSlug: string | null = 'brinkmann', locale: 'de' | 'en' = 'de') {
  const site = { ...READER_SITE, brandSlug, locale }
  await subscribe(test.database, {
    ...{ site, sender: 'B', email, place: 'FORM', channel: 'PAGE', network: '203.0.113.7' },
  })
  const { rows } = await test.database.pool.query<{ token: string }>(
    "delete from mails where kind = 'newsletter-confirm' returning data->>'token' as token",
  )
  await confirmSubscription(test.database, { token: rows[0]!.token, network: '203.0.113.7', sender: 'B' })
  await test.database.pool.query("delete from mails where kind = 'newsletter-welcome'")
}
async function newIssue(form: Partial<IssueForm> = {}, of: number | null = merchantId, actor = actorOf()) {
  const saved = await saveIssue(deps, actor, { merchantId: of, id: null, form: { ...FORM, ...form }, fingerprint: '' })
  if (saved.kind === 'refused') throw new Error(saved.code)
  return saved.id
}
async function issueOf(id: number, of: number | null = merchantId, actor = actorOf()) {
  const found = await readIssue(test.database.read, actor, { merchantId: of, id })
  if (found.kind === 'refused') throw new Error(found.code)
  return found.issue
}
async function send(id: number, actor = actorOf(), of: number | null = merchantId) {
  const fingerprint = issueFingerprint(await issueOf(id, of, actor))
  return sendIssue(deps, actor, { merchantId: of, id, fingerprint })
}
const batch = (issueId: number) => sendIssueBatch(test.database, MAIN, { issueId })
async function mails() {
  const { rows } = await test.database.pool.query<{ id: string; recipient: string; data: MailContent }>(
    "select id, recipient, data from mails where kind = 'newsletter' order by recipient",
  )
  return rows
}
function deliverMail(mailId: string, isRefused = false) {
  const transport = {
    async send() {
      if (isRefused) throw new RecipientRefused('550 no such user')
    },
  }
  const { read } = test.database
  const from = 'shop@shop.example'
  const run = {
    read,
    writer: test.database,
    transport,
    render: renderMail,
    from,
    operator: async () => [],
    brands: () => listBrands(read),
  }
  return sendMail(run, { mailId })
}

it('goes once to each confirmed reader of this shop and language, with its own cars', async () => {
  await addReader('a@example.com')
  await addReader('b@example.com')
  await addReader('english@example.com', 'brinkmann', 'en')
  await addReader('main@example.com', null)
  const id = await newIssue()
  expect(await send(id)).toEqual({ kind: 'done' })
  await batch(id)
  await batch(id)
  await test.database.pool.query("update newsletter_issues set state = 'SENDING', sent_at = null")
  await batch(id)
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient)).toEqual(['a@example.com', 'b@example.com'])
  const { data } = sent[0]!
  expect(data).toMatchObject({ cars: [{}, {}], sender: [expect.any(String), expect.any(String), expect.any(String)] })
  expect(await issueOf(id)).toMatchObject({ state: 'SENT', recipients: 2, sent: 0 })
  await deliverMail(sent[0]!.id)
  expect(await issueOf(id)).toMatchObject({ sent: 1 })
  expect(await send(id)).toMatchObject({ code: 'CONFLICT' })
})

it('takes a copied address of a list as its search: what its path says and what its query says', async () => {
  const queryOf = async (query: string) => (await issueOf(await newIssue({ query }))).query
  expect(await queryOf('https://brinkmann.example/auto-kaufen?fuel=DIESEL&page=2#top')).toBe('fuel=DIESEL')
  expect(await queryOf('fuel=DIESEL')).toBe('fuel=DIESEL')
  expect(await queryOf('?fuel=DIESEL')).toBe('fuel=DIESEL')
  expect(await queryOf('https://brinkmann.example/auto-kaufen')).toBe('')
  expect(await queryOf('brinkmann.example/auto-kaufen/elektroauto?price-max=30000')).toBe(
    'price-max=30000&fuel=ELECTRIC',
  )
  expect(await queryOf('/cars/suv')).toBe('body=SUV')
  expect(await queryOf('/auto-kaufen/volkswagen-golf')).toBe('mm=volkswagen.golf')
  expect(await queryOf('/auto-kaufen/volkswagen')).toBe('mm=volkswagen')
  expect(await queryOf('/auto-kaufen/Volkswagen')).toBe('mm=volkswagen')
  expect(await queryOf('fuel=DIESEL#top')).toBe('fuel=DIESEL')
  const wrong = ['https://brinkmann.example/ratgeber', '/auto-kaufen/wartburgo', 'Diesel']
  for (const query of [...wrong, '/auto-kaufen?fuel=DIESLE', 'fuel=DIESEL&fuel=DIESLE', 'farbe=rot'])
    expect(
      await saveIssue(deps, actorOf(), { merchantId, id: null, form: { ...FORM, query }, fingerprint: '' }),
    ).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'query' }] })
})

it('is an advertisement with price, tax, energy values, sender, and one click to end it', async () => {
  await addReader('a@example.com')
  const id = await newIssue()
  await send(id)
  await batch(id)
  const [sent] = await mails()
  const frame = {
    locale: 'de',
    origin: 'https://brinkmann.example',
    brandName: 'Brinkmann',
    colour: '#7a1f2b',
  } as const
  const { html, text, headers } = renderMail({ ...sent!.data, kind: 'newsletter' } as MailContent, frame)
  expect(html).toMatch(/<img src="https:\/\/brinkmann\.example\/img\/16x10\/1024\/[^"]+" alt="[^"]+" width="536"/)
  expect(text).toMatch(/MwSt\.[\s\S]*Absender: /)
  expect(text).toMatch(/€/)
  expect(text).toContain('https://brinkmann.example/newsletter/abmelden?key=')
  expect(headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(
      /^<https:\/\/brinkmann\.example\/api\/newsletter\/unsubscribe\?key=[\w-]+>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': '"Brinkmann" <newsletter.brinkmann.example>',
  })
})

it('withdraws what waits when somebody ends it, and counts that at the issue', async () => {
  await addReader('a@example.com')
  const id = await newIssue()
  await send(id)
  await batch(id)
  const { rows } = await test.database.pool.query<{ key: string }>(
    'select unsubscribe_key as key from newsletter_subscriptions',
  )
  await unsubscribeByKey(test.database, rows[0]!.key, { channel: 'ONE_CLICK', network: null })
  expect(await mails()).toEqual([])
  expect(await issueOf(id)).toMatchObject({ unsubscribed: 1 })
  expect(await send(await newIssue())).toMatchObject({ code: 'UNAVAILABLE' })
})

it('waits for whoever is ending it, and mails them nothing', async () => {
  await addReader('a@example.com')
  await addReader('b@example.com')
  const id = await newIssue()
  await send(id)
  const { rows } = await test.database.pool.query<{ key: string }>(
    'select unsubscribe_key as key from newsletter_subscriptions order by id',
  )
  const client = await test.database.pool.connect()
  let run: Promise<void>
  try {
    await client.query('begin')
    await client.query(
      "update newsletter_subscriptions set state = 'ENDED', email = null, ended_at = now() where unsubscribe_key = $1",
      [rows[0]!.key],
    )
    run = batch(id)
    await Promise.race([run, sleep(300)])
  } finally {
    await client.query('commit')
    client.release()
  }
  await run
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['b@example.com'])
})

it('goes on to the readers of a storefront that was renamed, with links to where it is now', async () => {
  await addReader('a@example.com')
  await addReader('gone@example.com')
  await unsubscribeByEmail(test.database, READER_SITE, 'gone@example.com', { channel: 'PAGE', network: null })
  const id = await newIssue()
  await send(id)
  await test.database.pool.query("update brands set slug = 'neu' where slug = 'brinkmann'")
  await batch(id)
  const { rows } = await test.database.pool.query(
    "select recipient, origin, brand_slug from mails where kind = 'newsletter'",
  )
  const slugs = await test.database.pool.query(
    'select brand_slug from newsletter_subscriptions union select brand_slug from newsletter_suppressions',
  )
  await test.database.pool.query("update brands set slug = 'brinkmann' where slug = 'neu'")
  expect(rows).toEqual([{ recipient: 'a@example.com', origin: 'https://neu.fahrwerk.example', brand_slug: 'neu' }])
  expect(slugs.rows).toEqual([{ brand_slug: 'neu' }])
})

it('forgets after a year to whom it went, and stays counted', async () => {
  for (const email of ['a@example.com', 'b@example.com']) await addReader(email)
  const id = await newIssue()
  await send(id)
  await batch(id)
  const [first, second] = await mails()
  await deliverMail(first!.id)
  await deliverMail(second!.id, true)
  const counts = { recipients: 2, sent: 1, bounced: 1, unsubscribed: 0 }
  const deliveries = async () => (await test.database.pool.query('select from newsletter_deliveries')).rowCount
  await sweepExpired(test.database, failOnError)
  expect(await deliveries()).toBe(2)
  await test.database.pool.query("update newsletter_issues set sent_at = now() - interval '366 days'")
  await sweepExpired(test.database, failOnError)
  expect(await deliveries()).toBe(0)
  expect(await issueOf(id)).toMatchObject(counts)
  await test.database.pool.query('delete from newsletter_issues')
})

it('is not sent on where its sender has no storefront any more', async () => {
  await addReader('a@example.com')
  const id = await newIssue()
  await send(id)
  const own = await test.database.pool.query<{ uuids: string[] }>('select merchant_uuids as uuids from brands')
  await test.database.pool.query(
    `update brands set merchant_uuids = (select array_agg(uuid) from merchants where slug <> 'brinkmann')`,
  )
  await batch(id)
  await test.database.pool.query('update brands set merchant_uuids = $1', [own.rows[0]!.uuids])
  expect(await mails()).toEqual([])
  expect(await issueOf(id)).toMatchObject({ state: 'SENT', recipients: 0 })
})

it('ends at the second hard bounce in a row and is not tried again', async () => {
  await addReader('a@example.com')
  const bounce = async () => {
    const id = await newIssue()
    await send(id)
    await batch(id)
    const [mail] = await mails()
    await deliverMail(mail!.id, true)
    expect(await issueOf(id)).toMatchObject({ bounced: 1, sent: 0 })
    await test.database.pool.query('delete from mails')
  }
  const states = async () =>
    (await test.database.pool.query<{ state: string }>('select state from newsletter_subscriptions')).rows
  await bounce()
  expect(await states()).toEqual([{ state: 'CONFIRMED' }])
  await bounce()
  expect(await states()).toEqual([{ state: 'ENDED' }])
  const { rows } = await test.database.pool.query('select reason from newsletter_suppressions')
  expect(rows).toEqual([{ reason: 'BOUNCED' }])
})

it('ends as well where its mails are accepted and come back hours later; a report twice, or of a full mailbox, ends nothing', async () => {
  await addReader('a@example.com')
  const sendOne = async () => {
    const id = await newIssue()
    await send(id)
    await batch(id)
    const [mail] = await mails()
    await deliverMail(mail!.id)
    return mail!.id
  }
  const report = (mailId: string, isHard = true) =>
    takeBounce(test.database, { mailId, isHard, reason: '5.1.1 user unknown' })
  const states = async () =>
    (await test.database.pool.query<{ state: string }>('select state from newsletter_subscriptions')).rows
  const first = await sendOne()
  expect(await report(first, false)).toBe(false)
  expect([await report(first), await report(first)]).toEqual([true, true])
  expect(await states()).toEqual([{ state: 'CONFIRMED' }])
  const { rows } = await test.database.pool.query('select last_error from mails where id = $1', [first])
  expect(rows).toEqual([{ last_error: '5.1.1 user unknown' }])
  await test.database.pool.query('delete from mails')
  const second = await sendOne()
  expect(await states()).toEqual([{ state: 'CONFIRMED' }])
  expect(await report(second)).toBe(true)
  expect(await states()).toEqual([{ state: 'ENDED' }])
  expect(await report('0b7f2f0e-5f6f-4b0e-9a55-2a0d8f3a1c77')).toBe(false)
})

it('ends at the first complaint of its reader', async () => {
  await addReader('a@example.com')
  const id = await newIssue()
  await send(id)
  await batch(id)
  const [mail] = await mails()
  await deliverMail(mail!.id)
  const complaint = { mailId: mail!.id, isHard: true, isComplaint: true, reason: 'complaint: abuse' }
  expect(await takeBounce(test.database, complaint)).toBe(true)
  const { rows } = await test.database.pool.query('select state from newsletter_subscriptions')
  expect(rows).toEqual([{ state: 'ENDED' }])
})

it('shows chosen cars in their order and nobody else’s, and refuses what is not what was shown', async () => {
  await addReader('a@example.com')
  const { rows } = await test.database.pool.query<{ id: number }>('select id::int from vehicles order by id')
  const [first, second, foreign] = rows.map(({ id }) => id)
  const id = await newIssue({ cars: `${foreign}\nhttps://x.example/autos/a/b/${second}\n${first}` })
  const stale = issueFingerprint({ ...FORM, cars: '' })
  expect(await sendIssue(deps, actorOf(), { merchantId, id, fingerprint: stale })).toMatchObject({ code: 'CHANGED' })
  const change = { merchantId, id, form: FORM, fingerprint: stale }
  expect(await saveIssue(deps, actorOf(), change)).toMatchObject({ code: 'CHANGED' })
  await send(id)
  expect((await issueOf(id)).vehicleIds.map(Number)).toEqual([second, first])
})

it('is for owners and sales with the second factor, for the main site for administrators alone', async () => {
  const id = await newIssue()
  const late = actorOf(['OWNER'], { steppedUpAt: null })
  expect(await send(id, late)).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  const service = actorOf(['SERVICE'])
  expect(await readIssues(test.database.read, service, MAIN, merchantId)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await readIssues(test.database.read, actorOf(), MAIN, null)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await previewIssue(deps, actorOf(), null, FORM)).toMatchObject({ code: 'FORBIDDEN' })
  const admin = actorOf([], { isAdmin: true, roles: [] })
  expect(await readIssues(test.database.read, admin, MAIN, merchantId)).toMatchObject({ code: 'FORBIDDEN' })
  await addReader('main@example.com', null)
  const own = await newIssue({}, null, admin)
  expect(await readIssue(test.database.read, actorOf(), { merchantId, id: own })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await send(own, admin, null)).toEqual({ kind: 'done' })
  await batch(own)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['main@example.com'])
  const preview = await previewIssue(deps, actorOf(), merchantId, FORM)
  expect(preview).toMatchObject({ html: expect.stringContaining('Schauen Sie.') })
  expect(preview).toMatchObject({ html: expect.not.stringContaining('Autohaus Fremd') })
})
