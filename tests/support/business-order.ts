import type { DocumentLine, OrderDocument } from '#domain/order/order-document.ts'

const ADDRESS = {
  ...{ salutation: null, firstName: 'Jana', lastName: 'Krüger', street: 'Am Wall', houseNumber: '3' },
  ...{ additionalAddress: 'Hof 2', postalCode: '50670', city: 'Köln', phone: null },
}

/** A line of a business's order; tests override what they are about. */
export function line(overrides: Partial<DocumentLine>): DocumentLine {
  return {
    ...{ type: 'ACCESSORY', quantity: 1, unitPrice: 119_00, vat: 'REGULAR', vatRate: 19, title: 'Dachträger' },
    ...{ facts: [], example: null, isLeased: false, byBank: 0, withInstallation: false },
    ...overrides,
  }
}

export const paid = { kind: 'PAID', method: 'CREDIT_CARD', on: '2026-11-30' } as const
const owed = { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-12-09' } as const
export const invoice = { number: 42, issuedOn: '2026-12-02', suppliedOn: '2026-12-01', payment: owed }
export const cancellationInvoice = { number: 43, issuedOn: '2026-12-09', suppliedOn: '2026-12-01', payment: null }

/** An order of a business that is invoiced. */
export function order(lines: readonly DocumentLine[], overrides: Partial<OrderDocument> = {}): OrderDocument {
  return {
    ...{ id: 1234567890, placedOn: '2026-11-20', locale: 'de', state: 'HANDED_OVER' },
    seller: {
      ...{ name: 'Autohaus „Brinkmann & Söhne“', street: 'Weseler Straße 1', zip: '48151', city: 'Münster' },
      ...{ phone: '+492511234', email: 'info@brinkmann.example', registerEntry: 'Amtsgericht Münster, HRB 1' },
      ...{ vatId: 'DE123456788', iban: 'DE02120300000000202051' },
    },
    customer: {
      ...{ kind: 'COMPANY', email: 'j@example.com', salutation: null, firstName: 'Jana', lastName: 'Krüger' },
      ...{ companyName: 'Krüger <Logistik> GmbH', vatId: 'DE811000017' },
    },
    billing: ADDRESS,
    delivery: {
      ...{ vehicles: 'PICK_UP', accessories: null, address: null, dealer: null },
      ...{ earliest: '2026-12-01', latest: '2026-12-03' },
    },
    lines,
    ...{
      total: 0,
      due: 0,
      method: 'BANK_TRANSFER',
      payment: owed,
      isFinanced: false,
      contracts: [],
      awaitsFinancing: false,
      warrantyTerms: [],
      mandateReference: null,
    },
    ...{
      agreed: [],
      terms: null,
      withdrawalTerms: null,
      privacyNotice: null,
      legalVersions: [],
      invoice,
      cancellationInvoice: null,
      handOver: null,
    },
    ...overrides,
  }
}

/** Second-hand goods, odd amounts, two rates of VAT and a delivery. */
export const MIXED = [
  line({ type: 'VEHICLE', unitPrice: 12_990_00, vat: 'MARGIN', title: 'Golf „GTI“ <2.0> & mehr' }),
  line({ unitPrice: 33_33, quantity: 3 }),
  line({ unitPrice: 9_99, quantity: 7 }),
  line({ unitPrice: 10_70, vatRate: 7, title: 'Karte' }),
  line({ type: 'SHIPMENT', unitPrice: 5_90 }),
]
