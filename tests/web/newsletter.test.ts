import { setTimeout as sleep } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { dealerNewsletterTexts } from '#messages/dealer-newsletters.ts'
import { formBrowser } from '../support/form-browser.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { mailServer } from '../support/mail-server.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const server = mailServer()
const environment: Record<string, string> = { DATA_KEY: TEST_SECRET }
const shop = useTestShop(test, environment, async () => {
  environment.SMTP_URL = server.url
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1')])
  await addStaff(test.database, ADMIN, { isAdmin: true })
})
const EMAIL = 'jana@example.com'
const ADMIN = 'ada@example.com'

const origin = () => `http://localhost:${shop.shop.port}`
function post(path: string, fields: Record<string, string> = {}) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin() }
  return shop.get(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers })
}
function postJson(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return shop.get(path, { method: 'POST', body: JSON.stringify(body), headers })
}
async function stampOf(path: string): Promise<string> {
  return /name="stamp" value="([^"]+)"/.exec((await shop.get(path)).text)![1]!
}
const stateOf = async () =>
  (
    await test.database.pool.query<{ state: string }>(
      `select s.state, s.ended_at, s.hard_bounces, (select count(*) from newsletter_consents) as steps,
         (select count(*) from newsletter_suppressions) as suppressed from newsletter_subscriptions s order by s.id`,
    )
  ).rows
const pathOf = (href: string) => href.replace(/^https?:\/\/[^/]+/, '')
const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value

async function newestMail(): Promise<Email> {
  await shop.runJobs()
  const mail = (await server.mails()).at(-1)
  if (!mail) throw new Error('no mail has arrived')
  return mail.parsed
}

/** Opens every address of a mail, as programs that check mails do. */
async function openEveryLink(mail: Email): Promise<string[]> {
  const header = /<(.*)>/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1]
  const links = [...mail.html!.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
  const paths = [...links, ...(header ? [header] : [])].map(pathOf)
  for (const path of paths) expect((await shop.get(path)).status, path).toBeLessThan(400)
  return paths
}

