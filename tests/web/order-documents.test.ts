import { beforeAll, describe, expect, it } from 'vitest'
import { openRequest } from '#use-cases/request/open-request.ts'
import { changeOrderState } from '#use-cases/order/change-state.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { ATTEMPT_LIMITS } from '#domain/account/attempts.ts'
import { readConfig } from '#server/config.ts'
import { sessionSecret } from '#server/secrets.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addOrder } from '../support/orders.ts'
import { pdfText } from '../support/pdf-text.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, fill)
let own: string
let other: string
let orderId: number
let company: number

let merchantId: number

beforeAll(async () => {
  const tokens = signedSessionTokens(await sessionSecret(readConfig({ DATA_DIR: shop.folder })))
  const jana = await logInAs(test.database, tokens, 'jana@example.com')
  own = jana.cookie
  other = (await logInAs(test.database, tokens, 'other@example.com')).cookie
  orderId = await addOrder(test.database, {
    ...{ customerId: jana.actor.customerId, merchantId, due: 178_50, terms: '# AGB\n\nWie vereinbart.' },
    lines: [{ line_type: 'ACCESSORY_STAND_ALONE', title: 'Fußmatten', quantity: 2, unit_price_cents: 89_25 }],
  })
  company = await addOrder(test.database, {
    ...{
      customerId: jana.actor.customerId,
      merchantId,
      due: 178_50,
      kind: 'COMPANY',
      state: 'SHIPPED',
      payment: 'PAID',
    },
    lines: [{ line_type: 'ACCESSORY_STAND_ALONE', title: 'Fußmatten', quantity: 2, unit_price_cents: 89_25 }],
  })
})

/** Two dealers, each with a storefront. */
async function fill(): Promise<void> {
  for (const slug of ['lindenhof', 'brinkmann']) {
    const { id, uuid } = await addMerchant(test.database, { slug, vatId: 'DE123456788' })
    merchantId = id
    await putBrand(test.database, {
      ...{ slug, name: slug, merchantUuids: [uuid], merchantOrigin: slug, make: null },
      ...{ tokens: {}, tradeInDescription: null },
    })
  }
}

const path = (name: string) => `/meine-bestellungen/${orderId}/dokumente/${name}`
const get = (name: string, cookie?: string) => shop.get(path(name), cookie ? { headers: { Cookie: cookie } } : {})

