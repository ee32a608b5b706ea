import { fieldByKey } from '#catalogue/fields.ts'
import { formatField } from '#catalogue/format.ts'
import { formatDate, formatInstant } from '#domain/format/dates.ts'
import { formatKilometres, formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import type { LineFact } from '#domain/order/order.ts'
import { type HandedOverCar, type HandOverProtocol, missingItems } from '#domain/order/hand-over-protocol.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { documentTexts } from '#messages/documents.ts'
import { handedOverTexts, handOverTexts } from '#messages/hand-over-protocol.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DocumentLayout, LayoutPart } from './document-layout.ts'
import { letterOf, sellerFooter } from './words.ts'

type HandedOver = Omit<OrderDocument, 'handOver'> & { readonly handOver: HandOverProtocol }

/** What was handed over with an order, with room for both signatures. */
export function handOverLayout({ handOver, ...order }: HandedOver): DocumentLayout {
  const { id, locale, seller, customer } = order
  const texts = inLanguage(handOverTexts, locale)
  const day = formatDate(handOver.handedOverOn, locale)
  const recordedAt = formatInstant(handOver.recordedAt.toISOString(), locale)
  const lines = order.lines.filter(({ type }) => type === 'VEHICLE')
  return {
    title: texts.title(String(id)),
    ...{ locale, author: seller.name },
    letter: letterOf({ ...order, handOver }, [{ label: texts.day, value: day }]),
    footer: sellerFooter({ ...seller, iban: null }, locale),
    pageOf: inLanguage(documentTexts, locale).pageOf,
    parts: [
      { paragraph: texts.lead(seller.name, customer.companyName ?? nameOf(order), day) },
      ...handOver.cars.flatMap((car, index) => carParts(car, lines[index]?.facts ?? [], locale)),
      { paragraph: texts.recordedBy(handOver.recordedBy, recordedAt), isSmall: true },
      { columns: [texts.dealerSigns, texts.customerSigns].map((title) => ({ title, lines: ['', '', LINE] })) },
    ],
  }
}

/** Where somebody signs. */
const LINE = '_'.repeat(34)

function carParts(car: HandedOverCar, facts: readonly LineFact[], locale: Locale): LayoutPart[] {
  const texts = inLanguage(handOverTexts, locale)
  const { title, mileage, keys, items, remarks } = car
  const identity = identityOf(facts)
  const missing = missingItems(items, hasPlug(facts, locale))
  const names = (of: HandedOverCar['items']) => of.map((item) => handedOverTexts[item][locale])
  return [
    { heading: title },
    ...(identity === '' ? [] : [{ paragraph: identity, isSmall: true }]),
    {
      columns: [
        { title: texts.mileage, lines: [formatKilometres(mileage, locale)] },
        { title: texts.keys, lines: [formatNumber(keys, locale)] },
      ],
    },
    { paragraph: items.length > 0 ? texts.items : texts.noItems },
    ...(items.length > 0 ? [{ list: names(items) }] : []),
    ...(missing.length > 0 && items.length > 0
      ? [{ paragraph: texts.notHandedOver(names(missing).join(', ')), isSmall: true }]
      : []),
    { paragraph: remarks === '' ? texts.noRemarks : `${texts.remarks}: ${remarks}` },
  ]
}

/** The facts of the order that identify the car, without secret ones and without the energy label. */
function identityOf(facts: readonly LineFact[]): string {
  return facts
    .filter(({ isSecret, isEnergyLabel }) => !isSecret && !isEnergyLabel)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\u00A0· ')
}

const PLUGGED_IN = ['ELECTRIC', 'PLUG_IN_HYBRID'] as const

/** Whether the order names a fuel that is charged at a socket. */
function hasPlug(facts: readonly LineFact[], locale: Locale): boolean {
  const fuel = fieldByKey('fuel')
  const words = PLUGGED_IN.map((each) => formatField(fuel, each, locale))
  return facts.some(({ label, value }) => label === fuel.label[locale] && words.includes(value))
}

function nameOf({ customer: { firstName, lastName } }: Pick<OrderDocument, 'customer'>): string {
  return `${firstName} ${lastName}`.trim()
}
