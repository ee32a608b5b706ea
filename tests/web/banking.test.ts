import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { putSimulatedApplication } from '#database/simulated-applications.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { BankingType } from '#domain/banking/vocabulary.ts'
import { openRequest } from '#use-cases/request/open-request.ts'
import { sendProofs } from '#use-cases/banking/send-proofs.ts'
import { bankingTexts } from '#messages/banking.ts'
import { bankSecret } from '#server/banking/banking.ts'
import { bankMessage } from '#services/banking/wire.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addFinancedOrder, bankingForm, ORDERED_LOAN } from '../support/banking.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const STEPS = {
  personal: 'persoenliche-daten',
  household: 'haushalt-und-beruf',
  income: 'einnahmen-und-ausgaben',
} as const
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'
const test = useTestDatabase()
const shop = useTestShop(test, { SESSION_SECRET: SECRET })
let merchantId: number
let customerId: number
let cookie: string
let late: string

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  const tokens = signedSessionTokens(SECRET)
  const login = await logInAs(test.database, tokens, 'jana@example.com')
  ;({ cookie } = login)
  customerId = login.actor.customerId
  late = (await logInAs(test.database, tokens, 'jana@example.com', { minutesLeft: -1 })).cookie
})

const send = (path: string, fields: Record<string, string>, as = cookie) =>
  shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Cookie: as },
      Origin: `http://localhost:${shop.shop.port}`,
    },
  })
const get = (path: string, as = cookie) => shop.get(path, { headers: { Cookie: as } })

describe('the webhook of a bank', () => {
  const event = (reference: string, kind = 'REJECTED' as const) => ({
    ...{ id: randomUUID(), reference, kind, occurredAt: new Date() },
  })
  const post = (body: string, headers: Record<string, string>, bank = 'simulator') =>
    shop.get(`/api/banking/webhook/${bank}`, { method: 'POST', body, headers })

  it('refuses what its bank has not signed, or too long ago, and banks it does not know', async () => {
    const { body, headers } = bankMessage(bankSecret(SECRET), event('bank_x'), new Date())
    expect((await post(body, {})).status).toBe(400)
    expect((await post(body.replace('REJECTED', 'APPROVED'), headers)).status).toBe(400)
    const other = bankMessage('another secret', event('bank_x'), new Date())
    expect((await post(other.body, other.headers)).status).toBe(400)
    const old = bankMessage(bankSecret(SECRET), event('bank_x'), new Date(Date.now() - 10 * 60_000))
    expect((await post(old.body, old.headers)).status).toBe(400)
    expect((await post(body, headers, 'nobank')).status).toBe(404)
    expect((await post('x'.repeat(65 * 1024), headers)).status).toBe(413)
  })

  it('answers 404 for an application that was not passed on, so that the message is sent again', async () => {
    const { body, headers } = bankMessage(bankSecret(SECRET), event('bank_unknown'), new Date())
    expect((await post(body, headers)).status).toBe(404)
    const { rows } = await test.database.pool.query("select 1 from bank_messages where bank_reference = 'bank_unknown'")
    expect(rows).toEqual([])
  })
})

