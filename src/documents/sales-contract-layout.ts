import { FIELDS } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { ContractParty, SalesContract } from '#domain/private-sale/sales-contract.ts'
import { documentTexts } from '#messages/documents.ts'
import { salesContractDocumentTexts, salesContractLists } from '#messages/sales-contract-document.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DocumentLayout, LayoutPart } from './document-layout.ts'

/** A line for a value that is filled in by hand. */
const BLANK = '______________________'
const LINE = '_'.repeat(84)
const VALUE_WIDTH = 250

/** The contract of two people about a used car. The price is left blank, because the shop does not know on which they have agreed. */
export function salesContractLayout(contract: SalesContract): DocumentLayout {
  const { locale, requestId, seller, buyer } = contract
  const texts = inLanguage(salesContractDocumentTexts, locale)
  return {
    ...{ title: texts.title, locale, author: texts.author, footer: texts.footer },
    pageOf: inLanguage(documentTexts, locale).pageOf,
    parts: [
      { paragraph: texts.ofRequest(String(requestId)), isSmall: true },
      {
        columns: [
          { title: texts.seller, lines: partyLines(seller) },
          { title: texts.buyer, lines: partyLines(buyer) },
        ],
      },
      { heading: texts.vehicle },
      vehicleTable(contract),
      { paragraph: `${texts.defects}:` },
      { paragraph: LINE },
      { paragraph: LINE },
      ...section(texts.priceTitle, { paragraph: texts.price }, { paragraph: texts.payment }),
      ...section(texts.liabilityTitle, { paragraph: texts.liability }),
      ...section(texts.promisesTitle, { list: salesContractLists.promises[locale] }),
      ...section(texts.handOverTitle, { list: salesContractLists.handOver[locale] }, { paragraph: texts.handedOver }),
      ...section(texts.registrationTitle, { paragraph: texts.registration }),
      ...section(texts.signTitle, {
        columns: [texts.seller, texts.buyer].map((title) => ({
          title,
          lines: ['\u00A0', BLANK + BLANK.slice(0, 18), texts.sign],
        })),
      }),
    ],
  }
}

function section(heading: string, ...parts: readonly LayoutPart[]): LayoutPart[] {
  return [{ heading }, ...parts]
}

function partyLines({ firstName, lastName, street, houseNumber, postalCode, city }: ContractParty): string[] {
  return [`${firstName} ${lastName}`, `${street} ${houseNumber}`, `${postalCode} ${city}`]
}

function vehicleTable({ vehicle, locale }: SalesContract): LayoutPart {
  const texts = inLanguage(salesContractDocumentTexts, locale)
  const { title, vin, firstRegistration, mileage, fuelType, accident } = vehicle
  const fuel = FIELDS.find(({ key }) => key === 'fuel')!
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.name, title],
    [texts.vin, vin],
    [texts.plate, null],
    [texts.registered, firstRegistration && formatMonth(firstRegistration)],
    [texts.mileage, mileage === null ? null : formatKilometres(mileage, locale)],
    [texts.fuel, fuelType && optionLabel(fuel, fuelType, locale)],
    [texts.inspection, null],
    [texts.owners, null],
    [texts.accident, accident && { YES: texts.yes, NO: texts.no }[accident]],
  ]
  return {
    table: {
      head: [texts.fact, texts.value],
      widths: [VALUE_WIDTH],
      rows: rows.map(([label, value]) => ({ cells: [label, value ?? BLANK] })),
    },
  }
}
