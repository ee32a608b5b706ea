import { describe, expect, it } from 'vitest'
import type { MailOrder } from '#domain/order/order-mail.ts'
import {
  agreed,
  order,
  ORDER_MAIL_SAMPLES as EVERY,
  person,
  statuses,
  terms,
  withdrawal,
  withdrawalTerms,
} from '../../tests/support/sample-order-mails.ts'
import { renderMail } from './render-mail.ts'

const frame = (locale: 'de' | 'en') =>
  ({ locale, origin: 'https://brinkmann.example', brandName: 'Brinkmann & Söhne', colour: '#7a1f2b' }) as const
const mailOf = (name: string, locale: 'de' | 'en' = 'de') =>
  renderMail(EVERY.find(([one]) => one === name)![1], frame(locale))

describe.each(EVERY)('%s', (_, content) => {
  it.each(['de', 'en'] as const)('has the same text and HTML in %s, with links to this site only', (locale) => {
    const { subject, text, html } = renderMail(content, frame(locale))
    expect(subject).toMatch(/^[^\r\n]*\d{10}[^\r\n]*$/)
    expect(subject + text + html).not.toMatch(/undefined|null|NaN|\[object/)
    expect(html).not.toMatch(/<b>Krüger|<Brinkmann>|<i>|<script/)
    const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
    expect(links.filter((link) => !link.startsWith('https://brinkmann.example/'))).toEqual([])
    for (const link of links) expect(html).toContain(link.replaceAll('&', '&amp;'))
  })
})

it('no two mails of one language have the same subject and text', () => {
  for (const locale of ['de', 'en'] as const) {
    const texts = EVERY.map(([name]) => mailOf(name, locale)).map(({ subject, text }) => subject + text)
    expect(new Set(texts).size).toBe(EVERY.length)
  }
})

describe('the receipt of an order', () => {
  it('contains the whole contract, and says that it is not the acceptance', () => {
    const { text } = mailOf('received')
    for (const part of [
      'noch keine Annahme',
      'Volkswagen Golf',
      'FIN: WVWZZZ1KZAW000001',
      'Preis: 18.990,00\u00a0€',
      '§ 25a UStG',
      'Menge: 2',
      'Gesamtpreis inkl. gesetzlicher Mehrwertsteuer: 19.069,80\u00a0€',
      'Zahlung: Überweisung',
      'Lieferung nach Hause',
      '01.12.2026 bis 03.12.2026',
      'Ich stimme zu.',
      'Vertrag widerrufen:\nhttps://brinkmann.example/vertrag-widerrufen?bestellung=1234567890',
      'Autohaus <Brinkmann>, Hafenweg 1, 48155 Münster',
      'Belehrung\n=========',
      '- Frist',
      '1. Worum',
      'Um alles.',
    ])
      expect(text).toContain(part)
    const english = mailOf('received', 'en').text
    expect(english).toContain('Price: €18,990.00')
    expect(english).toContain('https://brinkmann.example/withdraw-contract?bestellung=1234567890')
  })

  it('subtracts the trade-in, and states what is left to pay or is paid out', () => {
    const items = [
      order.items[0]!,
      { ...order.items[1]!, title: 'Inzahlungnahme Opel Corsa', quantity: 1, price: -8_500_00 },
    ]
    const receipt = (given: Partial<MailOrder>) =>
      renderMail(
        { kind: 'order-received', person, order: { ...order, items, ...given }, agreed, terms, withdrawalTerms },
        frame('de'),
      ).text
    const left = receipt({ total: 10_490_00, due: 10_490_00 })
    expect(left).toMatch(
      /Mehrwertsteuer: 18\.990,00\s€\s+Inzahlungnahme Opel Corsa: −8\.500,00\s€\s+Zu zahlen: 10\.490,00\s€/,
    )
    expect(left).not.toContain('Finanzierung durch die Bank')
    const payout = { method: 'PAYOUT', payment: { kind: 'OPEN', method: 'PAYOUT' } } as const
    expect(receipt({ total: -500_00, due: -500_00, ...payout })).toMatch(/Auszahlung an Sie: 500,00\s€/)
    const covered = receipt({ total: 0, due: 0, method: null, payment: { kind: 'NOTHING' } })
    expect(covered).toContain('Zahlung: Es ist nichts zu zahlen.')
  })

  it('offers businesses no withdrawal', () => {
    const business = { ...order, isConsumer: false }
    const content = { kind: 'order-received', person, order: business, agreed, terms, withdrawalTerms: null } as const
    expect(renderMail(content, frame('de')).text).not.toContain('widerrufen')
  })
})

it('the receipt of a declaration mentions a dealer only where an order was found', () => {
  expect(mailOf('withdrawal received').text).toContain('Der Händler prüft')
  const searched = mailOf('withdrawal without order received').text
  expect(searched).toContain('Unser Kundenservice sucht sie')
  expect(searched).not.toContain('Händler')
})

it('the request for payment has all details of a transfer', () => {
  const { text } = mailOf('payment asked')
  for (const part of ['IBAN: DE02 1203 0000', 'Verwendungszweck: 1234567890', '19.069,80\u00a0€', '27.11.2026'])
    expect(text).toContain(part)
  expect(mailOf('payment asked without account').text).not.toContain('IBAN')
})

describe('about refunds', () => {
  const said = (status: (typeof statuses)[number], given: Partial<MailOrder>, locale: 'de' | 'en' = 'de') => {
    const content = { kind: 'order-status', person, status, order: { ...order, ...given } } as const
    return renderMail({ ...content, actor: 'MERCHANT', reason: null }, frame(locale)).text
  }

  it('no refund is promised without a payment', () => {
    for (const status of ['CANCELLED', 'REJECTED', 'WITHDRAWN'] as const) {
      expect(said(status, { isPaid: false })).toContain('Bezahlt war noch nichts')
      expect(said(status, { isPaid: false })).not.toMatch(/geht zurück|Ihr Geld/)
      expect(said(status, { isPaid: false }, 'en')).toContain('Nothing had been paid yet')
      expect(said(status, { isPaid: true })).toMatch(/geht zurück|Ihr Geld/)
      expect(said(status, { isPaid: true })).not.toContain('Bezahlt war noch nichts')
    }
    expect(said('WITHDRAWN', { isPaid: true, isDispatched: false })).not.toContain('Bitte geben Sie die Ware')
    for (const status of ['CANCELLED', 'WITHDRAWN'] as const) {
      const content = { kind: 'order-for-dealer', status, customer: [], reason: null } as const
      const toDealer = (isPaid: boolean) => renderMail({ ...content, order: { ...order, isPaid } }, frame('de')).text
      expect(toDealer(false)).toContain('Bezahlt war noch nichts')
      expect(toDealer(true)).not.toContain('Bezahlt war noch nichts')
    }
  })

  it('a payout is to be paid back by the customer, and the trade-in vehicle is returned', () => {
    const paidOut = { isPaid: false, isPaidOut: true, tradeInPlace: 'CUSTOMER' } as const
    for (const status of ['CANCELLED', 'REJECTED', 'WITHDRAWN'] as const) {
      for (const isDispatched of [true, false]) {
        const text = said(status, { ...paidOut, isDispatched })
        expect(text).toContain('Was der Händler Ihnen ausgezahlt hat, zahlen Sie bitte an ihn zurück.')
        expect(text).toContain('Ihr altes Auto behalten Sie.')
        expect(text).not.toMatch(/Bezahlt war|Ihr Geld|geht zurück/)
      }
      expect(said(status, paidOut, 'en')).toContain('Please pay back to the dealer what it has paid out to you.')
    }
    const given = { isPaid: false, isPaidOut: true, tradeInPlace: 'DEALER' } as const
    expect(said('WITHDRAWN', given)).toContain('Ihr altes Auto erhalten Sie zurück.')
    const withdrawn = {
      kind: 'withdrawal-for-dealer',
      withdrawal,
      orderNumber: order.number,
      isToCheck: false,
    } as const
    const dealers = [
      { kind: 'order-for-dealer', status: 'CANCELLED', customer: [], reason: null, order: { ...order, ...given } },
      { kind: 'order-for-dealer', status: 'WITHDRAWN', customer: [], reason: null, order: { ...order, ...given } },
      { ...withdrawn, ...given },
    ] as const
    for (const content of dealers) {
      const { text } = renderMail(content, frame('de'))
      expect(text).toContain('Was Sie dem Kunden ausgezahlt haben, fordern Sie bitte von ihm zurück.')
      expect(text).toContain('Sein altes Auto geben Sie ihm bitte zurück.')
      expect(text).not.toMatch(/Bezahlt war|zu erstatten|geht zurück/)
    }
  })

  it('a trade-in vehicle that covered the price is returned alone, otherwise with the payment', () => {
    const covered = { isPaid: false, isPaidOut: false, tradeInPlace: 'DEALER', due: 0 } as const
    expect(said('WITHDRAWN', covered)).toContain('Geld haben Sie nicht bezahlt. Ihr altes Auto erhalten Sie zurück.')
    expect(said('WITHDRAWN', covered)).not.toContain('Bezahlt war')
    expect(said('WITHDRAWN', { ...covered, isPaid: true })).toContain(
      'Danach erhalten Sie Ihr Geld. Ihr altes Auto erhalten Sie zurück.',
    )
  })

  it('receipt and acceptance state payment method and due date', () => {
    expect(mailOf('received').text).toContain('Zahlbar per Überweisung bis 27.11.2026.')
    expect(said('ACCEPTED', {})).toContain('Zahlbar per Überweisung bis 27.11.2026.')
    const paid = { kind: 'PAID', method: 'CREDIT_CARD', on: '2026-11-21' } as const
    expect(said('ACCEPTED', { payment: paid }, 'en')).toContain('Paid by credit card on 21 Nov 2026.')
  })
})

it('an invoice and its cancellation can be downloaded', () => {
  const at = 'https://brinkmann.example/meine-bestellungen/1234567890/dokumente'
  expect(mailOf('HANDED_OVER').text).toContain(`Rechnung FW-000041 herunterladen (PDF):\n${at}/rechnung.pdf`)
  expect(mailOf('INVOICE_CANCELLED').text).toContain(`${at}/rechnungskorrektur.pdf`)
  const business = { ...order, isConsumer: false, isElectronic: true }
  for (const [status, file] of [
    ['HANDED_OVER', 'e-rechnung.xml'],
    ['INVOICE_CANCELLED', 'e-rechnungskorrektur.xml'],
  ] as const) {
    const content = { kind: 'order-status', person, status, order: business, actor: 'MERCHANT', reason: null } as const
    expect(renderMail(content, frame('de')).text).toContain(`${at}/${file}`)
    expect(mailOf(status).text).not.toContain(file)
  }
  const leased = { kind: 'order-status', person, status: 'HANDED_OVER', order: { ...order, invoice: null } } as const
  expect(renderMail({ ...leased, actor: 'MERCHANT', reason: null }, frame('de')).text).not.toContain('Rechnung')
})

it('several deliveries each state items and destination', () => {
  const consignments = [
    { kind: 'PICK_UP', items: ['Volkswagen Golf'], to: [] },
    { kind: 'ACCESSORY_DELIVERY', items: ['Fußmatten', 'Öl'], to: ['Am Wall 3', '50670 Köln'] },
  ] as const
  const delivery = { ...order.delivery, consignments }
  const items = [...order.items, { ...order.items[1]!, title: 'Versand nach Hause', delivers: ['Fußmatten', 'Öl'] }]
  const content = { kind: 'order-received', person, order: { ...order, delivery, items }, agreed, terms } as const
  const { text } = renderMail({ ...content, withdrawalTerms: null }, frame('de'))
  expect(text).toContain('Volkswagen Golf: Abholung beim Händler')
  expect(text).toMatch(/Fußmatten, Öl: Versand nach Hause\s+Am Wall 3\s+50670 Köln/)
  expect(text).toContain('Für: Fußmatten, Öl')
})

it('a cancellation states actor and reason, in the customer’s language', () => {
  expect(mailOf('CANCELLED').text).toContain('automatisch storniert')
  expect(mailOf('CANCELLED').text).toContain('Grund: Der Händler hat nicht rechtzeitig geantwortet.')
  expect(mailOf('CANCELLED', 'en').text).toContain('Reason: The dealer did not answer in time.')
})

it('documents for the registration are asked for only where the dealer registers the car', () => {
  expect(mailOf('IN_PREPARATION').text).toContain('eVB')
  const plain = { ...order, isRegistered: false }
  const content = { kind: 'order-status', person, status: 'IN_PREPARATION', order: plain } as const
  expect(renderMail({ ...content, actor: 'MERCHANT', reason: null }, frame('de')).text).not.toContain('eVB')
})

it('a withdrawal is confirmed with its content and the time it arrived in Germany', () => {
  const { text, html } = mailOf('withdrawal received')
  expect(text).toContain('21.11.2026,\u00A000:30:05\u00A0Uhr')
  expect(text).toContain('Vertrag: 1234567890')
  expect(text).toContain('Nur diese Artikel: Fußmatten')
  expect(html).toContain('jana@example.com')
})

it('names the amount that moved, and speaks to a dealer of the order, not of theirs', () => {
  const status = (status: 'PAYMENT_RECEIVED' | 'REFUND_COMING' | 'REFUNDED') =>
    renderMail({ kind: 'order-status', status, person, order, actor: 'MERCHANT', reason: null }, frame('de')).text
  const amount = /Betrag:?\s*[\d.]+,\d{2}/
  for (const one of ['PAYMENT_RECEIVED', 'REFUND_COMING', 'REFUNDED'] as const) expect(status(one)).toMatch(amount)
  const dealer = { kind: 'order-for-dealer', status: 'ORDERED', customer: [], reason: null } as const
  const ofDealer = (given: Partial<MailOrder>) =>
    renderMail({ ...dealer, order: { ...order, ...given } }, frame('de')).text
  expect(ofDealer({ due: -100 })).toMatch(/Die Bestellung[^]*Auszahlung an den Kunden/)
  expect(ofDealer({ due: -100 })).not.toMatch(/Ihre Bestellung|Auszahlung an Sie/)
  const areaOrigin = 'https://main.example'
  expect(renderMail({ ...dealer, order, areaOrigin }, frame('de')).text).toContain(
    `https://main.example/haendlerbereich/auftraege/${order.number}`,
  )
  expect(ofDealer({})).not.toContain('haendlerbereich')
  expect(ofDealer({ awaitsFinancing: true })).toContain('bevor die Zusage der Bank eingetragen ist')
})

it('says of a failed financing only that it did not come about', () => {
  const cancelled = { kind: 'order-status', status: 'CANCELLED', person, order, actor: 'MERCHANT' } as const
  const { text } = renderMail({ ...cancelled, reason: 'FINANCING_ENDED' }, frame('de'))
  expect(text).toContain('Die Finanzierung ist nicht zustande gekommen.')
  expect(text).not.toContain('Der Händler hat die Bestellung storniert')
  const received = { kind: 'order-received', person, agreed, terms, withdrawalTerms } as const
  const waiting = renderMail({ ...received, order: { ...order, awaitsFinancing: true } }, frame('en')).text
  expect(waiting).toContain('The order is waiting for the bank')
})

it('leads to the choice of a time where the dealer hands over by appointment', () => {
  const ready = {
    kind: 'order-status',
    status: 'READY_FOR_PICKUP',
    person,
    order,
    actor: 'MERCHANT',
    reason: null,
  } as const
  const sentence = 'Auf der Seite Ihrer Bestellung wählen Sie einen Termin für die Übergabe.'
  expect(renderMail(ready, frame('de')).text).not.toContain(sentence)
  expect(renderMail({ ...ready, canChooseTime: true }, frame('de')).text).toContain(sentence)
})