describe('the page of the embedded bank', () => {
  it('says that it lends nothing, in both languages, and is neither cached nor framed', async () => {
    const reference = await application()
    const german = await shop.get(`/bank-simulator/${reference}`)
    expect(german.text).toContain('Musterbank ist eine Testbank: Hier wird kein Kredit vergeben')
    expect(german.text).toMatch(/35\.980,00\s€/)
    expect(german.headers['cache-control']).toBe('no-store')
    expect(german.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await shop.get(`/bank-simulator/${reference}?lang=en`)).text).toContain('no credit is granted here')
    expect((await shop.get('/bank-simulator/bank_nothing')).status).toBe(404)
  })

  it('shows the proofs it was given, opens each for whoever knows its address, and records that', async () => {
    const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
    const { requestId, reference } = await addPassedOn(orderId)
    const form = new FormData()
    form.append('PAYSLIPS', new Blob([PDF]), 'Entgelt Mai.pdf')
    const origin = `http://localhost:${shop.shop.port}`
    const added = await fetch(`${origin}/hochladungen/new?flow=financing/${orderId}&kind=DOCUMENT`, {
      ...{ method: 'POST', body: form, headers: { Origin: origin, Cookie: cookie } },
    })
    expect(added.status).toBe(200)
    const shopper = { customerId, scope: ALL_MERCHANTS }
    expect(await sendProofs(test.database, shopper, requestId)).toEqual({ kind: 'done' })
    expect((await shop.get(`/bank-simulator/${reference}`)).text).toContain('noch keine Nachweise')
    await shop.runJobs()
    const { text } = await shop.get(`/bank-simulator/${reference}`)
    expect(text).toMatch(/Entgelt Mai\.pdf<\/a> \(1\sKB\)/)
    const path = /href="([^"]+\/documents\/aa-upload-[^"]+)"/.exec(text)?.[1] ?? ''
    const opened = await shop.get(path)
    expect([opened.status, opened.text]).toEqual([200, PDF])
    expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store, private' })
    expect(opened.headers['content-disposition']).toMatch(/^attachment; /)
    const other = await application()
    const wrong = [path.replace(reference, other), path.slice(0, -1), path.replace(reference, 'bank_nothing')]
    for (const address of wrong) expect((await shop.get(address)).status).toBe(404)
    const { rows } = await viewsOf(requestId)
    const view = { viewer: 'BANK', name: 'Musterbank (Entgelt Mai.pdf)' }
    expect(rows).toEqual([view])
    await test.database.pool.query("update financing_views set at = at - interval '2 days' where request_id = $1", [
      requestId,
    ])
    for (let opening = 0; opening < 3; opening++) expect((await shop.get(path)).status).toBe(200)
    expect((await viewsOf(requestId)).rows).toEqual([view, view])
    const page = (await shop.get(`/anfragen/${requestId}`, { headers: { Cookie: cookie } })).text
    expect(page).toContain('Bank: Musterbank (Entgelt Mai.pdf)')
    expect(page).not.toContain('simulator')
  })

  const viewsOf = (requestId: number) =>
    test.database.pool.query('select viewer, name from financing_views where request_id = $1', [requestId])

  it.each([
    ['BANKING_FINANCING', 'APPROVED', 'APPROVED', 'APPROVED', 'CONFIRMED'],
    ['BANKING_LEASING', 'APPROVED', 'APPROVED', 'APPROVED', 'CONFIRMED'],
    ['DEFAULT', 'APPROVED', 'APPROVED', 'APPROVED', 'CONFIRMED'],
    ['BANKING_LEASING', 'DOCUMENTS_MISSING', 'DOCUMENTS_MISSING', 'WAITING', 'CONFIRMED'],
    ['BANKING_FINANCING', 'REJECTED', 'REJECTED', 'REJECTED', 'CANCELLED'],
    ['DEFAULT', 'WITHDRAWN', 'WITHDRAWN', 'WITHDRAWN', 'CANCELLED'],
  ] as const)('%s: its %s reaches the application and its order', async (type, decision, state, financing, order) => {
    const orderId = await addFinancedOrder(test.database, { customerId, merchantId, state: 'CONFIRMED' })
    const { requestId, reference } = await addPassedOn(orderId, type)
    await test.database.pool.query("update requests set state = 'IN_REVIEW' where id = $1", [requestId])
    expect((await send(`/bank-simulator/${reference}`, { decision })).status).toBe(303)
    await shop.runJobs()
    const { rows } = await test.database.pool.query(
      `select r.state, o.financing_state as financing, o.state as "order" from requests r join orders o on o.id = r.order_id where r.id = $1`,
      [requestId],
    )
    expect(rows).toEqual([{ state, financing, order }])
  })

  /** An application that the embedded bank has, and that waits for proofs. */
  async function addPassedOn(
    orderId: number,
    type: BankingType = 'BANKING_FINANCING',
  ): Promise<{ requestId: number; reference: string }> {
    const reference = await application()
    const { id: requestId } = await test.database.transaction((handle) =>
      openRequest(handle, { origin: 'https://shop.example', brandSlug: null, locale: 'de' }, randomUUID(), {
        ...{ kind: 'FINANCING', merchantId, orderId, customerId, vehicleId: null, federalState: null },
        ...{ person: { salutation: null, firstName: 'Jana', lastName: 'Kern' }, email: 'jana@example.com' },
        ...{ phone: null, text: null, data: { title: 'Passat' } },
      }),
    )
    await test.database.pool.query(
      `insert into financing_applications (request_id, order_id, customer_id, type, consents, recipient, bank, bank_reference)
       values ($1, $2, $3, $5, '[]', 'Musterbank', 'simulator', $4)`,
      [requestId, orderId, customerId, reference, type],
    )
    await test.database.pool.query("update requests set state = 'DOCUMENTS_MISSING' where id = $1", [requestId])
    return { requestId, reference }
  }

  it('takes one decision and leads back; nonsense decides nothing', async () => {
    const reference = await application()
    const decide = (decision: string) => send(`/bank-simulator/${reference}`, { decision })
    expect((await decide('PERHAPS')).status).toBe(400)
    const decided = await decide('APPROVED')
    expect(decided.status).toBe(303)
    expect(decided.headers.location).toBe(`http://localhost:${shop.shop.port}/back`)
    expect((await shop.get(`/bank-simulator/${reference}`)).text).toContain('Dieser Testantrag ist entschieden')
    await decide('REJECTED')
    const { rows } = await test.database.pool.query('select state from simulated_applications where reference = $1', [
      reference,
    ])
    expect(rows).toEqual([{ state: 'APPROVED' }])
  })

  function application(): Promise<string> {
    return putSimulatedApplication(test.database, {
      ...{ idempotency_key: randomUUID(), description: 'Passat', amount_cents: 35_980_00, locale: 'de' },
      return_url: `http://localhost:${shop.shop.port}/back`,
    })
  }
})

