import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from '../../../tests/support/stripe-stand-in.ts'
import type { PaymentProvider, PaymentRequest } from './port.ts'
import { signBody } from './signature.ts'
import { stripePayments } from './stripe.ts'

const WEBHOOK_SECRET = 'whsec_test'
let standIn: StripeStandIn
let stripe: PaymentProvider

beforeAll(async () => {
  standIn = await startStripeStandIn('sk_test_1')
  stripe = stripePayments({ secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiUrl: standIn.url })
})
afterAll(() => standIn.stop())
beforeEach(() => standIn.reset())

const request = (given: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ...{
    paymentId: 7,
    amount: 123_45,
    method: 'CREDIT_CARD',
    description: 'Bestellung 1 bei Müller & Söhne',
    locale: 'de',
  },
  customer: { email: 'jana+auto@example.com' },
  returnUrl: 'https://shop.example/checkout/rueckkehr/a?b=c&d=e',
  expiresAt: new Date('2026-07-01T12:00:00Z'),
  idempotencyKey: randomUUID(),
  ...given,
})

function posted(type: string, object: object, { secret = WEBHOOK_SECRET, at = new Date() } = {}) {
  const body = JSON.stringify({ id: `evt_${type}`, object: 'event', type, created: 1_780_000_000, data: { object } })
  return stripe.readWebhook(Buffer.from(body), new Headers({ 'Stripe-Signature': signBody(secret, body, at) }))
}

const session = (given: object) => ({
  id: 'cs_1',
  object: 'checkout.session',
  amount_total: 123_45,
  currency: 'eur',
  ...given,
})

describe('a page of Stripe', () => {
  it('is opened with everything it shows, encoded for Stripe', async () => {
    const { reference, url } = await stripe.open(request())
    expect(url).toBe(`${standIn.url}/pay/${reference}`)
    expect(standIn.sessions.get(reference)?.form).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '12345',
      'line_items[0][price_data][product_data][name]': 'Bestellung 1 bei Müller & Söhne',
      client_reference_id: '7',
      customer_email: 'jana+auto@example.com',
      locale: 'de',
      success_url: 'https://shop.example/checkout/rueckkehr/a?b=c&d=e',
      cancel_url: 'https://shop.example/checkout/rueckkehr/a?b=c&d=e',
      expires_at: '1782907200',
    })
    const paypal = await stripe.open(request({ method: 'PAYPAL' }))
    expect(standIn.sessions.get(paypal.reference)?.form['allowed_payment_method_types[0]']).toBe('paypal')
  })

  it('is requested in one version of the API, whatever version the account has', async () => {
    await stripe.open(request())
    expect([...standIn.versions]).toEqual(['2026-10-28.endive'])
  })

  it('is the same for the same key, even where Stripe was overloaded at first', async () => {
    const requested = request()
    standIn.failNext(409, 503)
    const first = await stripe.open(requested)
    expect(await stripe.open(requested)).toEqual(first)
    expect(standIn.sessions.size).toBe(1)
  })

  it('cannot be opened with a wrong key, or under the key of another request', async () => {
    const wrong = stripePayments({ secretKey: 'sk_wrong', webhookSecret: 'x', apiUrl: standIn.url })
    await expect(wrong.open(request())).rejects.toMatchObject({ statusCode: 401 })
    const requested = request()
    await stripe.open(requested)
    await expect(stripe.open({ ...requested, amount: 1 })).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('a refund', () => {
  it('refunds the payment of the page, once for each key', async () => {
    const { reference } = await stripe.open(request())
    standIn.pay(reference)
    const refund = { reference, amount: 123_45, idempotencyKey: randomUUID() }
    await stripe.refund(refund)
    await stripe.refund(refund)
    expect(standIn.refunds).toEqual([
      { payment_intent: standIn.sessions.get(reference)!.paymentIntent, amount: '12345' },
    ])
  })

  it('of an unpaid page throws', async () => {
    const { reference } = await stripe.open(request())
    await expect(stripe.refund({ reference, amount: 1, idempotencyKey: 'x' })).rejects.toThrow('Nobody has paid')
  })
})

describe('a webhook message of Stripe', () => {
  it.each([
    ['checkout.session.completed', { payment_status: 'paid' }, 'PAID'],
    ['checkout.session.completed', { payment_status: 'unpaid' }, 'AUTHORIZED'],
    ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }, 'PAID'],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'FAILED'],
    ['checkout.session.expired', { payment_status: 'unpaid' }, 'CANCELLED'],
  ])('%s %j is %s', async (type, given, kind) => {
    const occurredAt = new Date(1_780_000_000_000)
    expect(await posted(type, session(given))).toEqual([
      { id: `evt_${type}`, reference: 'cs_1', kind, amount: 123_45, currency: 'EUR', occurredAt },
    ])
  })

  it('of a refund names its page; partial refunds and other events are ignored', async () => {
    const { reference } = await stripe.open(request())
    const charge = { payment_intent: standIn.pay(reference), amount_refunded: 123_45, currency: 'eur', refunded: true }
    expect(await posted('charge.refunded', charge)).toMatchObject([
      { reference, kind: 'REFUNDED', amount: 123_45, currency: 'EUR' },
    ])
    expect(await posted('charge.refunded', { ...charge, refunded: false, amount_refunded: 1 })).toEqual([])
    expect(await posted('customer.created', { id: 'cus_1' })).toEqual([])
  })

  it('is forged without Stripe’s signature, with an old one, or with another secret', async () => {
    const paid = session({ payment_status: 'paid' })
    expect(await posted('checkout.session.completed', paid, { secret: 'whsec_other' })).toBe('FORGED')
    const old = new Date(Date.now() - 301_000)
    expect(await posted('checkout.session.completed', paid, { at: old })).toBe('FORGED')
    expect(await stripe.readWebhook(Buffer.from('{}'), new Headers())).toBe('FORGED')
    for (const header of ['t=1,v1=', 't=9999999999,v1=', 't=,v1=00', 'x'])
      expect(await stripe.readWebhook(Buffer.from('{}'), new Headers({ 'Stripe-Signature': header }))).toBe('FORGED')
  })
})
