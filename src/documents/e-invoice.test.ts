import { describe, expect, it } from 'vitest'
import { cancellationInvoice, invoice, line, MIXED, order, paid } from '../../tests/support/business-order.ts'
import { eCancellationInvoice, eInvoice } from './e-invoice.ts'

/** Every text of an element of this name, in the order of the document. */
function texts(xml: string | undefined, name: string): string[] {
  return [...(xml ?? '').matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, text]) => text!,
  )
}

const one = (xml: string | undefined, name: string) => texts(xml, name)[0]
const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + Math.round(Number(amount) * 100), 0)

/** The sums required by EN 16931 (BR-CO-10, -13, -15, -16, BR-S-08, BR-E-08), in cents. */
function checkSums(xml: string | undefined): void {
  const cents = (name: string) => Math.round(Number(one(xml, name)) * 100)
  const totals = texts(xml, 'LineTotalAmount')
  expect(sum(totals.slice(0, -1))).toBe(Math.round(Number(totals.at(-1)) * 100))
  expect(sum(texts(xml, 'BasisAmount'))).toBe(cents('TaxBasisTotalAmount'))
  expect(sum(texts(xml, 'CalculatedAmount'))).toBe(cents('TaxTotalAmount'))
  expect(cents('TaxBasisTotalAmount') + cents('TaxTotalAmount')).toBe(cents('GrandTotalAmount'))
  expect(cents('GrandTotalAmount') - cents('TotalPrepaidAmount')).toBe(cents('DuePayableAmount'))
}

