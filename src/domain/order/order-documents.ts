import type { CustomerKind } from '../account/customer.ts'
import type { Locale } from '../locale.ts'
import type { OrderLegalPage } from './legal-version.ts'

/** The documents of an order that a customer can download. */
export const ORDER_DOCUMENTS = [
  'ORDER',
  'TERMS',
  'WITHDRAWAL_TERMS',
  'PRIVACY_NOTICE',
  'WARRANTY_TERMS',
  'CREDIT_INFORMATION',
  'HAND_OVER',
  'INVOICE',
  'E_INVOICE',
  'CANCELLATION_INVOICE',
  'E_CANCELLATION_INVOICE',
] as const
export type OrderDocumentKind = (typeof ORDER_DOCUMENTS)[number]

/** File names, also the last part of the address. */
const FILES: Readonly<Record<OrderDocumentKind, Readonly<Record<Locale, string>>>> = {
  ORDER: { de: 'bestellung.pdf', en: 'order.pdf' },
  TERMS: { de: 'agb.pdf', en: 'terms.pdf' },
  WITHDRAWAL_TERMS: { de: 'widerrufsbelehrung.pdf', en: 'withdrawal-instruction.pdf' },
  PRIVACY_NOTICE: { de: 'datenschutzerklaerung.pdf', en: 'privacy-notice.pdf' },
  WARRANTY_TERMS: { de: 'garantiebedingungen.pdf', en: 'warranty-terms.pdf' },
  CREDIT_INFORMATION: { de: 'vorvertragliche-informationen.pdf', en: 'pre-contract-information.pdf' },
  HAND_OVER: { de: 'uebergabeprotokoll.pdf', en: 'hand-over-protocol.pdf' },
  INVOICE: { de: 'rechnung.pdf', en: 'invoice.pdf' },
  E_INVOICE: { de: 'e-rechnung.xml', en: 'e-invoice.xml' },
  CANCELLATION_INVOICE: { de: 'rechnungskorrektur.pdf', en: 'invoice-correction.pdf' },
  E_CANCELLATION_INVOICE: { de: 'e-rechnungskorrektur.xml', en: 'e-invoice-correction.xml' },
}

export function documentFile(kind: OrderDocumentKind, locale: Locale): string {
  return FILES[kind][locale]
}

export function documentOfFile(file: string): OrderDocumentKind | undefined {
  return ORDER_DOCUMENTS.find((kind) => FILES[kind].de === file || FILES[kind].en === file)
}

/** The facts that decide which documents exist. */
interface Documented {
  readonly hasTerms: boolean
  readonly hasWithdrawalTerms: boolean
  readonly hasPrivacyNotice: boolean
  readonly hasWarranty: boolean
  /** Something of it is financed or leased. */
  readonly isFinanced: boolean
  /** What was handed over is recorded. */
  readonly hasHandOver: boolean
  readonly hasInvoice: boolean
  readonly hasCancellationInvoice: boolean
  /** A company bought from a seller with a VAT id, which an electronic invoice is for and needs. */
  readonly isElectronic: boolean
}

/** Whether an order gets electronic invoices. */
export function isElectronic({ customer, seller }: ElectronicOrder): boolean {
  return customer.kind === 'COMPANY' && seller.vatId !== null
}

interface ElectronicOrder {
  readonly customer: { readonly kind: CustomerKind }
  readonly seller: { readonly vatId: string | null }
}

/** The documents that exist: terms if they were stored, protocol and invoice once there is one, its cancellation once cancelled. */
export function documentsOf({
  hasTerms,
  hasWithdrawalTerms,
  hasPrivacyNotice,
  hasWarranty,
  isFinanced,
  hasHandOver,
  hasInvoice,
  hasCancellationInvoice,
  isElectronic,
}: Documented): OrderDocumentKind[] {
  const has: Readonly<Record<OrderDocumentKind, boolean>> = {
    ORDER: true,
    TERMS: hasTerms,
    WITHDRAWAL_TERMS: hasWithdrawalTerms,
    PRIVACY_NOTICE: hasPrivacyNotice,
    WARRANTY_TERMS: hasWarranty,
    CREDIT_INFORMATION: isFinanced,
    HAND_OVER: hasHandOver,
    INVOICE: hasInvoice,
    E_INVOICE: hasInvoice && isElectronic,
    CANCELLATION_INVOICE: hasCancellationInvoice,
    E_CANCELLATION_INVOICE: hasCancellationInvoice && isElectronic,
  }
  return ORDER_DOCUMENTS.filter((kind) => has[kind])
}

/** The legal text that a document shows word for word. */
export const LEGAL_PAGE_OF: Partial<Readonly<Record<OrderDocumentKind, OrderLegalPage>>> = {
  TERMS: 'agb',
  WITHDRAWAL_TERMS: 'widerrufsbelehrung',
  PRIVACY_NOTICE: 'datenschutz',
}
