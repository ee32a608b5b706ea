import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentLine, OrderDocument } from '#domain/order/order-document.ts'
import { cancellationInvoice, invoice, line, MIXED, order, paid } from '../../tests/support/business-order.ts'
import { brokenRules, RULES } from '../../tests/support/en16931/broken-rules.ts'
import { schemaErrors } from '../../tests/support/en16931/schema-errors.ts'
import { brokenOfficialRules, OFFICIAL_RULES } from '../../tests/support/en16931/schematron.ts'
import { eCancellationInvoice, eInvoice } from './e-invoice.ts'

const car = line({ type: 'VEHICLE', unitPrice: 20_000_01, byBank: 18_000_00, title: 'Golf' })
const used = line({ type: 'VEHICLE', unitPrice: 12_990_00, vat: 'MARGIN', title: 'Polo' })
const leased = line({ type: 'VEHICLE', unitPrice: 30_000_00, title: 'Golf', isLeased: true })
const old = line({ type: 'TRADE_IN_VEHICLE', unitPrice: -8_500_00, vat: 'NONE', vatRate: 0, title: 'Opel' })
const delivery = line({ type: 'SHIPMENT', unitPrice: 199_00 })
const service = line({ type: 'SERVICE', unitPrice: 129_99, title: 'Zulassung' })
const warranty = line({ type: 'SERVICE', unitPrice: 399_00, vat: 'EXEMPT', vatRate: 0, title: 'Garantie' })
const book = line({ unitPrice: 10_70, vatRate: 7, quantity: 3, title: 'Karte' })
const panel = line({ unitPrice: 500_00, vatRate: 0, title: 'Solarmodul' })
const facts = [{ label: 'FIN', value: 'WVWZZZ1KZAW000001' }]
const part = { kind: 'PART_PAID', method: 'BANK_TRANSFER', on: '2026-11-30' } as const
const { customer, seller } = order([])

const ORDERS: Readonly<Record<string, OrderDocument>> = {
  'a car with its VAT': order([{ ...car, byBank: 0, facts }]),
  'a car under the margin scheme': order([used]),
  'accessories and their delivery': order([line({ unitPrice: 33_33, quantity: 3 }), book, delivery]),
  'what bears no VAT': order([panel, service]),
  'a warranty': order([service, warranty]),
  'a warranty with a car under the margin scheme': order([used, { ...delivery, vat: 'MARGIN' }, warranty]),
  'an order that is not delivered yet': order(MIXED, { invoice: { ...invoice, suppliedOn: null } }),
  'everything at once': order([...MIXED, panel, service]),
  'a trade-in vehicle': order([car, service, { ...old, unitPrice: -2_000_00 }]),
  'a trade-in vehicle that is worth more': order([used, old], { due: 4_490_00 }),
  'a loan, its down payment paid': order([car], {
    due: 2_000_01,
    isFinanced: true,
    invoice: { ...invoice, payment: part },
  }),
  'a loan, nothing paid': order([car], { due: 2_000_01, isFinanced: true }),
  'a lease with its delivery': order([leased, delivery]),
  'a lease and a trade-in vehicle': order([leased, delivery, old], { due: -6_301_00 }),
  'what is paid already': order(MIXED, { method: 'CREDIT_CARD', invoice: { ...invoice, payment: paid } }),
  'what is paid at the dealer’s': order([car], { method: 'DEALER', payment: { kind: 'OPEN', method: 'DEALER' } }),
  'a direct debit': order([service], { method: 'SEPA_MANDATE' }),
  'a dealer without an account': order([service], { seller: { ...seller, iban: null, phone: null, email: null } }),
  'a business without a VAT id': order([service], { customer: { ...customer, vatId: null, companyName: null } }),
  'an English customer': order(MIXED, { locale: 'en' }),
}

const DOCUMENTS = Object.entries(ORDERS).flatMap(([name, of]) => [
  { name, xml: eInvoice(of)! },
  { name: `${name}, taken back`, xml: eCancellationInvoice({ ...of, cancellationInvoice })! },
])

