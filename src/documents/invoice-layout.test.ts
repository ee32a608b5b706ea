import { describe, expect, it } from 'vitest'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { layoutOf, order, textOf } from '../../tests/support/order-document.ts'
import { documentOf } from './order-documents.ts'

describe('the invoice', () => {
  const paid = { kind: 'PAID', method: 'CREDIT_CARD', on: '2026-11-30' } as const
  const invoice = { number: 42, issuedOn: '2026-12-02', suppliedOn: '2026-12-01', payment: paid }
  const cancellationInvoice = { number: 43, issuedOn: '2026-12-09', suppliedOn: '2026-12-01', payment: null }

  it('has number, dates, net and VAT by rate, and no VAT under the margin scheme', async () => {
    const text = await textOf('INVOICE', { invoice })
    for (const said of [
      ...['Rechnung FW-000042', 'Rechnungsdatum 02.12.2026', 'Lieferdatum 01.12.2026', 'Netto zu 19 %', '100,00 €'],
      ...['Umsatzsteuer 19 %', '19,00 €', 'Differenzbesteuert (§ 25a UStG)', 'Gebrauchtgegenstände/Sonderregelung'],
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('2.074') // The VAT of the car without the margin scheme.
    expect(text).not.toContain('EN 16931')
  })

  it('states the payment as it was on the day of issue', async () => {
    expect(await textOf('INVOICE', { invoice })).toContain('Bezahlt per Kreditkarte am 30.11.2026.')
    const refunded = { kind: 'REFUNDED', method: 'CREDIT_CARD', on: '2026-12-20' } as const
    expect(await textOf('INVOICE', { invoice, payment: refunded })).not.toContain('erstattet')
    const owed = { ...invoice, payment: { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-12-09' } } as const
    expect(await textOf('INVOICE', { invoice: owed })).toContain('Zahlbar per Überweisung bis 09.12.2026.')
    expect(await textOf('INVOICE', { invoice: owed, locale: 'en' })).toContain(
      'Payable by bank transfer by 9 Dec 2026.',
    )
  })

  it('asks for a transfer with IBAN and code only where one was due, and with the code only while it is', async () => {
    const iban = 'DE02120300000000202051'
    const seller = { ...order().seller, iban }
    const owed = { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-12-09' } as const
    const given = { seller, invoice: { ...invoice, payment: owed }, payment: owed }
    const text = await textOf('INVOICE', given)
    for (const said of ['Betrag 13.109,00 €', 'IBAN DE02 1203 0000 0000 2020 51', 'Verwendungszweck 1234567890'])
      expect(text).toContain(said)
    expect(text).toContain('Mit der Banking-App scannen')
    const transferOf = (more: Partial<OrderDocument>) =>
      layoutOf('INVOICE', order({ ...given, ...more })).parts.flatMap((part) =>
        'transfer' in part ? [part.transfer] : [],
      )
    expect(transferOf({})[0]?.code?.text).toBe(
      `BCD\n002\n1\nSCT\n\nAutohaus Brinkmann GmbH\n${iban}\nEUR13109.00\n\n\n1234567890`,
    )
    const since = transferOf({ payment: { kind: 'PAID', method: 'BANK_TRANSFER', on: '2026-12-05' } })
    expect([since.length, since[0]?.code]).toEqual([1, null])
    expect(transferOf({ invoice })).toEqual([])
    expect(transferOf({ due: 0 })).toEqual([])
    expect(transferOf({ seller: { ...seller, iban: null } })).toEqual([])
    const cancelled = layoutOf('CANCELLATION_INVOICE', order({ ...given, cancellationInvoice }))
    expect(cancelled.parts.some((part) => 'transfer' in part)).toBe(false)
  })

  it('shows no VAT but the exemption for a warranty, and no day of supply before the delivery', async () => {
    const [line] = order().lines
    const warranty = { ...line!, type: 'SERVICE', title: 'Garantie', unitPrice: 399_00, vat: 'EXEMPT' } as const
    const text = await textOf('INVOICE', { invoice: { ...invoice, suppliedOn: null }, lines: [warranty] })
    for (const said of ['Noch nicht geliefert', 'Umsatzsteuerfrei (§ 4 Nr. 10 UStG)', '399,00 €'])
      expect(text).toContain(said)
    expect(text).not.toMatch(/Lieferdatum \d|Umsatzsteuer 19/)
  })

  it('prints the terms of a warranty as they were agreed', async () => {
    expect(documentOf('WARRANTY_TERMS', order())).toBeUndefined()
    const warrantyTerms = ['# Garantiebedingungen\n\n## Umfang\n\nMotor.', '# Zweite Garantie\n\nGetriebe.']
    const text = await textOf('WARRANTY_TERMS', { warrantyTerms })
    for (const said of ['Garantiebedingungen', 'Umfang', 'Motor.', 'Zweite Garantie', 'Getriebe.'])
      expect(text).toContain(said)
  })

  it('is cancelled by a cancellation invoice with its own number, which refers to it and negates every amount', async () => {
    const text = (
      await textOf('CANCELLATION_INVOICE', { invoice, cancellationInvoice, state: 'WITHDRAWN' })
    ).replaceAll(/\s+/g, ' ')
    for (const said of [
      ...['Rechnungskorrektur FW-000043', 'Datum der Korrektur 09.12.2026', 'zu Rechnung FW-000042 vom 02.12.2026'],
      ...['Stornorechnung', '−100,00 €', '−19,00 €', '−12.990,00 €', '−13.109,00 €', 'Gebrauchtgegenstände'],
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/(?<![−\d.])13\.109,00/)
    expect(documentOf('CANCELLATION_INVOICE', order({ invoice }))).toBeUndefined()
  })

  it('names the company, the trade-in, and whether an e-invoice exists', async () => {
    const trade = {
      ...order().lines[1]!,
      type: 'TRADE_IN_VEHICLE',
      unitPrice: -2_000_00,
      vat: 'NONE',
      title: 'Opel',
    } as const
    const customer = { ...order().customer, kind: 'COMPANY', companyName: 'Krüger GmbH', vatId: 'DE2' } as const
    const text = await textOf('INVOICE', { invoice, customer, lines: [...order().lines, trade] })
    for (const said of ['Krüger GmbH', 'USt-IdNr. DE2', 'In Zahlung genommen', '11.109,00 €', 'auch als E-Rechnung'])
      expect(text).toContain(said)
    const more = await textOf('INVOICE', { invoice, lines: [...order().lines, { ...trade, unitPrice: -14_000_00 }] })
    expect(more.replaceAll(/\s+/g, ' ')).toContain('Auszahlung an Sie 891,00 €')
    const seller = { ...order().seller, vatId: null }
    expect(await textOf('INVOICE', { invoice, customer, seller })).toContain('keine E-Rechnung nach EN 16931')
  })

  it('leaves out leased cars, and says so', async () => {
    const [car, service] = order().lines
    const text = await textOf('INVOICE', { invoice, lines: [{ ...car!, isLeased: true }, service!] })
    expect(text).not.toContain('Volkswagen Golf')
    expect(text).not.toContain('12.990,00')
    expect(text).not.toContain('Differenzbesteuert')
    expect(text).toMatch(/Rechnungsbetrag\s+119,00 €/)
    expect(text).toContain('an den Leasinggeber')
  })

  it('with a lease shows no payout that the order does not have, and says what the rest of the trade-in pays for', async () => {
    const [car, service] = order().lines
    const leased = { ...car!, isLeased: true }
    const delivery = { ...service!, type: 'SHIPMENT', unitPrice: 199_00, title: 'Lieferung' } as const
    const trade = { ...service!, type: 'TRADE_IN_VEHICLE', unitPrice: -8_500_00, vat: 'NONE', title: 'Opel' } as const
    const given = { invoice, lines: [leased, delivery, trade], due: -6_301_00 }
    const text = (await textOf('INVOICE', given)).replaceAll(/\s+/g, ' ')
    for (const said of ['In Zahlung genommen −199,00 €', 'Zu zahlen 0,00 €', 'Weitere 8.301,00 € der Inzahlungnahme'])
      expect(text).toContain(said)
    expect(text).not.toContain('Auszahlung an Sie')
    const back = (await textOf('CANCELLATION_INVOICE', { ...given, cancellationInvoice })).replaceAll(/\s+/g, ' ')
    expect(back).toContain('In Zahlung genommen 199,00 €')
    expect(back).not.toContain('8.301,00')
  })

  it('does not exist before it is issued', () => {
    expect(documentOf('INVOICE', order())).toBeUndefined()
  })
})
