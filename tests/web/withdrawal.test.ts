import { beforeAll, describe, expect, it } from 'vitest'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { logInAs } from '../support/account.ts'
import { addOrder, statesOf } from '../support/orders.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const test = useTestDatabase()
let merchantId = 0
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  const merchant = await addMerchant(test.database)
  merchantId = merchant.id
  await putBrand(test.database, {
    ...{
      slug: 'hansen',
      name: 'Autohaus Hansen',
      merchantUuids: [merchant.uuid],
      merchantOrigin: 'hansen',
      make: null,
    },
    ...{ tokens: {}, tradeInDescription: null },
  })
})
let cookie = ''
let customerId = 0

beforeAll(async () => {
  const owner = await logInAs(test.database, signedSessionTokens(SECRET), 'owner@example.com')
  cookie = owner.cookie
  customerId = owner.actor.customerId
})

function post(fields: Record<string, string>, path = '/vertrag-widerrufen') {
  return shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: `http://localhost:${shop.shop.port}`,
    },
  })
}
const declared = (more: Record<string, string> = {}) => ({
  ...{ key: crypto.randomUUID(), name: 'Jana Krüger', contract: 'Der Golf', email: 'jana@example.com', ...more },
})
const count = async () => (await test.database.pool.query('select id from withdrawals')).rows.length

describe('the withdrawal page', () => {
  it.each(['/', '/auto-kaufen', '/login', '/pages/impressum', '/gibt-es-nicht', '/vertrag-widerrufen'])(
    'is linked at the end of %s, in every shop',
    async (path) => {
      for (const host of ['localhost', 'hansen.localhost']) {
        const { text } = await shop.get(path, { host })
        expect(text.slice(text.lastIndexOf('<footer'))).toMatch(
          /<a href="\/vertrag-widerrufen" data-strong="true">Vertrag widerrufen<\/a>/,
        )
      }
    },
  )

  it('is open to guests, is not cached for others, and exists in both languages', async () => {
    const { status, text, headers } = await shop.get('/vertrag-widerrufen?bestellung=1234567890')
    expect(status).toBe(200)
    expect(text).toContain('value="1234567890"')
    expect(headers['set-cookie']).toBeUndefined()
    const keys = [text, (await shop.get('/vertrag-widerrufen?bestellung=1234567890')).text].map(
      (page) => /name="key" value="([^"]+)"/.exec(page)?.[1],
    )
    expect(new Set(keys).size).toBe(2)
    expect((await shop.get('/withdraw-contract')).text).toContain('Withdraw from contract')
    expect((await shop.get('/vertrag-widerrufen?bestellung=%22%3E%3Cscript')).text).not.toContain('"><script')
    for (const lang of ['', '?lang=en']) {
      const page = await shop.get(`/pages/widerrufsbelehrung${lang}`)
      expect(page.text).toMatch(lang ? /href="\/withdraw-contract"/ : /href="\/vertrag-widerrufen"/)
    }
  })

  it('offers customers their own orders, name and address', async () => {
    const orderId = await addOrder(test.database, { customerId, merchantId, state: 'CONFIRMED' })
    const over = await addOrder(test.database, { customerId, merchantId, state: 'CANCELLED' })
    const { text } = await shop.get('/vertrag-widerrufen', { headers: { Cookie: cookie } })
    expect(text).toContain('owner@example.com')
    expect(text).toContain(`value="${orderId}"`)
    expect(text).not.toContain(String(over))
    const sent = await post({ ...declared({ contract: '', choice: String(orderId) }), intent: 'check' })
    expect(sent.text).toContain(`<dd>${orderId}</dd>`)
  })
})

describe('a declaration', () => {
  it('has a separate button with the words of the law, and has no effect before', async () => {
    const before = await count()
    const { status, text } = await post({ ...declared(), intent: 'check' })
    expect(status).toBe(200)
    expect(text).toMatch(/<button[^>]*value="confirm"[^>]*>Widerruf bestätigen<\/button>/)
    expect(await count()).toBe(before)
  })

  it('gets the same answer whether the order exists or not', async () => {
    const orderId = await addOrder(test.database, { customerId, merchantId, state: 'CONFIRMED' })
    const plain = (text: string) =>
      text
        .slice(text.indexOf('<main'), text.indexOf('</main>'))
        .replaceAll(/\d{10}/g, 'NUMBER')
        .replaceAll(/\d\d:\d\d:\d\d/g, 'TIME')
    const own = await post({ ...declared({ contract: String(orderId) }), intent: 'confirm' })
    const none = await post({ ...declared({ contract: '9999999998' }), intent: 'confirm' })
    expect(own.status).toBe(200)
    expect(plain(own.text)).toBe(plain(none.text))
    expect(await statesOf(test.database, orderId)).toMatchObject({ state: 'WITHDRAWN' })
  })

  it('is refused by field, with the input kept and shown as text', async () => {
    const { status, text } = await post({ ...declared({ name: '', contract: '"><script>' }), intent: 'check' })
    expect(status).toBe(400)
    expect(text).toContain('Bitte geben Sie Ihren Namen ein.')
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect((await post({ ...declared({ name: 'Jana\r\nBcc: x@example.com' }), intent: 'confirm' })).status).toBe(400)
  })

  it('beyond the rate limit names the other ways, with the time to wait', async () => {
    await test.database.pool.query(
      "update rate_limits set hits = 1000, ends_at = now() + interval '1 hour' where key like 'withdrawal:network:%'",
    )
    const { status, text, headers } = await post({ ...declared(), intent: 'confirm' })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(text).toContain('per E-Mail oder Post')
    expect(text).toContain('Widerruf bestätigen')
  })
})
