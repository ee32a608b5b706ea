import { expect, test } from 'vitest'
import { inLanguage } from '#messages/texts.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import { mailtoLink } from './PriceBox.tsx'

const offer = { title: 'VW Golf & mehr', price: '9.990 €', path: '/autos/vw/golf/7' }
const dealer = { name: 'Hansen', kind: 'Händler', address: '20095 Hamburg', hours: [] }

test('the mail names the car and its page', () => {
  const letter = new URL(
    mailtoLink(
      { ...offer, dealer: { ...dealer, email: 'a@b.example' } },
      'https://x.example',
      inLanguage(vehicleTexts, 'de'),
    )!,
  )
  expect([letter.protocol, letter.pathname]).toEqual(['mailto:', 'a@b.example'])
  expect(letter.searchParams.get('subject')).toBe('Anfrage: VW Golf & mehr, 9.990 €')
  expect(letter.searchParams.get('body')).toContain('\r\nhttps://x.example/autos/vw/golf/7\r\n')
})

test('there is no link without an e-mail address', () => {
  expect(mailtoLink({ ...offer, dealer }, 'https://x.example', inLanguage(vehicleTexts, 'en'))).toBeUndefined()
})
