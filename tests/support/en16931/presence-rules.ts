import { LINE_TAX, LINE_TOTAL, type Rule } from './invoice-parts.ts'
import { all, has, text } from './xml-tree.ts'

const PRICE = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'
const QUANTITY = 'SpecifiedLineTradeDelivery/BilledQuantity'
const ACCOUNT = 'PayeePartyCreditorFinancialAccount/IBANID'
const VAT_ID = 'SpecifiedTaxRegistration/ID'

/** What every invoice must name. */
export const PRESENCE_RULES: readonly Rule[] = [
  ['BR-01', ({ context }) => has(context, 'GuidelineSpecifiedDocumentContextParameter/ID')],
  ['BR-02', ({ header }) => has(header, 'ID')],
  ['BR-03', ({ header }) => /^\d{8}$/.test(text(header, 'IssueDateTime/DateTimeString'))],
  ['BR-04', ({ header }) => has(header, 'TypeCode')],
  ['BR-05', ({ settlement }) => has(settlement, 'InvoiceCurrencyCode')],
  ['BR-06', ({ seller }) => has(seller, 'Name')],
  ['BR-07', ({ buyer }) => has(buyer, 'Name')],
  ['BR-08', ({ seller }) => all(seller, 'PostalTradeAddress').length === 1],
  ['BR-09', ({ seller }) => has(seller, 'PostalTradeAddress/CountryID')],
  ['BR-10', ({ buyer }) => all(buyer, 'PostalTradeAddress').length === 1],
  ['BR-11', ({ buyer }) => has(buyer, 'PostalTradeAddress/CountryID')],
  ['BR-12', ({ sums }) => has(sums, 'LineTotalAmount')],
  ['BR-13', ({ sums }) => has(sums, 'TaxBasisTotalAmount')],
  ['BR-14', ({ sums }) => has(sums, 'GrandTotalAmount')],
  ['BR-15', ({ sums }) => has(sums, 'DuePayableAmount')],
  ['BR-16', ({ lines }) => lines.length > 0],
  ['BR-21', ({ lines }) => lines.every((line) => has(line, 'AssociatedDocumentLineDocument/LineID'))],
  ['BR-22', ({ lines }) => lines.every((line) => has(line, QUANTITY))],
  ['BR-23', ({ lines }) => lines.every((line) => Boolean(all(line, QUANTITY)[0]?.attributes.unitCode))],
  ['BR-24', ({ lines }) => lines.every((line) => has(line, LINE_TOTAL))],
  ['BR-25', ({ lines }) => lines.every((line) => has(line, 'SpecifiedTradeProduct/Name'))],
  ['BR-26', ({ lines }) => lines.every((line) => has(line, PRICE))],
  ['BR-27', ({ lines }) => lines.every((line) => Number(text(line, PRICE)) >= 0)],
  ['BR-45', ({ taxes }) => taxes.every((tax) => has(tax, 'BasisAmount'))],
  ['BR-46', ({ taxes }) => taxes.every((tax) => has(tax, 'CalculatedAmount'))],
  ['BR-47', ({ taxes }) => taxes.every((tax) => text(tax, 'TypeCode') === 'VAT' && has(tax, 'CategoryCode'))],
  ['BR-48', ({ taxes }) => taxes.every((tax) => has(tax, 'RateApplicablePercent'))],
  ['BR-49', ({ means }) => means.every((one) => has(one, 'TypeCode'))],
  [
    'BR-50',
    ({ means }) => means.every((one) => !all(one, 'PayeePartyCreditorFinancialAccount')[0] || has(one, ACCOUNT)),
  ],
  [
    'BR-54',
    ({ lines }) =>
      lines.every((line) => characteristics(line).every((one) => has(one, 'Description') && has(one, 'Value'))),
  ],
  ['BR-55', ({ references }) => references.every((one) => has(one, 'IssuerAssignedID'))],
  ['BR-61', ({ means }) => means.every((one) => !['30', '58'].includes(text(one, 'TypeCode')) || has(one, ACCOUNT))],
  ['BR-62', ({ seller }) => addresses(seller).every(({ attributes }) => attributes.schemeID)],
  ['BR-63', ({ buyer }) => addresses(buyer).every(({ attributes }) => attributes.schemeID)],
  ['BR-CO-04', ({ lines }) => lines.every((line) => has(line, `${LINE_TAX}/CategoryCode`))],
  [
    'BR-CO-09',
    ({ seller, buyer }) => [...all(seller, VAT_ID), ...all(buyer, VAT_ID)].every((id) => /^[A-Z]{2}/.test(id.text)),
  ],
  ['BR-CO-18', ({ taxes }) => taxes.length > 0],
  ['BR-CO-26', ({ seller }) => has(seller, VAT_ID)],
]

function characteristics(line: Parameters<typeof all>[0]) {
  return all(line, 'SpecifiedTradeProduct/ApplicableProductCharacteristic')
}

function addresses(party: Parameters<typeof all>[0]) {
  return all(party, 'URIUniversalCommunication/URIID')
}