describe('an e-invoice', () => {
  it.each(DOCUMENTS)('follows the rules of EN 16931: $name', ({ xml }) => {
    expect(brokenOfficialRules(xml), 'the official ones').toEqual([])
    expect(brokenRules(xml), 'our own').toEqual([])
  })

  it('is valid under the schema of UN/CEFACT CII, whatever was sold', async () => {
    const documents = DOCUMENTS.map(({ name, xml }) => ({
      fileName: `${name.replaceAll(/[^a-z]+/gi, '-')}.xml`,
      contents: xml,
    }))
    expect(await schemaErrors(documents)).toEqual([])
    const misplaced = DOCUMENTS[0]!.xml.replace(
      /<ram:BuyerReference>.*<\/ram:BuyerReference>\n/,
      '<ram:Reference>1</ram:Reference>\n',
    )
    expect(await schemaErrors([{ fileName: 'misplaced.xml', contents: misplaced }])).not.toEqual([])
  })

  it('adds up with any lines', () => {
    const drawn = fc.record({
      type: fc.constantFrom('VEHICLE' as const, 'ACCESSORY' as const, 'SHIPMENT' as const),
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPrice: fc.integer({ min: 1, max: 9_000_000 }),
      vat: fc.constantFrom('REGULAR' as const, 'MARGIN' as const),
      vatRate: fc.constantFrom(19, 7, 0),
    })
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 8 }), (given) => {
        const lines: DocumentLine[] = given.map(line)
        expect(brokenRules(eInvoice(order(lines))!)).toEqual([])
        expect(brokenRules(eCancellationInvoice(order(lines, { cancellationInvoice }))!)).toEqual([])
      }),
    )
  })
})

describe('a rule', () => {
  const xml = eInvoice(order([...MIXED, panel]))!

  it.each([
    ['BR-02', /<ram:ID>FW-000042<\/ram:ID>/, ''],
    ['BR-11', /(<ram:BuyerTradeParty>[^]*?)<ram:CountryID>DE<\/ram:CountryID>/, '$1'],
    ['BR-23', ' unitCode="C62"', ''],
    ['BR-27', '<ram:ChargeAmount>', '<ram:ChargeAmount>-'],
    ['BR-62', ' schemeID="EM"', ''],
    ['BR-CL-01', '<ram:TypeCode>380<', '<ram:TypeCode>999<'],
    ['BR-CO-09', '>DE123456788<', '>123456788<'],
    ['BR-CO-10', /<ram:LineTotalAmount>[\d.]+(<\/ram:LineTotalAmount>\s*<ram:TaxBasis)/, '<ram:LineTotalAmount>1.00$1'],
    ['BR-CO-14', /(TaxTotalAmount currencyID="EUR">)/, '$11'],
    ['BR-CO-16', '<ram:DuePayableAmount>', '<ram:DuePayableAmount>1'],
    ['BR-DEC-14', /(GrandTotalAmount>\d+\.\d\d)/, '$15'],
    ['BR-E-10', /<ram:ExemptionReason.*\n/g, ''],
    ['BR-S-02', '<ram:ID schemeID="VA">DE123456788</ram:ID>', ''],
    ['CII-DT-097', '20261202', '2026-12-02'],
    ['CII-SR-470', /<ram:PayeePartyCreditorFinancialAccount>[^]*?<\/ram:PayeePartyCreditorFinancialAccount>/, ''],
  ])('of the official ones detects a violation: %s', (id, original, broken) => {
    const changed = xml.replace(original, broken)
    expect(changed).not.toBe(xml)
    expect(brokenOfficialRules(changed)).toContain(id)
  })

  it.each([
    ['BR-CO-10', /<ram:LineTotalAmount>[\d.]+(<\/ram:LineTotalAmount>\s*<ram:TaxBasis)/, '<ram:LineTotalAmount>1.00$1'],
    ['BR-CO-14', /(TaxTotalAmount currencyID="EUR">)/, '$11'],
    ['BR-CO-16', '<ram:DuePayableAmount>', '<ram:DuePayableAmount>1'],
    ['BR-CO-25', /<ram:SpecifiedTradePaymentTerms>[^]*?<\/ram:SpecifiedTradePaymentTerms>/, ''],
    ['BR-DEC', /(GrandTotalAmount>\d+\.\d\d)/, '$15'],
    ['BR-E-10', /<ram:ExemptionReason.*\n/g, ''],
    ['BR-S-02', '<ram:ID schemeID="VA">DE123456788</ram:ID>', ''],
    ['BR-CL-01', '<ram:TypeCode>380<', '<ram:TypeCode>999<'],
    ['BR-CL-25', 'schemeID="EM"', 'schemeID="0088"'],
  ])('of our own detects a violation: %s', (id, original, broken) => {
    const changed = xml.replace(original, broken)
    expect(changed).not.toBe(xml)
    expect(brokenRules(changed)).toContain(id)
  })

  it('of the official ones is read: there are 806', () => expect(OFFICIAL_RULES).toBe(806))

  it('has a unique number, and all hold for an invoice with every kind of line', () => {
    const ids = RULES.map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(brokenRules(xml)).toEqual([])
  })
})
