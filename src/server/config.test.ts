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

describe('the bank', () => {
  const BANK = {
    ...{ BANK: 'elbkredit', BANK_API_URL: 'https://api.elbkredit.example', BANK_API_KEY: 'k' },
    ...{ BANK_MESSAGE_SECRET: 'x'.repeat(16), BANK_RECIPIENT: 'Elbkredit GmbH' },
  }

  it('is the embedded one, but in production only where it is configured', () => {
    expect(readConfig({}).bank).toBe('simulator')
    expect(readConfig(PRODUCTION).bank).toBeUndefined()
    expect(readConfig({ ...PRODUCTION, BANK: 'simulator' }).bank).toBe('simulator')
  })

  it('is one over HTTP under a name of its own, with everything it needs', () => {
    expect(readConfig({ ...PRODUCTION, ...BANK }).bank).toEqual({
      ...{ name: 'elbkredit', url: BANK.BANK_API_URL, key: 'k', messageSecret: BANK.BANK_MESSAGE_SECRET },
      recipient: 'Elbkredit GmbH',
    })
    for (const name of ['BANK_API_URL', 'BANK_API_KEY', 'BANK_MESSAGE_SECRET', 'BANK_RECIPIENT'])
      expect(() => readConfig({ ...BANK, [name]: undefined })).toThrow(`BANK=elbkredit needs BANK_API_URL`)
    expect(() => readConfig({ ...BANK, BANK: undefined })).toThrow('BANK_API_URL needs BANK')
    expect(() => readConfig({ ...BANK, BANK: 'simulator' })).toThrow('give BANK another name')
    expect(() => readConfig({ ...BANK, BANK: 'Elbkredit GmbH' })).toThrow('use simulator')
    expect(() => readConfig({ ...BANK, BANK_MESSAGE_SECRET: 'short' })).toThrow('BANK_MESSAGE_SECRET')
  })

  it('is reached in production by TLS alone', () => {
    const plain = { ...BANK, BANK_API_URL: 'http://127.0.0.1:4000' }
    expect(() => readConfig({ ...PRODUCTION, ...plain })).toThrow('BANK_API_URL must begin with https://')
    expect(readConfig(plain).bank).toMatchObject({ url: plain.BANK_API_URL })
  })
})

describe('the address and the key of a service', () => {
  const read = (variable: string, value: string) => () => readConfig({ [variable]: value })

  it.each([
    'BANK_API_URL',
    'ACCESSORIES_API_URL',
    'CONTENT_API_URL',
    'PLACES_API_URL',
    'GATEWAY_URL',
    'STRIPE_API_URL',
  ])('%s has no user and password, which would stand in errors', (variable) => {
    for (const user of ['shop:hidden-word', 'hidden-word', ':hidden-word']) {
      const refusal = read(variable, `https://${user}@service.example/v1`)
      expect(refusal).toThrow(`${variable}: leave out user and password`)
      expect(refusal).not.toThrow('hidden-word')
    }
    expect(read(variable, 'not an address')).toThrow(variable)
    expect(read(variable, 'https://service.example/v1/@x?to=a@b')).not.toThrow(variable + ':')
  })

  it.each(['BANK_API_KEY', 'ACCESSORIES_API_KEY', 'CONTENT_API_TOKEN', 'PLACES_API_KEY', 'STRIPE_SECRET_KEY'])(
    '%s has the signs that a header takes',
    (variable) => {
      for (const key of ['hidden-word\nb', 'hidden-word\r', 'hidden-wörd', 'hidden-word\n', ''])
        expect(read(variable, key)).toThrow(`${variable}: use printable ASCII`)
      expect(read(variable, 'hidden-word\n')).not.toThrow('hidden-word')
      expect(read(variable, 'aZ0 _-+/=~')).not.toThrow()
    },
  )
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