describe('the e-invoice of a business', () => {
  it('states seller, buyer, items, VAT and the due date', () => {
    const xml = eInvoice(order(MIXED))
    expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>')
    expect(xml).toContain('<ram:ID>FW-000042</ram:ID>\n    <ram:TypeCode>380</ram:TypeCode>')
    expect(xml).toContain('<udt:DateTimeString format="102">20261202</udt:DateTimeString>')
    expect(texts(xml, 'Name')).toEqual([
      ...['Golf „GTI“ &lt;2.0&gt; &amp; mehr', 'Dachträger', 'Dachträger', 'Karte', 'Dachträger'],
      ...['Autohaus „Brinkmann &amp; Söhne“', 'Krüger &lt;Logistik&gt; GmbH'],
    ])
    expect(texts(xml, 'CategoryCode')).toEqual(['E', 'S', 'S', 'S', 'S', 'S', 'S', 'E'])
    expect(texts(xml, 'RateApplicablePercent')).toEqual(['0', '19', '19', '7', '19', '19', '7', '0'])
    expect(one(xml, 'ExemptionReason')).toBe('Gebrauchtgegenstände/Sonderregelung')
    expect(one(xml, 'ExemptionReasonCode')).toBe('VATEX-EU-F')
    expect(one(xml, 'IBANID')).toBe('DE02120300000000202051')
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456788</ram:ID>')
    expect(xml).toContain('<ram:ID schemeID="VA">DE811000017</ram:ID>')
    expect(one(xml, 'GrandTotalAmount')).toBe('13176.52')
    expect(one(xml, 'DuePayableAmount')).toBe('13176.52')
    expect(xml).toContain('<udt:DateTimeString format="102">20261209</udt:DateTimeString>')
    checkSums(xml)
  })

  it('gives the reason for a warranty without VAT, in one breakdown with second-hand goods', () => {
    const warranty = line({ type: 'SERVICE', unitPrice: 399_00, vat: 'EXEMPT', vatRate: 0, title: 'Garantie' })
    const xml = eInvoice(order([...MIXED, warranty]))
    const reason = 'Umsatzsteuerfrei nach § 4 Nr. 10 UStG (Garantie mit Versicherungsteuer)'
    expect(texts(xml, 'ExemptionReason')).toEqual([`Gebrauchtgegenstände/Sonderregelung; ${reason}`])
    expect(texts(xml, 'ExemptionReasonCode')).toEqual([])
    checkSums(xml)
    expect(texts(eInvoice(order([warranty])), 'ExemptionReason')).toEqual([reason])
  })

  it('names no day of supply before the delivery', () => {
    const xml = eInvoice(order(MIXED, { invoice: { ...invoice, suppliedOn: null } }))
    expect(xml).toContain('20261202')
    expect(xml).not.toMatch(/OccurrenceDateTime|20261201/)
  })

  it('has no amount due where it was paid, and subtracts the trade-in', () => {
    const trade = line({ type: 'TRADE_IN_VEHICLE', unitPrice: -2_000_00, vat: 'NONE', title: 'Opel' })
    const xml = eInvoice(order([...MIXED, trade]))
    expect([one(xml, 'TotalPrepaidAmount'), one(xml, 'DuePayableAmount')]).toEqual(['2000.00', '11176.52'])
    expect(xml).not.toContain('Opel')
    checkSums(xml)
    const settled = eInvoice(order(MIXED, { invoice: { ...invoice, payment: paid }, method: 'CREDIT_CARD' }))
    expect(one(settled, 'DuePayableAmount')).toBe('0.00')
    expect(one(settled, 'Description')).not.toBe('')
    expect(settled).toContain('Bezahlt per Kreditkarte am 30.11.2026.')
    expect(settled).not.toContain('IBANID')
    checkSums(settled)
  })

  it('has the bank’s part due once the rest is paid or the trade-in is paid out', () => {
    const car = line({ type: 'VEHICLE', unitPrice: 20_000_00, byBank: 18_000_00, title: 'Golf' })
    const part = { kind: 'PART_PAID', method: 'BANK_TRANSFER', on: '2026-11-30' } as const
    const given = { due: 2_119_00, isFinanced: true, invoice: { ...invoice, payment: part } }
    const xml = eInvoice(order([car, line({})], given))
    expect([one(xml, 'TotalPrepaidAmount'), one(xml, 'DuePayableAmount')]).toEqual(['2119.00', '18000.00'])
    expect(xml).toContain(
      'Der direkt zu zahlende Teil ist bezahlt per Überweisung am 30.11.2026; den Rest zahlt die Bank.',
    )
    checkSums(xml)
    const trade = line({ type: 'TRADE_IN_VEHICLE', unitPrice: -5_000_00, vat: 'NONE', title: 'Opel' })
    const out = { ...given, due: -2_881_00, invoice: { ...invoice, payment: { ...part, method: 'PAYOUT' } as const } }
    const paidOut = eInvoice(order([car, line({}), trade], out))
    expect(one(paidOut, 'DuePayableAmount')).toBe('18000.00')
    checkSums(paidOut)
    const unpaid = eInvoice(order([car, line({}), trade], { ...out, invoice }))
    expect(one(unpaid, 'DuePayableAmount'), 'the bank pays 18,000, of which 2,881 are paid out').toBe('15119.00')
    expect(one(eInvoice(order([car], { ...given, due: 0 })), 'DuePayableAmount'), 'the bank has paid').toBe('0.00')
  })

  it('with a lease shows no payout that the order does not have, and says what the rest of the trade-in pays for', () => {
    const leased = line({ type: 'VEHICLE', unitPrice: 30_000_00, title: 'Golf', isLeased: true })
    const delivery = line({ type: 'SHIPMENT', unitPrice: 199_00 })
    const trade = line({ type: 'TRADE_IN_VEHICLE', unitPrice: -8_500_00, vat: 'NONE', title: 'Opel' })
    const xml = eInvoice(order([leased, delivery, trade], { due: -6_301_00 }))
    expect([one(xml, 'TotalPrepaidAmount'), one(xml, 'DuePayableAmount')]).toEqual(['199.00', '0.00'])
    expect(one(xml, 'Content')?.replaceAll('\u00A0', ' ')).toContain('Weitere 8.301,00 € der Inzahlungnahme')
    checkSums(xml)
    const back = eCancellationInvoice(order([leased, delivery, trade], { cancellationInvoice }))
    expect([one(back, 'DuePayableAmount'), one(back, 'Content')]).toEqual(['0.00', undefined])
    expect(one(eInvoice(order(MIXED)), 'Content')).toBeUndefined()
  })

  it('is cancelled by one that names it, with negative quantities and amounts and unchanged prices', () => {
    const xml = eCancellationInvoice(order(MIXED, { cancellationInvoice }))
    expect(xml).toContain('<ram:ID>FW-000043</ram:ID>\n    <ram:TypeCode>384</ram:TypeCode>')
    expect(one(xml, 'IssuerAssignedID')).toBe('1234567890')
    expect(texts(xml, 'IssuerAssignedID').at(-1)).toBe('FW-000042')
    expect(texts(xml, 'BilledQuantity')).toEqual(['-1', '-3', '-7', '-1', '-1'])
    expect(texts(xml, 'ChargeAmount').every((price) => Number(price) > 0)).toBe(true)
    expect(one(xml, 'GrandTotalAmount')).toBe('-13176.52')
    checkSums(xml)
  })

  it('leaves out leased cars, and control characters that XML does not allow', () => {
    const xml = eInvoice(order([line({ title: 'a\u0000b\u001F\uD800c' }), line({ title: 'Golf', isLeased: true })]))
    expect(texts(xml, 'Name')[0]).toBe('a b \uFFFDc')
    expect(xml).not.toContain('Golf')
    checkSums(xml)
  })

  it('does not exist for consumers, for sellers without a VAT id, or before it is issued', () => {
    const of = order(MIXED)
    expect(eInvoice({ ...of, customer: { ...of.customer, kind: 'PRIVATE' } })).toBeUndefined()
    expect(eInvoice({ ...of, seller: { ...of.seller, vatId: null } })).toBeUndefined()
    expect(eInvoice({ ...of, invoice: null })).toBeUndefined()
    expect(eCancellationInvoice(of)).toBeUndefined()
  })
})
