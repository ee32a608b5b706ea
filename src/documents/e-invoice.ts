import { invoicedSums, invoiceNumber, type InvoicedSums, netLines, type NetLine } from '#domain/order/invoice.ts'
import { isElectronic } from '#domain/order/order-documents.ts'
import type { DocumentInvoice, DocumentLine, OrderDocument } from '#domain/order/order-document.ts'
import { documentTexts } from '#messages/documents.ts'
import { buyerNode, sellerNode } from './e-invoice-parties.ts'
import { meansNode, termsNode } from './e-invoice-payment.ts'
import { formatMoney } from '#domain/format/money.ts'
import { writeXml, type XmlNode } from './xml.ts'

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
} as const

/** UNTDID 1001. */
const INVOICE = '380'
const CORRECTED_INVOICE = '384'

/** The note that § 14a (6) UStG demands for second-hand goods, in the law's words, and its code in the list of the CEF. */
const MARGIN = { text: 'Gebrauchtgegenstände/Sonderregelung', code: 'VATEX-EU-F' } as const

/** Why a warranty bears no VAT: § 14 (4) no. 8 UStG wants a reference to the exemption. */
const EXEMPT = 'Umsatzsteuerfrei nach § 4 Nr. 10 UStG (Garantie mit Versicherungsteuer)'

/** The e-invoice: EN 16931 in the syntax UN/CEFACT CII D16B. Undefined for consumers, and where no invoice was issued. */
export function eInvoice(order: OrderDocument): string | undefined {
  const { invoice } = order
  return invoice && isElectronic(order) ? written(order, invoice, null) : undefined
}

/** The e-invoice of the cancellation: it names the cancelled invoice, and its quantities and amounts are negative. */
export function eCancellationInvoice(order: OrderDocument): string | undefined {
  const { invoice, cancellationInvoice } = order
  return invoice && cancellationInvoice && isElectronic(order)
    ? written(order, cancellationInvoice, invoice)
    : undefined
}