it('a middle step that is sent after the session has ended is restored, sealed meanwhile', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = (part: keyof typeof STEPS) => `/bankantrag/${STEPS[part]}/${orderId}`
  expect((await send(step('personal'), bankingForm('personal'))).headers.location).toBe(step('household'))
  const sent = await send(step('household'), bankingForm('household'), late)
  expect(String(sent.headers.location)).toMatch(/^\/login/)
  const pending = /pending-form=[^;]+/.exec(String(sent.headers['set-cookie']))?.[0] ?? ''
  expect(pending).not.toBe('')
  expect(decodeURIComponent(pending)).not.toContain('Haasenstein')
  const { text } = await get(step('household'), `${cookie}; ${pending}`)
  expect(text).toContain('value="Ingenieurbuero Haasenstein"')
  // This step has no IBAN, so none is to be entered again.
  expect(text).not.toContain(bankingTexts.ibanAgain.de)
})

it('a form of an application that was discarded in another tab brings nothing back, and is shown again', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = `/bankantrag/${STEPS.personal}/${orderId}`
  await send(step, bankingForm('personal'))
  const draftId = /name="draftId" value="([^"]+)"/.exec((await get(step)).text)?.[1] ?? ''
  const stored = async () => {
    const { rows } = await test.database.pool.query('select data from drafts where flow = $1', [`financing/${orderId}`])
    return rows
  }
  const [saved] = await stored()
  await send(`/spaeter-weitermachen/banking-personal?of=${orderId}`, { intent: 'discard' })
  const stale = { ...bankingForm('personal'), draftId }
  // As the script saves a step that is left by the browser's own means.
  expect(String((await send(step, { ...stale, leave: step })).headers['set-cookie'])).not.toContain('flash')
  expect(saved).toBeDefined()
  expect(await stored()).toEqual([])
  const sent = await send(step, { ...stale, 'application.firstName': 'Johanna' })
  expect([sent.status, sent.headers.location]).toEqual([303, step])
  const cookies = [sent.headers['set-cookie']].flat().map((each) => String(each).split(';')[0])
  expect(await stored()).toEqual([])
  const { text } = await get(step, [cookie, ...cookies].join('; '))
  expect(text).toContain('Diese Seite gehört zu einem früheren Vorgang')
  expect(text).toContain('value="Johanna"')
})