it('leads from the form over the mail to the newsletter and out again, and no link changes anything when it is opened', async () => {
  const stamps = await Promise.all(Array.from({ length: 5 }, () => stampOf('/newsletter')))
  const form = await shop.get('/newsletter')
  expect(form.text).toMatch(/<input(?=[^>]*name="consent")(?![^>]*checked)[^>]*>/)
  await sleep(3_100)
  const refused = await post('/newsletter', { email: 'x', stamp: stamps[0]! })
  expect([refused.status, refused.text.includes('Bitte setzen Sie das Häkchen')]).toEqual([400, true])
  expect((await post('/newsletter', { email: EMAIL, consent: 'on' })).headers.location).toBe('/newsletter/fehler')
  const sent = await post('/newsletter', { email: EMAIL, consent: 'on', stamp: stamps[0]! })
  expect(sent.headers.location).toBe('/newsletter/erfolg')

  const optIn = await newestMail()
  expect(optIn.subject).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung')
  expect(headerOf(optIn, 'list-unsubscribe')).toBeUndefined()
  const paths = await openEveryLink(optIn)
  expect(await stateOf()).toMatchObject([{ state: 'PENDING', steps: 1 }])
  const confirm = paths.find((path) => path.startsWith('/newsletter/bestaetigen/'))!
  expect((await post(confirm)).headers.location).toBe('/newsletter/erfolg?step=2')
  expect((await post(`${confirm}x`)).headers.location).toBe('/newsletter/fehler?reason=expired')

  const welcome = await newestMail()
  await openEveryLink(welcome)
  const before = await stateOf()
  expect(before).toMatchObject([{ state: 'CONFIRMED', steps: 2, suppressed: 0 }])
  await sendFirstIssue()
  const issue = await newestMail()
  expect(issue.subject).toBe('Neu bei uns')
  expect(await openEveryLink(issue)).toContainEqual(expect.stringMatching(/^\/img\//))
  expect(await stateOf()).toEqual(before)

  const known = { email: EMAIL, consent: true, botCheck: { stamp: stamps[1] } }
  const unknown = { email: 'new@example.com', consent: true, place: 'TEST_DRIVE', botCheck: { stamp: stamps[2] } }
  const answers = [
    await postJson('/api/newsletter/subscribe', known),
    await postJson('/api/newsletter/subscribe', unknown),
  ]
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [202, ''],
    [202, ''],
  ])
  const { rows } = await test.database.pool.query('select source_code from newsletter_subscriptions order by id')
  expect(rows).toEqual([{ source_code: 'MA00000001' }, { source_code: 'MA00000041' }])

  const oneClick = pathOf(/<(.*)>/.exec(headerOf(issue, 'list-unsubscribe')!)![1]!)
  expect(headerOf(issue, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' }
  const ended = await shop.get(oneClick, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers })
  expect([ended.status, ended.headers['set-cookie']]).toEqual([204, undefined])
  expect(await stateOf()).toMatchObject([{ state: 'ENDED', suppressed: 1 }, { state: 'PENDING' }])
  await unsubscribesByForm({ email: 'new@example.com', stamps: stamps.slice(3) })
})

/** By the form, which programs cannot send and which never says whether an address is known. */
async function unsubscribesByForm({ email, stamps }: { email: string; stamps: readonly string[] }) {
  const wrong = await post('/newsletter/abmelden', { email: 'x', stamp: stamps[0]! })
  expect([wrong.status, wrong.text.includes('value="x"')]).toEqual([400, true])
  const program = await post('/newsletter/unsubscribe', { email })
  expect(program.headers.location).toBe('/newsletter/unsubscribe/failed')
  const failed = (await shop.get('/newsletter/unsubscribe/failed')).text
  expect(failed).toContain('We could not unsubscribe you')
  expect(failed).toMatch(/<a[^>]*href="\/newsletter\/unsubscribe"[^>]*>Try again/)
  expect(await stateOf()).toMatchObject([{}, { state: 'PENDING' }])
  for (const [entered, stamp] of [
    [email, stamps[0]],
    ['nobody@example.com', stamps[1]],
  ] as const) {
    const { headers } = await post('/newsletter/abmelden', { email: entered, stamp: stamp! })
    expect(headers.location, entered).toBe('/newsletter/abmelden/erfolg')
  }
  const done = (await shop.get('/newsletter/abmelden/erfolg')).text
  expect(done).toMatch(/<h1[^>]*>Sie sind abgemeldet<\/h1>/)
  expect(done).toMatch(/<a[^>]*href="\/newsletter"[^>]*>Doch wieder abonnieren/)
  expect(await stateOf()).toMatchObject([{}, { state: 'ENDED', suppressed: 2 }])
}

it('refuses programs, wrong input and other sites over REST', async () => {
  const bot = await postJson('/api/newsletter/subscribe', { email: EMAIL, consent: true })
  expect([bot.status, JSON.parse(bot.text)]).toEqual([403, { code: 'BOT_SUSPECTED' }])
  const wrong = await postJson('/api/newsletter/subscribe', { email: 'x', consent: false })
  expect([wrong.status, JSON.parse(wrong.text)]).toMatchObject([400, { code: 'INVALID_INPUT', fields: [{}, {}] }])
  expect((await shop.get('/api/newsletter/subscribe', { method: 'POST', body: 'x' })).status).toBe(400)
  const headers = { Origin: 'https://elsewhere.example', 'Content-Type': 'application/json' }
  expect((await shop.get('/api/newsletter/subscribe', { method: 'POST', body: '{}', headers })).status).toBe(403)
  expect((await postJson('/api/newsletter/unsubscribe', { email: EMAIL })).status).toBe(403)
})

/** As an administrator in the dealer area: written, looked at, and sent after the second factor. */
async function sendFirstIssue() {
  const codeOf = async () => {
    await forgetCodes(test.database)
    return nextCode(test.database, ADMIN)
  }
  const admin = formBrowser(shop)
  await admin.open('/haendlerbereich/anmelden')
  const code = await codeOf()
  await admin.press('Mit Passwort und Code anmelden', { email: ADMIN, password: STAFF_PASSWORD, code })
  await admin.open('/haendlerbereich/hauptseite-newsletter')
  await admin.follow(dealerNewsletterTexts.create.de)
  await admin.press(dealerNewsletterTexts.save.de, { subject: 'Neu bei uns', text: 'Schauen Sie.' })
  const question = await admin.press(dealerNewsletterTexts.toSend.de)
  expect(question).toContain(dealerNewsletterTexts.sendTitle.de('1'))
  const sent = await admin.press(dealerNewsletterTexts.send.de, { stepUpCode: await codeOf() })
  expect(sent).toContain(dealerNewsletterTexts.started.de)
}
