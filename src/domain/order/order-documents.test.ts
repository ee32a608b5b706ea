import { expect, it } from 'vitest'
import { documentFile, documentOfFile, documentsOf, isElectronic, ORDER_DOCUMENTS } from './order-documents.ts'

const FILES = [
  ['bestellung.pdf', 'order.pdf'],
  ['agb.pdf', 'terms.pdf'],
  ['widerrufsbelehrung.pdf', 'withdrawal-instruction.pdf'],
  ['datenschutzerklaerung.pdf', 'privacy-notice.pdf'],
  ['garantiebedingungen.pdf', 'warranty-terms.pdf'],
  ['vorvertragliche-informationen.pdf', 'pre-contract-information.pdf'],
  ['uebergabeprotokoll.pdf', 'hand-over-protocol.pdf'],
  ['rechnung.pdf', 'invoice.pdf'],
  ['e-rechnung.xml', 'e-invoice.xml'],
  ['rechnungskorrektur.pdf', 'invoice-correction.pdf'],
  ['e-rechnungskorrektur.xml', 'e-invoice-correction.xml'],
]

it('each document has a file name in both languages, and is found by either', () => {
  expect(ORDER_DOCUMENTS.map((kind) => [documentFile(kind, 'de'), documentFile(kind, 'en')])).toEqual(FILES)
  for (const names of FILES)
    expect(names.map(documentOfFile)).toEqual(names.map(() => ORDER_DOCUMENTS[FILES.indexOf(names)]))
  expect(documentOfFile('rechnung.xml')).toBeUndefined()
})

it('electronic invoices are for businesses, from sellers with a VAT id', () => {
  const electronic = (kind: 'COMPANY' | 'PRIVATE', vatId: string | null) =>
    isElectronic({ customer: { kind }, seller: { vatId } })
  expect(electronic('COMPANY', 'DE123456788')).toBe(true)
  expect(electronic('COMPANY', null)).toBe(false)
  expect(electronic('PRIVATE', 'DE123456788')).toBe(false)
})

it('lists only documents that exist', () => {
  const nothing = {
    hasWarranty: false,
    isFinanced: false,
    hasTerms: false,
    hasHandOver: false,
    hasWithdrawalTerms: false,
    hasPrivacyNotice: false,
    hasInvoice: false,
    hasCancellationInvoice: false,
    isElectronic: false,
  }
  expect(documentsOf(nothing)).toEqual(['ORDER'])
  expect(documentsOf({ ...nothing, isElectronic: true })).toEqual(['ORDER'])
  expect(documentsOf({ ...nothing, hasTerms: true, hasInvoice: true })).toEqual(['ORDER', 'TERMS', 'INVOICE'])
  expect(documentsOf({ ...nothing, hasCancellationInvoice: true })).toEqual(['ORDER', 'CANCELLATION_INVOICE'])
  const all = {
    isFinanced: true,
    hasWarranty: true,
    hasTerms: true,
    hasHandOver: true,
    hasWithdrawalTerms: true,
    hasPrivacyNotice: true,
    hasInvoice: true,
    hasCancellationInvoice: true,
    isElectronic: true,
  }
  expect(documentsOf(all)).toEqual([...ORDER_DOCUMENTS])
})