it('a step of amounts that is refused sums up what its fields show', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = (part: keyof typeof STEPS) => `/bankantrag/${STEPS[part]}/${orderId}`
  for (const part of ['personal', 'household'] as const) await send(step(part), bankingForm(part))
  const free = (text: string) => /aria-live="polite"><b>([^<]+)</.exec(text)?.[1]
  const refused = await send(step('income'), { ...bankingForm('income'), iban: 'DE00' })
  expect(refused.text).toContain('Fehler:')
  await send(step('income'), bankingForm('income'))
  expect(free(refused.text)).toMatch(/[1-9]/)
  expect(free(refused.text)).toBe(free((await get(step('income'))).text))
})

it('is left in the middle, and goes on by the mailed link on another device', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = (part: keyof typeof STEPS) => `/bankantrag/${STEPS[part]}/${orderId}`
  const begins = `href="${step('personal')}"`
  expect((await get(`/meine-bestellungen/${orderId}`)).text).toContain(begins)
  await send(step('personal'), bankingForm('personal'))
  const ofOrder = async (path: string) => (await get(`${path}/${orderId}`)).text
  expect(await ofOrder('/meine-bestellungen')).toContain(`href="${step('household')}"`)
  expect(await ofOrder('/account/orders')).toContain('>Continue the financing application<')
  const left = await send(step('household'), {
    ...bankingForm('household'),
    leave: `/spaeter-weitermachen/banking-household?of=${orderId}`,
  })
  const page = String(left.headers.location)
  expect(page).toMatch(/^\/spaeter-weitermachen\/banking-household/)
  expect((await send(page, {})).text).toContain('jana@example.com')
  await shop.runJobs()
  const mail = (await shop.outbox.list(20)).find(({ text }) => text.includes('/weitermachen/banking-household'))
  const address = new URL(/https?:\/\/\S+\/weitermachen\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const link = address.pathname + address.search
  expect((await shop.get(link)).headers.location).toBe(`/login?redirectTo=${encodeURIComponent(link)}`)
  const elsewhere = (await logInAs(test.database, signedSessionTokens(SECRET), 'jana@example.com')).cookie
  const led = await get(link, elsewhere)
  expect(led.headers.location).toBe(step('household'))
  expect((await get(step('household'), elsewhere)).text).toContain('value="Ingenieurbuero Haasenstein"')
})

it('left at its proofs, says how many are there, and is deleted after a question only', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = (name: string) => `/bankantrag/${name}/${orderId}`
  for (const part of ['personal', 'household', 'income'] as const) await send(step(STEPS[part]), bankingForm(part))
  const leave = `/spaeter-weitermachen/banking-documents?of=${orderId}`
  const left = await send(step('einkommensnachweise'), { leave })
  const later = String(left.headers.location)
  expect((await get(later)).text).toMatch(/Nachweise<\/dt>\s*<dd[^>]*>noch nicht begonnen/)
  const form = new FormData()
  form.append('PAYSLIPS', new Blob([PDF], { type: 'application/pdf' }), 'Entgelt.pdf')
  form.append('intent', 'upload')
  const headers = { Cookie: cookie, Origin: `http://localhost:${shop.shop.port}` }
  const address = `http://localhost:${shop.shop.port}${step('einkommensnachweise')}`
  expect((await fetch(address, { method: 'POST', body: form, headers, redirect: 'manual' })).status).toBe(302)
  const page = (await get(later)).text
  expect(page).toMatch(/Nachweise<\/dt>\s*<dd[^>]*>1 von \d liegt vor</)
  // The step was left, not passed: the check leads back to it.
  expect((await get(step('bestaetigung'))).headers.location).toBe(step('einkommensnachweise'))
  expect(page).toMatch(/<details[^>]*><summary>Entwurf jetzt löschen<\/summary><form(?:(?!<\/form>).)*value="discard"/)
  const discarded = await send(later, { intent: 'discard' })
  expect(discarded.headers.location).toBe(`/meine-bestellungen/${orderId}`)
  expect((await get(later)).text).not.toContain('vollständig')
})

