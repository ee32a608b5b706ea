import { expect, it } from 'vitest'
import { SALE, useFlowShop } from '../support/flow-shop.ts'

const { addGolf, logIn, post, shop } = useFlowShop()

it.each([
  ['/meine-garage?bearbeiten=1', { make: 'VW' }],
  ['/mein-adressbuch?neu=1', { firstName: 'Jana' }],
  ['/meine-daten', { intent: 'details' }],
  ['/warenkorb', { intent: 'checkout' }],
  ['/auto-verkaufen-privat/informationen-zum-auto', { price: '14.200' }],
  ['/auto-verkaufen/angebot', {}],
  ['/spaeter-weitermachen/tradein-condition', {}],
])('a session that ends in the middle of %s leads to the login, says so, and comes back', async (path, fields) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { cookie, password } = await logIn(email, { minutesLeft: -1 })
  const answer = await post(path, fields, cookie)
  expect(answer.status).toBe(302)
  const login = String(answer.headers.location)
  expect(login).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  expect(String(answer.headers['set-cookie'])).toContain('flash=SESSION_EXPIRED')
  const page = await shop.get(login, { headers: { Cookie: 'flash=SESSION_EXPIRED' } })
  expect(page.text).toContain('Ihre Sitzung ist abgelaufen')
  const back = await post(login, { email, password })
  expect(String(back.headers.location).split('#')[0]).toBe(path)
})

it.each([
  [
    'a workshop booking',
    [
      ['/werkstatt-services', { 'sku-WS-1050': 'on' }],
      ['/werkstatt-services/fahrzeugdetails', { make: 'Seat', model: 'Ibiza' }],
    ],
    ['Innenraumfilter', 'value="Seat"'],
  ],
  [
    'a trade-in',
    [
      ['/auto-verkaufen/fahrzeugdetails', { intent: 'choose', 'q-make': 'volkswagen', 'q-model': 'golf' }],
      ['/auto-verkaufen/fahrzeugdetails', { intent: 'mileage', mileage: '62.000' }],
    ],
    ['value="reopen:model"'],
  ],
] as const)('%s whose session is lost between two steps goes on with both after the login', async (_, sent, shown) => {
  const email = `${crypto.randomUUID()}@example.com`
  const { cookie, password } = await logIn(email)
  const [[begin, first], [step, second]] = sent
  expect((await post(begin, first, cookie)).status).toBe(302)
  const lost = await post(step, second)
  const visitor = /shopping-cart-uuid=[^;]+/.exec(String(lost.headers['set-cookie']))?.[0] ?? ''
  const back = await post('/login', { email, password }, visitor)
  const again = /user_session=[^;]+/.exec(String(back.headers['set-cookie']))?.[0] ?? ''
  const there = await shop.get(step, { headers: { Cookie: again } })
  expect([there.status, shown.filter((text) => !there.text.includes(text))]).toEqual([200, []])
})

it.each(['/auto-verkaufen-privat/informationen-zum-auto', '/private-sale'])(
  'the form of a private sale at %s that is sent after the session has ended is there after the login',
  async (path) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { cookie, actor } = await logIn(email)
    await addGolf(actor.customerId)
    const late = (await logIn(email, { minutesLeft: -1 })).cookie
    const sent = await post(path, SALE, late)
    expect(String(sent.headers.location)).toContain('redirectTo=')
    const pending = /pending-form=[^;]+/.exec(String(sent.headers['set-cookie']))?.[0] ?? ''
    expect(pending).not.toBe('')
    const { text } = await shop.get(path, { headers: { Cookie: `${cookie}; ${pending}` } })
    expect(text).toContain(SALE.description)
    expect(text).toContain('value="14.200"')
    // A consent holds for what was shown at that moment.
    expect(/<input[^>]*name="acknowledgementCheckbox"[^>]*>/.exec(text)?.[0]).not.toContain('checked')
    // Who discards has entered nothing: the boxes of the draft stay as they are.
    const discarded = await post(path, { intent: 'reset' }, late)
    expect(String(discarded.headers.location)).toContain('redirectTo=')
    expect(String(discarded.headers['set-cookie'])).not.toContain('pending-form=')
  },
)
