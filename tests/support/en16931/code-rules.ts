import { LINE_TAX, type Rule } from './invoice-parts.ts'
import { all, text } from './xml-tree.ts'

/** The codes that a shop selling cars in Germany may use of the standard's code lists: any other code would be a mistake of ours. */
export const CODE_RULES: readonly Rule[] = [
  ['BR-CL-01', ({ header }) => isOneOf(text(header, 'TypeCode'), ['380', '381', '384'])],
  ['BR-CL-03', ({ sums }) => all(sums, 'TaxTotalAmount').every(({ attributes }) => attributes.currencyID === 'EUR')],
  ['BR-CL-04', ({ settlement }) => text(settlement, 'InvoiceCurrencyCode') === 'EUR'],
  [
    'BR-CL-14',
    ({ seller, buyer }) => [seller, buyer].every((one) => text(one, 'PostalTradeAddress/CountryID') === 'DE'),
  ],
  [
    'BR-CL-16',
    ({ means }) => means.every((one) => isOneOf(text(one, 'TypeCode'), ['1', '30', '48', '58', '59', '68'])),
  ],
  ['BR-CL-17', ({ taxes }) => taxes.every((tax) => isOneOf(text(tax, 'CategoryCode'), ['S', 'Z', 'E']))],
  ['BR-CL-18', ({ lines }) => lines.every((line) => isOneOf(text(line, `${LINE_TAX}/CategoryCode`), ['S', 'Z', 'E']))],
  ['BR-CL-22', ({ taxes }) => taxes.every((tax) => isOneOf(text(tax, 'ExemptionReasonCode'), ['', 'VATEX-EU-F']))],
  [
    'BR-CL-23',
    ({ lines }) =>
      lines.every((line) => all(line, 'SpecifiedLineTradeDelivery/BilledQuantity')[0]?.attributes.unitCode === 'C62'),
  ],
  [
    'BR-CL-25',
    ({ seller, buyer }) =>
      [seller, buyer].every((one) =>
        all(one, 'URIUniversalCommunication/URIID').every(({ attributes }) => attributes.schemeID === 'EM'),
      ),
  ],
]

function isOneOf(code: string, codes: readonly string[]): boolean {
  return codes.includes(code)
}