describe('the first step begins with the order’s address and telephone number', () => {
  const begin = async (kind: 'PRIVATE' | 'COMPANY') => {
    const orderId = await addFinancedOrder(test.database, { customerId, merchantId, kind })
    const billing = {
      street: 'Lindenweg',
      houseNumber: '7b',
      postalCode: '50823',
      city: 'Köln',
      phone: '+492214710177',
    }
    await test.database.pool.query('update orders set billing = billing || $2::jsonb where id = $1', [orderId, billing])
    return `/bankantrag/persoenliche-daten/${orderId}`
  }
  const valueOf = (text: string, name: string) => {
    const field = new RegExp(`<input[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(text)?.[0] ?? ''
    return / value="([^"]*)"/.exec(field)?.[1]
  }
  const FIELDS = ['street', 'streetNumber', 'zipCode', 'city'].map((name) => `homeAddress.currentResidence.${name}`)
  const valuesOf = (text: string) => ['application.phoneNumber', ...FIELDS].map((name) => valueOf(text, name))

  it('until it is saved otherwise', async () => {
    const path = await begin('PRIVATE')
    expect(valuesOf((await get(path)).text)).toEqual(['+49 221 4710177', 'Lindenweg', '7b', '50823', 'Köln'])
    await send(path, { 'homeAddress.currentResidence.street': 'Am Hof', leave: path })
    expect(valuesOf((await get(path)).text)).toEqual(['', 'Am Hof', '', '', ''])
  })

  it('but not with the address of a company', async () => {
    const { text } = await get(await begin('COMPANY'))
    expect(valuesOf(text)).toEqual(['+49 221 4710177', '', '', '', ''])
  })
})

it('writes the telephone number of the applicant as everywhere, in its field and on the page of all answers', async () => {
  const orderId = await addFinancedOrder(test.database, { customerId, merchantId })
  const step = (name: string) => `/bankantrag/${name}/${orderId}`
  for (const part of ['personal', 'household', 'income'] as const) await send(step(STEPS[part]), bankingForm(part))
  expect((await get(step(STEPS.personal))).text).toContain('value="+49 221 5550199"')
  expect((await send(step('einkommensnachweise'), {})).headers.location).toBe(step('bestaetigung'))
  // The consent names who receives the application, as the record of views does.
  expect((await get(step('bestaetigung'))).text).toContain('an Musterbank weitergeben')
  expect((await get(step('bestaetigung'))).text).toContain('+49 221 5550199')
})

describe('the representative example of a contract', () => {
  const pageOf = async (locale: 'de' | 'en', lines?: Parameters<typeof addFinancedOrder>[1]['lines']) => {
    const orderId = await addFinancedOrder(test.database, { customerId, merchantId, ...(lines ? { lines } : {}) })
    const step = locale === 'de' ? '/bankantrag/persoenliche-daten' : '/banking-request/personal'
    const order = locale === 'de' ? '/meine-bestellungen' : '/account/orders'
    return Promise.all([`${step}/${orderId}`, `${order}/${orderId}`].map(async (path) => (await get(path)).text))
  }

  it('says in which language it is where that is not the page’s', async () => {
    for (const text of await pageOf('en')) expect(text).toMatch(/<p class="note" lang="de">Repräsentatives Beispiel/)
    for (const text of await pageOf('de')) expect(text).toMatch(/<p class="note">Repräsentatives Beispiel/)
  })

  it('is in the language of the page where it is stored in it', async () => {
    const examples = { de: ORDERED_LOAN.example, en: 'Representative example: 48 instalments of €524.09.' }
    const line = { line_type: 'VEHICLE', title: 'Passat', unit_price_cents: 43_980_00, payment: 'LOAN' } as const
    const texts = await pageOf('en', [{ ...line, finance: { ...ORDERED_LOAN, examples } }])
    for (const text of texts) expect(text).toMatch(/<p class="note">Representative example: 48 instalments/)
  })
})
