import type { Locale } from '../locale.ts'

/** What a customer can download of an order. */
export const ORDER_DOCUMENTS = ['ORDER', 'TERMS', 'INVOICE'] as const
export type OrderDocumentKind = (typeof ORDER_DOCUMENTS)[number]

/** Last part of the address, and name of the file. */
const FILES: Readonly<Record<OrderDocumentKind, Readonly<Record<Locale, string>>>> = {
  ORDER: { de: 'bestellung.pdf', en: 'order.pdf' },
  TERMS: { de: 'agb.pdf', en: 'terms.pdf' },
  INVOICE: { de: 'rechnung.pdf', en: 'invoice.pdf' },
}

export function documentFile(kind: OrderDocumentKind, locale: Locale): string {
  return FILES[kind][locale]
}

export function documentOfFile(file: string): OrderDocumentKind | undefined {
  return ORDER_DOCUMENTS.find((kind) => FILES[kind].de === file || FILES[kind].en === file)
}

/** Those there are: the terms as long as they were kept, the invoice once it is issued. */
export function documentsOf(order: { readonly hasTerms: boolean; readonly hasInvoice: boolean }): OrderDocumentKind[] {
  return ORDER_DOCUMENTS.filter((kind) => {
    if (kind === 'TERMS') return order.hasTerms
    return kind === 'INVOICE' ? order.hasInvoice : true
  })
}
