import { documentOf } from '#documents/order-documents.ts'
import type { DocumentLayout } from '#documents/document-layout.ts'
import { renderPdf } from '#documents/render-pdf.ts'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { pdfText } from './pdf-text.ts'

/** The buyer's address. */
export const ADDRESS = {
  ...{ salutation: null, firstName: 'Jürgen', lastName: 'Weißmüller', street: 'Am Wall', houseNumber: '3' },
  ...{ additionalAddress: null, postalCode: '50670', city: 'Köln', phone: null },
}

/** A used car and its registration, bought from a dealer; tests override what they are about. */
export function order(overrides: Partial<OrderDocument> = {}): OrderDocument {
  return {
    ...{ id: 1234567890, placedOn: '2026-11-20', locale: 'de', state: 'CONFIRMED' },
    seller: {
      ...{ name: 'Autohaus Brinkmann GmbH', street: 'Weseler Straße 1', zip: '48151', city: 'Münster', phone: null },
      ...{ email: 'info@brinkmann.example', registerEntry: 'Amtsgericht Münster, HRB 1', vatId: 'DE1', iban: null },
    },
    customer: {
      ...{ kind: 'PRIVATE', email: 'j@example.com', salutation: null, firstName: 'Jürgen', lastName: 'Weißmüller' },
      ...{ companyName: null, vatId: null },
    },
    billing: ADDRESS,
    delivery: {
      vehicles: 'PICK_UP',
      accessories: null,
      address: null,
      dealer: null,
      earliest: '2026-12-01',
      latest: '2026-12-03',
    },
    lines: [
      {
        ...{ type: 'VEHICLE', quantity: 1, unitPrice: 12_990_00, vat: 'MARGIN', vatRate: 19, title: 'Volkswagen Golf' },
        ...{
          facts: [{ label: 'Kilometerstand', value: '45.000 km' }],
          example: null,
          isLeased: false,
          byBank: 0,
          withInstallation: false,
        },
      },
      {
        ...{ type: 'SERVICE', quantity: 1, unitPrice: 119_00, vat: 'REGULAR', vatRate: 19, title: 'Zulassung' },
        ...{ facts: [], example: null, isLeased: false, byBank: 0, withInstallation: false },
      },
    ],
    ...{
      total: 13_109_00,
      due: 13_109_00,
      method: 'BANK_TRANSFER',
      isFinanced: false,
      contracts: [],
      awaitsFinancing: false,
      warrantyTerms: [],
      mandateReference: null,
    },
    agreed: [{ key: 'USED_LIABILITY', vehicleIds: [1], text: 'Ansprüche verjähren nach einem Jahr.' }],
    terms: '# AGB\n\n## § 1 Geltung\n\nDiese Bedingungen gelten.\n\n- erstens',
    privacyNotice: '# Datenschutzerklärung\n\nWas wir speichern.',
    legalVersions: [{ page: 'widerrufsbelehrung', number: 4, validFrom: '2026-06-19' }],
    withdrawalTerms: '# Widerrufsbelehrung\n\nSie haben das Recht, binnen vierzehn Tagen zu widerrufen.',
    payment: { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-11-29' },
    ...{ handOver: null, invoice: null, cancellationInvoice: null },
    ...overrides,
  }
}

/** A document's text as copied from a PDF reader, on one line. */
export async function textOf(kind: OrderDocumentKind, overrides: Partial<OrderDocument> = {}): Promise<string> {
  return pdfText(await renderPdf(layoutOf(kind, order(overrides)))).replaceAll(/\s+/g, ' ')
}

/** A document; throws where there is none. */
export function layoutOf(kind: OrderDocumentKind, of: OrderDocument): DocumentLayout {
  const document = documentOf(kind, of)
  if (!document || !('layout' in document)) throw new Error(`There is no ${kind}`)
  return document.layout
}
