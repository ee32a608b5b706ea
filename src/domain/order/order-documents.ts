import type { CustomerKind } from '../account/customer.ts'
import type { Locale } from '../locale.ts'

/** What a customer can download of an order. */
export const ORDER_DOCUMENTS = ['ORDER', 'TERMS', 'INVOICE', 'E_INVOICE', 'CORRECTION', 'E_CORRECTION'] as const
export type OrderDocumentKind = (typeof ORDER_DOCUMENTS)[number]

/** Last part of the address, and name of the file. */
const FILES: Readonly<Record<OrderDocumentKind, Readonly<Record<Locale, string>>>> = {
  ORDER: { de: 'bestellung.pdf', en: 'order.pdf' },
  TERMS: { de: 'agb.pdf', en: 'terms.pdf' },
  INVOICE: { de: 'rechnung.pdf', en: 'invoice.pdf' },
  E_INVOICE: { de: 'e-rechnung.xml', en: 'e-invoice.xml' },
  CORRECTION: { de: 'rechnungskorrektur.pdf', en: 'invoice-correction.pdf' },
  E_CORRECTION: { de: 'e-rechnungskorrektur.xml', en: 'e-invoice-correction.xml' },
}

export function documentFile(kind: OrderDocumentKind, locale: Locale): string {
  return FILES[kind][locale]
}

export function documentOfFile(file: string): OrderDocumentKind | undefined {
  return ORDER_DOCUMENTS.find((kind) => FILES[kind].de === file || FILES[kind].en === file)
}

/** What decides which there are. */
export interface Documented {
  readonly hasTerms: boolean
  readonly hasInvoice: boolean
  readonly hasCorrection: boolean
  /** A business bought it, from a seller with a VAT id: both are what an electronic invoice is for and needs. */
  readonly isElectronic: boolean
}

/** Whether an order gets electronic invoices. Source: domain research, section 2.10. */
export function isElectronic({ customer, seller }: ElectronicOrder): boolean {
  return customer.kind === 'COMPANY' && seller.vatId !== null
}

interface ElectronicOrder {
  readonly customer: { readonly kind: CustomerKind }
  readonly seller: { readonly vatId: string | null }
}

/** Those there are: the terms as long as they were kept, the invoice once it is issued, its correction where it was taken back. */
export function documentsOf({ hasTerms, hasInvoice, hasCorrection, isElectronic }: Documented): OrderDocumentKind[] {
  const has: Readonly<Record<OrderDocumentKind, boolean>> = {
    ORDER: true,
    TERMS: hasTerms,
    INVOICE: hasInvoice,
    E_INVOICE: hasInvoice && isElectronic,
    CORRECTION: hasCorrection,
    E_CORRECTION: hasCorrection && isElectronic,
  }
  return ORDER_DOCUMENTS.filter((kind) => has[kind])
}
