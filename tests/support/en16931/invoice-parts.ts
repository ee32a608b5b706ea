import { all, type XmlElement } from './xml-tree.ts'

const TRANSACTION = 'SupplyChainTradeTransaction'

/** The parts of a CII document that rules speak of. */
export function partsOf(document: XmlElement) {
  const part = (path: string) => all(document, path)[0] ?? NOTHING
  const settlement = part(`${TRANSACTION}/ApplicableHeaderTradeSettlement`)
  const agreement = part(`${TRANSACTION}/ApplicableHeaderTradeAgreement`)
  return {
    context: part('ExchangedDocumentContext'),
    header: part('ExchangedDocument'),
    settlement,
    lines: all(document, `${TRANSACTION}/IncludedSupplyChainTradeLineItem`),
    seller: all(agreement, 'SellerTradeParty')[0] ?? NOTHING,
    buyer: all(agreement, 'BuyerTradeParty')[0] ?? NOTHING,
    means: all(settlement, 'SpecifiedTradeSettlementPaymentMeans'),
    taxes: all(settlement, 'ApplicableTradeTax'),
    sums: all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0] ?? NOTHING,
    references: all(settlement, 'InvoiceReferencedDocument'),
  }
}

export type InvoiceParts = ReturnType<typeof partsOf>

/** A rule of EN 16931 by its number, and whether an invoice keeps it. */
export type Rule = readonly [id: string, isFollowed: (invoice: InvoiceParts) => boolean]

export const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax'
export const LINE_TOTAL = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'

const NOTHING: XmlElement = { name: '', attributes: {}, children: [], text: '' }
