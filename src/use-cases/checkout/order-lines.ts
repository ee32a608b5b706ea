import { berlinToday } from '#domain/berlin-time.ts'
import { energyCostTexts } from '#messages/energy-costs.ts'
import { type FieldKey, fieldByKey } from '#catalogue/fields.ts'
import { formatField } from '#catalogue/format.ts'
import type { NewOrderLine } from './insert-order.ts'
import { hasKnownDefects } from '#domain/checkout/consents.ts'
import type { Shipment } from '#domain/checkout/order-plan.ts'
import { includedVat, USUAL_VAT_RATE } from '#domain/order/vat.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { LegalTexts } from './legal-texts.ts'
import { tradedCarName } from '#domain/trade-in/trade-in.ts'
import type { Locale } from '#domain/locale.ts'
import type { GermanLine, LineFact, OrderFinance } from '#domain/order/order.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { shippingTexts } from '#messages/shipping.ts'
import { registrationTexts } from '#messages/registration.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { warrantyTexts } from '#messages/warranty.ts'
import { inLanguage } from '#messages/texts.ts'
import type { CheckoutItem } from './items.ts'
import { costLines, costSource } from '../vehicle/energy-costs.ts'
import { combinedLines, detailLines, energyLabelFor } from '../vehicle/energy-label.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { vehicleTitle } from '../vehicle/vehicle-title.ts'
import { tradeInFacts } from '../trade-in/trade-in-facts.ts'
import { quoteExampleWithConditions } from '../financing/example-text.ts'

/** The line of an order as it is shown in the summary and stored with the order, in the language of the customer. */
export function orderLineOf(item: CheckoutItem, locale: Locale, warranties?: LegalTexts['warranties']): NewOrderLine {
  const { type, quantity, unitPrice, vat, vatRate, payment, vehicle, accessory, service, tradeIn } = item
  return {
    type,
    quantity,
    title: titleOf(item, locale),
    facts: factsOf(item, locale),
    unitPrice,
    vat,
    vatRate,
    payment,
    finance: financeOf(item, locale),
    vehicleId: vehicle?.id ?? null,
    picture: vehicle?.pictures[0] ?? accessory?.picture ?? null,
    providerId: accessory?.providerId ?? null,
    accessoryId: accessory?.productId ?? null,
    serviceKey: service?.key ?? null,
    tradeInId: tradeIn?.id ?? null,
    withInstallation: item.fitting === 'ORDERED',
    terms: (service?.terms && warranties?.[service.terms]) || null,
    german: locale === 'de' ? null : germanLine(item),
  }
}

/** The delivery as an order line. */
export function shipmentLineOf({ kind, quantity, unitPrice, vat }: Shipment, locale: Locale): NewOrderLine {
  return {
    type: 'SHIPMENT',
    quantity,
    title: shipmentTitle(kind, locale),
    facts: [],
    unitPrice,
    vat,
    vatRate: USUAL_VAT_RATE,
    payment: 'CASH',
    finance: null,
    vehicleId: null,
    picture: null,
    providerId: null,
    accessoryId: null,
    serviceKey: null,
    tradeInId: null,
    withInstallation: false,
    terms: null,
    german: locale === 'de' ? null : { title: shipmentTitle(kind, 'de'), facts: [], example: null },
  }
}

/** Fitting is its own service: it does not say how the car reaches the customer. */
function shipmentTitle(kind: Shipment['kind'], locale: Locale): string {
  return (kind === 'ACCESSORY_PICK_UP_WITH_INSTALLATION' ? checkoutTexts.fittingLine : shippingTexts[kind])[locale]
}

/** Dealers are German companies: they are written to in German. */
function germanLine(item: CheckoutItem): GermanLine {
  return { title: titleOf(item, 'de'), facts: factsOf(item, 'de'), example: financeOf(item, 'de')?.example ?? null }
}

function factsOf({ vehicle, accessory, service, registration, tradeIn }: CheckoutItem, locale: Locale): LineFact[] {
  if (vehicle) return vehicleFacts(vehicle, locale)
  if (tradeIn) return tradeInFacts(tradeIn, locale)
  if (service?.kind === 'REGISTRATION') return registrationFacts(registration, locale)
  if (service?.insuranceTaxRate) return insuranceTaxFacts(service.price, service.insuranceTaxRate, locale)
  return accessory ? specification(accessory, locale) : []
}