/** `cancelled`: the invoice that this one cancels. */
function written(order: OrderDocument, issued: DocumentInvoice, cancelled: DocumentInvoice | null): string {
  const sign = cancelled ? -1 : 1
  const sums = invoicedSums(order.lines)
  const root: XmlNode = [
    'rsm:CrossIndustryInvoice',
    [
      [
        'rsm:ExchangedDocumentContext',
        [['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', 'urn:cen.eu:en16931:2017']]]],
      ],
      [
        'rsm:ExchangedDocument',
        [
          ['ram:ID', invoiceNumber(issued.number)],
          ['ram:TypeCode', cancelled ? CORRECTED_INVOICE : INVOICE],
          ['ram:IssueDateTime', [dateNode(issued.issuedOn)]],
          ['ram:IncludedNote', [['ram:Content', cancelled ? null : elsewhere(sums, order)]]],
        ],
      ],
      [
        'rsm:SupplyChainTradeTransaction',
        [
          ...netLines(sums.sold).map((line, index) => lineNode(line, index + 1, sign)),
          agreementNode(order),
          ['ram:ApplicableHeaderTradeDelivery', suppliedNodes(issued, order)],
          settlementNode(order, sums, issued, cancelled),
        ],
      ],
    ],
    NAMESPACES,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`
}

/** The day of delivery; before it, an invoice names the receiver instead, because the element must not be empty. */
function suppliedNodes({ suppliedOn }: DocumentInvoice, { customer }: OrderDocument): XmlNode[] {
  if (suppliedOn === null)
    return [
      ['ram:ShipToTradeParty', [['ram:Name', customer.companyName ?? `${customer.firstName} ${customer.lastName}`]]],
    ]
  return [['ram:ActualDeliverySupplyChainEvent', [['ram:OccurrenceDateTime', [dateNode(suppliedOn)]]]]]
}

function lineNode({ line, category, rate, net }: NetLine<DocumentLine>, number: number, sign: number): XmlNode {
  const { title, facts, quantity } = line
  return [
    'ram:IncludedSupplyChainTradeLineItem',
    [
      ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(number)]]],
      [
        'ram:SpecifiedTradeProduct',
        [
          ['ram:Name', title],
          ...facts.map(
            ({ label, value }): XmlNode => [
              'ram:ApplicableProductCharacteristic',
              [
                ['ram:Description', label],
                ['ram:Value', value],
              ],
            ],
          ),
        ],
      ],
      [
        'ram:SpecifiedLineTradeAgreement',
        // The price of one piece has more decimals than cents, so that all pieces add up to the line.
        [['ram:NetPriceProductTradePrice', [['ram:ChargeAmount', (net / quantity / 100).toFixed(6)]]]],
      ],
      [
        'ram:SpecifiedLineTradeDelivery',
        [['ram:BilledQuantity', String(sign * quantity), { unitCode: 'C62' }]], // pieces
      ],
      [
        'ram:SpecifiedLineTradeSettlement',
        [
          [
            'ram:ApplicableTradeTax',
            [
              ['ram:TypeCode', 'VAT'],
              ['ram:CategoryCode', category],
              ['ram:RateApplicablePercent', String(rate)],
            ],
          ],
          ['ram:SpecifiedTradeSettlementLineMonetarySummation', [['ram:LineTotalAmount', euros(sign * net)]]],
        ],
      ],
    ],
  ]
}

function agreementNode(order: OrderDocument): XmlNode {
  const id = String(order.id)
  return [
    'ram:ApplicableHeaderTradeAgreement',
    [
      ['ram:BuyerReference', id],
      sellerNode(order.seller),
      buyerNode(order),
      ['ram:BuyerOrderReferencedDocument', [['ram:IssuerAssignedID', id]]],
    ],
  ]
}

/**
 * Tax and totals. The traded-in value and the payments up to the day of issue are prepaid; the customer, or the financing bank, owes the
 * rest.
 */
function settlementNode(
  order: OrderDocument,
  { sold, rates, margin, exempt, total, tradedIn }: InvoicedSums<DocumentLine>,
  issued: DocumentInvoice,
  cancelled: DocumentInvoice | null,
): XmlNode {
  const sign = cancelled ? -1 : 1
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0)
  const prepaid = cancelled ? tradedIn : prepaidOf(order, issued, { sold, total, tradedIn })
  const amounts: readonly (readonly [string, number, Record<string, string>?])[] = [
    ['ram:LineTotalAmount', total - vat],
    ['ram:TaxBasisTotalAmount', total - vat],
    ['ram:TaxTotalAmount', vat, { currencyID: 'EUR' }],
    ['ram:GrandTotalAmount', total],
    ['ram:TotalPrepaidAmount', prepaid],
    ['ram:DuePayableAmount', total - prepaid],
  ]
  return [
    'ram:ApplicableHeaderTradeSettlement',
    [
      ['ram:PaymentReference', String(order.id)],
      ['ram:InvoiceCurrencyCode', 'EUR'],
      ...(cancelled ? [] : [meansNode(order)]),
      ...rates.map(({ rate, net, vat }) => taxNode(rate > 0 ? 'S' : 'Z', rate, sign * net, sign * vat)),
      ...(margin + exempt > 0 ? [taxNode('E', 0, sign * (margin + exempt), 0, exemption(margin, exempt))] : []),
      ...(cancelled ? [] : [termsNode(order, issued)]),
      [
        'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
        amounts.map(([name, cents, attributes]): XmlNode => [name, euros(sign * cents), attributes ?? {}]),
      ],
      ...(cancelled ? [referenceNode(cancelled)] : []),
    ],
  ]
}

/** Cents that had been paid of an invoice by the day of issue, the traded-in value included. A bank's part is not, unless it pays all. */
function prepaidOf(
  { due }: OrderDocument,
  { payment }: DocumentInvoice,
  { sold, total, tradedIn }: Pick<InvoicedSums<DocumentLine>, 'sold' | 'total' | 'tradedIn'>,
): number {
  if (payment?.kind !== 'PAID' && payment?.kind !== 'PART_PAID') return tradedIn
  return due === 0 ? total : total - sold.reduce((sum, { quantity, byBank }) => sum + quantity * byBank, 0)
}

/** The part of the trade-in value that pays for something outside this invoice; null for none. */
function elsewhere({ tradedElsewhere }: InvoicedSums<DocumentLine>, { locale }: OrderDocument): string | null {
  return tradedElsewhere > 0 ? documentTexts.tradedElsewhere[locale](formatMoney(tradedElsewhere, locale, 2)) : null
}

interface Exemption {
  readonly text: string
  /** Of the CEF's list; left out where one code does not say everything. */
  readonly code: string | null
}

/** EN 16931 allows one breakdown of exempt supplies (BR-E-1), so two reasons stand in one text. */
function exemption(margin: number, exempt: number): Exemption {
  if (exempt === 0) return MARGIN
  return { text: margin > 0 ? `${MARGIN.text}; ${EXEMPT}` : EXEMPT, code: null }
}

function taxNode(category: 'S' | 'Z' | 'E', rate: number, basis: number, vat: number, reason?: Exemption): XmlNode {
  return [
    'ram:ApplicableTradeTax',
    [
      ['ram:CalculatedAmount', euros(vat)],
      ['ram:TypeCode', 'VAT'],
      ['ram:ExemptionReason', reason?.text ?? null],
      ['ram:BasisAmount', euros(basis)],
      ['ram:CategoryCode', category],
      ['ram:ExemptionReasonCode', reason?.code ?? null],
      ['ram:RateApplicablePercent', String(rate)],
    ],
  ]
}

function referenceNode({ number, issuedOn }: DocumentInvoice): XmlNode {
  const date: XmlNode = ['qdt:DateTimeString', issuedOn.replaceAll('-', ''), { format: '102' }]
  return [
    'ram:InvoiceReferencedDocument',
    [
      ['ram:IssuerAssignedID', invoiceNumber(number)],
      ['ram:FormattedIssueDateTime', [date]],
    ],
  ]
}

/** `YYYY-MM-DD` as YYYYMMDD, which UNTDID 2379 numbers 102. */
function dateNode(day: string): XmlNode {
  return ['udt:DateTimeString', day.replaceAll('-', ''), { format: '102' }]
}

function euros(cents: number): string {
  return (cents === 0 ? 0 : cents / 100).toFixed(2) // Avoids -0.00.
}
