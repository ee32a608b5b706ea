import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const KEY = 'x'.repeat(32)
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: KEY, DATA_KEY: KEY, MAIL_OUTBOX: '1' }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('the payment provider', () => {
  it('is the simulator, but in production only where it is configured', () => {
    expect(readConfig({}).paymentProvider).toBe('simulator')
    expect(readConfig(PRODUCTION).paymentProvider).toBeUndefined()
    expect(readConfig({ ...PRODUCTION, PAYMENT_PROVIDER: 'simulator' }).paymentProvider).toBe('simulator')
  })

  it('is Stripe with both of its secrets only', () => {
    const stripe = readConfig({ PAYMENT_PROVIDER: 'stripe', ...STRIPE })
    expect(stripe).toMatchObject({ paymentProvider: 'stripe', stripe: { apiUrl: 'https://api.stripe.com' } })
    expect(() => readConfig({ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_1' })).toThrow('STRIPE_WEBHOOK_SECRET')
    expect(() => readConfig({ PAYMENT_PROVIDER: 'paypal' })).toThrow('PAYMENT_PROVIDER')
  })

  it('still makes refunds after another one was chosen', () => {
    expect(readConfig(STRIPE)).toMatchObject({ paymentProvider: 'simulator', stripe: { secretKey: 'sk_1' } })
  })
})

describe('the keys that seal bank details', () => {
  it('are required in production, long enough, the newest first', () => {
    expect(() => readConfig({ ...PRODUCTION, DATA_KEY: undefined })).toThrow('DATA_KEY is missing')
    expect(() => readConfig({ DATA_KEY: `${KEY},short` })).toThrow('DATA_KEY')
    expect(() => readConfig({ SESSION_SECRET: 'x'.repeat(31) })).toThrow('SESSION_SECRET')
    expect(readConfig({ DATA_KEY: `new${KEY}, old${KEY}` }).dataKeys).toEqual([`new${KEY}`, `old${KEY}`])
    expect(readConfig({}).dataKeys).toBeUndefined()
  })
})

it('opens a mailbox in production by TLS alone', () => {
  const [open, plain] = ['imaps', 'IMAP'].map((scheme) => `${scheme}://bounces:x@mail.example/INBOX`)
  expect(() => readConfig({ ...PRODUCTION, MAIL_BOUNCE_MAILBOX: plain })).toThrow('MAIL_BOUNCE_MAILBOX')
  expect(readConfig({ ...PRODUCTION, MAIL_BOUNCE_MAILBOX: open }).mailBounceMailbox).toBe(open)
  expect(readConfig({ MAIL_BOUNCE_MAILBOX: plain }).mailBounceMailbox).toBe(plain)
})