/** What the dealer needs to register the car; PIN and eVB number are marked secret and left out of invoices. */
function registrationFacts(registration: CheckoutItem['registration'], locale: Locale): LineFact[] {
  const texts = inLanguage(registrationTexts, locale)
  const { plate = null, pin = null, evb = null } = registration ?? {}
  return [
    { label: texts.plate, value: plate ?? texts.anyPlate },
    ...(plate && pin ? [{ label: texts.pin, value: pin, isSecret: true as const }] : []),
    ...(evb ? [{ label: texts.evb, value: evb, isSecret: true as const }] : []),
  ]
}

/** The insurance tax in the price of a warranty (§ 5 VersStG wants it stated). */
function insuranceTaxFacts(price: number, rate: number, locale: Locale): LineFact[] {
  const amount = formatMoney(includedVat(price, rate), locale, 2)
  const texts = inLanguage(warrantyTexts, locale)
  return [{ label: texts.insuranceTax, value: texts.taxIncluded(formatNumber(rate, locale), amount) }]
}

function titleOf({ vehicle, accessory, service, tradeIn, fitting }: CheckoutItem, locale: Locale): string {
  if (vehicle) return vehicleTitle(vehicle)
  if (tradeIn) return tradeInTexts.lineTitle[locale](tradedCarName(tradeIn.car))
  const title = accessory?.title[locale] ?? service?.title[locale] ?? ''
  // Every document of the order has to say that the accessory is to be installed.
  return fitting === 'ORDERED' ? `${title}, ${checkoutTexts.fitting[locale]}` : title
}

function specification({ specification: rows }: NonNullable<CheckoutItem['accessory']>, locale: Locale): LineFact[] {
  return rows.map(({ label, value }) => ({ label: label[locale], value: value[locale] }))
}

/** The essential characteristics of a car (§ 312j (2) BGB), its identity and what is wrong with it. */
const FACT_KEYS: readonly FieldKey[] = [
  'condition',
  'firstRegistration',
  'mileage',
  'power',
  'fuel',
  'gearbox',
  'bodyColor',
  'previousOwners',
  'hu',
  'vin',
  'accident',
  'damaged',
  'roadworthy',
]

function vehicleFacts(vehicle: Vehicle, locale: Locale): LineFact[] {
  const facts = FACT_KEYS.flatMap((key) => {
    const value = vehicle.attributes[key]
    if (value === null) return []
    const field = fieldByKey(key)
    return [{ label: field.label[locale], value: formatField(field, value, locale) }]
  })
  return [...facts, ...energyFacts(vehicle, locale)]
}

/** The whole energy label of a new car (Pkw-EnVKV). */
function energyFacts(vehicle: Vehicle, locale: Locale): LineFact[] {
  const today = berlinToday()
  const label = energyLabelFor(vehicle, today)
  if (!label?.isRequired) return []
  const source = costSource(label, today, locale)
  const lines = [...combinedLines(label, locale), ...detailLines(label, locale), ...costLines(label, today, locale)]
  return [
    ...lines.map(({ label: name, value }) => ({ label: name, value, isEnergyLabel: true as const })),
    ...(source === null
      ? []
      : [{ label: energyCostTexts.source[locale], value: source, isEnergyLabel: true as const }]),
  ]
}

/** The car's known defects, a sentence each, which the buyer has to agree to; null for a car without any. */
export function defectsOf({ attributes }: Vehicle, locale: Locale): string | null {
  if (!hasKnownDefects(attributes)) return null
  const { accident, damaged, roadworthy } = attributes
  const texts = inLanguage(checkoutTexts, locale)
  return [
    ...(accident === true ? [texts.hadAccident] : []),
    ...(damaged === true ? [texts.isDamaged] : []),
    ...(roadworthy === false ? [texts.notRoadworthy] : []),
  ].join(' ')
}

function financeOf({ finance }: CheckoutItem, locale: Locale): OrderFinance | null {
  if (!finance) return null
  const { plan: _, ...quote } = finance.quote
  const { input, product } = finance
  const exampleOf = (language: Locale) => quoteExampleWithConditions(finance.quote, product, language)
  return {
    ...{ input, quote, lender: `${product.lenderName}, ${product.lenderAddress}`, example: exampleOf(locale) },
    examples: { de: exampleOf('de'), en: exampleOf('en') },
  }
}