describe('a document of an order', () => {
  it('is a PDF to download, not cached and without rights in the browser', async () => {
    const { status, headers, body } = await get('bestellung.pdf', own)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${orderId}-bestellung.pdf"`,
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const text = pdfText(body)
    for (const expected of ['Fußmatten', 'Autohaus Brinkmann', `Bestellung ${orderId}`])
      expect(text).toContain(expected)
    const english = await shop.get(`/account/orders/${orderId}/documents/terms.pdf`, { headers: { Cookie: own } })
    expect(pdfText(english.body)).toContain('Wie vereinbart.')
    // The mark of its dealer's storefront.
    expect((await get('bestellung.pdf', own)).body.toString('latin1')).toContain('/Subtype /Image')
  })

  it('comes with the invoice once it is issued', async () => {
    expect((await get('rechnung.pdf', own)).status).toBe(404)
    await test.database.pool.query(
      `insert into invoices (order_id, merchant_id, number, issued_on, supplied_on, seller) select id, merchant_id, 7, '2026-12-02', '2026-12-01',
         '{"name": "Autohaus Brinkmann, damals", "zip": "48151", "city": "Münster"}' from orders where id = $1`,
      [orderId],
    )
    const text = pdfText((await get('rechnung.pdf', own)).body)
    for (const expected of ['Rechnung FW-000007', 'Autohaus Brinkmann, damals', '150,00', '28,50'])
      expect(text).toContain(expected)
  })

  it('of a business exists as an e-invoice too, and so does its cancellation', async () => {
    const get = (name: string) =>
      shop.get(`/meine-bestellungen/${company}/dokumente/${name}`, { headers: { Cookie: own } })
    expect((await get('e-rechnung.xml')).status).toBe(404)
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId: company, to: 'HANDED_OVER', actor: 'MERCHANT' }),
    )
    const { status, headers, text } = await get('e-rechnung.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(headers['content-disposition']).toBe(`attachment; filename="${company}-e-rechnung.xml"`)
    expect(text).toContain('<ram:GrandTotalAmount>178.50</ram:GrandTotalAmount>')
    expect(text).toContain('<ram:Name>Krüger Logistik GmbH</ram:Name>')
    expect((await get('rechnungskorrektur.pdf')).status).toBe(404)
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId: company, to: 'WITHDRAWN', actor: 'ADMIN' }),
    )
    expect(pdfText((await get('rechnungskorrektur.pdf')).body)).toContain('Rechnungskorrektur FW-000002')
    expect((await get('e-rechnungskorrektur.xml')).text).toContain('-178.50')
    expect((await shop.get(path('e-rechnung.xml'), { headers: { Cookie: own } })).status).toBe(404) // a consumer's
  })

  it('is hidden from other customers, and other names are not found', async () => {
    expect((await get('bestellung.pdf', other)).status).toBe(404)
    expect((await get('geheim.pdf', own)).status).toBe(404)
    expect((await shop.get('/meine-bestellungen/1/dokumente/agb.pdf', { headers: { Cookie: own } })).status).toBe(404)
    const guest = await get('bestellung.pdf')
    expect([guest.status, guest.headers.location]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(path('bestellung.pdf'))}`,
    ])
  })
})

describe('documents', () => {
  it('are rate-limited for each customer, with the waiting time, without delaying others', async () => {
    await test.database.pool.query('delete from rate_limits')
    const max = ATTEMPT_LIMITS.document.account.max
    await get('geheim.pdf', own)
    await test.database.pool.query('update rate_limits set hits = $1 where key like $2', [max, 'document:account:%'])
    const { status, headers, text } = await get('bestellung.pdf', own)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(500)
    expect(text).toContain('in einigen Minuten')
    expect((await get('bestellung.pdf', other)).status).toBe(404)
    await test.database.pool.query('delete from rate_limits')
    expect((await get('bestellung.pdf', own)).status).toBe(200)
  })

  it('exist only on the storefront of their dealer', async () => {
    const at = (host: string) => shop.get(path('bestellung.pdf'), { host, headers: { Cookie: own } })
    expect((await at('brinkmann.localhost')).status).toBe(200)
    expect((await at('lindenhof.localhost')).status).toBe(404)
  })
})

describe('a link in a mail on another site', () => {
  const fromMail = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }

  it.each([
    ['the page of the order', () => `/meine-bestellungen/${orderId}?a=1`],
    ['the list in English', () => '/account/orders'],
    ['a document', () => path('bestellung.pdf')],
  ])('opens %s although the session’s cookie was not sent: the page reloads itself', async (_, at) => {
    const { status, text, headers } = await shop.get(at(), { headers: fromMail })
    expect(status).toBe(200)
    expect(text).toContain(`<meta http-equiv="refresh" content="0;url=${at().replaceAll('&', '&amp;')}">`)
    expect(text).not.toContain('<script')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('that is followed by the page itself, without a session, redirects like a guest', async () => {
    const { status, headers } = await shop.get(path('agb.pdf'), { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([status, String(headers.location).startsWith('/login?')]).toEqual([302, true])
  })
})

describe('the sales contract of an enquiry about a private offer', () => {
  it('is a PDF for its two sides once both have agreed, and does not exist for anybody else or before', async () => {
    const tokens = signedSessionTokens(await sessionSecret(readConfig({ DATA_DIR: shop.folder })))
    const seller = await logInAs(test.database, tokens, 'sabine@example.com')
    const { id, key } = await addEnquiry(seller.actor.customerId)
    const party = { street: 'Am Wall', houseNumber: '7', postalCode: '80331', city: 'München', agrees: true }
    const agree = (input: object, as: { readonly token?: string; readonly key?: string }) =>
      shop.get('/graphql', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(as.token ? { Authorization: `Bearer ${as.token}` } : {}),
        },
        body: JSON.stringify({
          query:
            'mutation A($id: ID!, $key: String, $input: ContractPartyInput!) { agreeToSalesContract(id: $id, key: $key, input: $input) }',
          variables: { id: String(id), key: as.key ?? null, input },
        }),
      })
    const german = `/anfragen/${id}/kaufvertrag`
    const asBuyer = () => shop.get(`${german}?key=${key}`)
    const asSeller = () => shop.get(`/requests/${id}/sales-contract`, { headers: { Cookie: seller.cookie } })
    const statuses = async () => [(await asBuyer()).status, (await asSeller()).status]
    expect(await statuses()).toEqual([404, 404])
    const bought = await agree({ ...party, firstName: 'Eva', lastName: 'Kern' }, { key })
    expect(bought.text).toBe('{"data":{"agreeToSalesContract":true}}')
    expect(await statuses()).toEqual([404, 404])
    const sold = await agree({ ...party, firstName: 'Sabine', lastName: 'Voss' }, { token: seller.accessToken })
    expect(sold.text).toBe(bought.text)
    const [first, second] = [await asBuyer(), await asSeller()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="kaufvertrag-${id}.pdf"`,
      'cache-control': 'no-store, private',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    expect(second.headers['content-disposition']).toBe(`attachment; filename="sales-contract-${id}.pdf"`)
    for (const { body } of [first, second])
      for (const name of ['Kern', 'Voss', 'VW Golf']) expect(pdfText(body)).toContain(name)
    const others = [
      await shop.get(german, { headers: { Cookie: other } }),
      await shop.get(`${german}?key=${'x'.repeat(22)}`),
      await shop.get(german),
    ]
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
    const max = ATTEMPT_LIMITS.document.account.max
    await test.database.pool.query('update rate_limits set hits = $1 where key like $2', [max, 'document:account:%'])
    const refused = [await asBuyer(), await shop.get(`/anfragen/${id}/kalender?key=${key}`)]
    for (const { status, text } of refused) expect([status, text]).toEqual([429, expect.stringContaining('Dokumente')])
    await test.database.pool.query('delete from rate_limits')
  })

  /** From a visitor to a private seller with an account. */
  async function addEnquiry(customerId: number): Promise<{ readonly id: number; readonly key: string }> {
    const { id: sellerId } = await addMerchant(test.database)
    await test.database.pool.query(
      `update merchants set kind = 'PRIVATE', customer_id = $2, is_of_listing = true where id = $1`,
      [sellerId, customerId],
    )
    const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
    return test.database.transaction((handle) =>
      openRequest(handle, site, 'an enquiry', {
        ...{ kind: 'CONTACT', merchantId: sellerId, vehicleId: null, customerId: null, text: 'Noch da?', phone: null },
        ...{ person: { salutation: null, firstName: 'Eva', lastName: 'Kern' }, email: 'eva@example.com' },
        ...{ data: { title: 'VW Golf' }, federalState: null },
      }),
    )
  }
})
