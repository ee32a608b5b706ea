import { fieldByKey, type FieldKey, fieldsShownIn } from '#catalogue/fields.ts'
import { formatField, optionLabels } from '#catalogue/format.ts'
import { vatSentence } from '#catalogue/vat-sentence.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { dealerAddressLines } from '#domain/dealer-address.ts'
import { listedRate } from '#domain/financing/offered-finance.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { mailOrigin } from '#domain/mail-origin.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { displayPhone } from '#domain/phone.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import {
  MAX_PRINTED_VEHICLES,
  type SheetEnergy,
  type SheetFact,
  type VehicleSheet,
} from '#domain/stock/vehicle-sheet.ts'
import { energyTexts } from '#messages/energy.ts'
import { inLanguage } from '#messages/texts.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { Images } from '#services/images/port.ts'
import { listBrands } from '../brand/brands.ts'
import { productExample } from '../financing/example-text.ts'
import { costLines, costSource } from '../vehicle/energy-costs.ts'
import { combinedLines, detailLines, energyLabelFor } from '../vehicle/energy-label.ts'
import { readVehicles, type Vehicle } from '../vehicle/vehicle.ts'
import { authorizeVehicle } from './locked-stock.ts'

interface SheetDeps {
  readonly read: ReadHandle
  readonly images: Pick<Images, 'variant'>
  /** The logo or mark of a merchant; undefined without one. */
  readonly markOf: (merchantId: number) => Promise<Buffer | undefined>
  /** How visitors reach the shop. */
  readonly addresses: Parameters<typeof mailOrigin>[2]
}

interface SheetRequest {
  readonly ids: readonly number[]
  readonly locale: Locale
  /** Pictures of each car. */
  readonly pictures: number
}

/** What is printed of these cars, in their order. Refused as by `authorizeVehicle` for any of them; LIMIT_REACHED; NOT_FOUND. */
export async function readVehicleSheets(
  { read, images, markOf, addresses }: SheetDeps,
  actor: DealerAreaActor,
  { ids, locale, pictures }: SheetRequest,
): Promise<{ readonly kind: 'found'; readonly sheets: readonly VehicleSheet[] } | Refused> {
  if (ids.length === 0) return refused('NOT_FOUND')
  if (ids.length > MAX_PRINTED_VEHICLES) return refused('LIMIT_REACHED')
  for (const id of ids) {
    const allowed = await authorizeVehicle(read, actor, 'stock.read', id)
    if (allowed.kind === 'refused') return allowed
  }
  const [vehicles, brands, numbers] = await Promise.all([
    readVehicles(read, ids),
    listBrands(read),
    read
      .selectFrom('vehicles')
      .select(['id', 'internal_number as number'])
      .where('id', 'in', [...ids])
      .execute(),
  ])
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]))
  const known = new Map<number, Promise<Buffer | undefined>>()
  const marks = async (merchantId: number): Promise<Buffer | null> => {
    const mark = known.get(merchantId) ?? markOf(merchantId)
    known.set(merchantId, mark)
    return (await mark) ?? null
  }
  const sheets: VehicleSheet[] = []
  // One after another: a picture may have to be encoded first, and only a few are at once.
  for (const vehicle of vehicles.filter(({ attributes }) => attributes.price)) {
    const { storefront } = vehicle.merchant
    const brand = { ...MAIN_BRAND, slug: storefront }
    const { make, model, id } = vehicle
    const path = pathFor('vehicle', locale, { makeName: make.slug, modelName: model.slug, id })
    sheets.push({
      ...sheetOf(vehicle, locale),
      dealer: { ...dealerOf(vehicle), mark: await marks(vehicle.merchant.id) },
      number: numberOf.get(id) ?? String(id),
      link: mailOrigin(brand, brands, addresses) + path,
      pictures: await picturesOf(images, vehicle.pictures.slice(0, pictures)),
    })
  }
  return sheets.length > 0 ? { kind: 'found', sheets } : refused('UNAVAILABLE')
}

/** The pictures that can be made now; one is left out where too many are being made. */
async function picturesOf(images: SheetDeps['images'], keys: readonly string[]): Promise<Buffer[]> {
  const found: Buffer[] = []
  for (const [index, key] of keys.entries()) {
    const width = index === 0 ? 1024 : 512
    const picture = await images.variant(key, { width, ratio: '4x3', format: 'jpeg' })
    if (picture !== undefined && picture !== 'BUSY') found.push(picture)
  }
  return found
}

function sheetOf(vehicle: Vehicle, locale: Locale): Omit<VehicleSheet, 'number' | 'link' | 'pictures' | 'dealer'> {
  const { make, model, merchant, attributes } = vehicle
  const { price, transferCost, modelDescription, vatMode, vatRate } = attributes
  const texts = inLanguage(vehicleTexts, locale)
  const listed = listedRate(vehicle, 'LOAN')
  const transfer = transferCost ? [texts.transferIncluded(formatMoney(transferCost, locale))] : []
  return {
    ...{ name: `${make.name} ${model.name}`, description: modelDescription, price: formatMoney(price ?? 0, locale) },
    priceNotes: [vatSentence({ sellerKind: merchant.kind, vatMode, vatRate, price: price ?? 0 }, locale), ...transfer],
    keyFacts: factsOf(
      vehicle,
      KEY_FACTS.map((key) => fieldByKey(key)),
      locale,
    ),
    technical: factsOf(
      vehicle,
      [...fieldsShownIn('technical'), ...fieldsShownIn('condition')].filter(({ key }) => !KEY_FACTS.includes(key)),
      locale,
    ),
    equipment: factsOf(vehicle, fieldsShownIn('equipment'), locale),
    energy: energyOf(vehicle, locale),
    finance: listed && {
      rate: vehicleSheetTexts.rate[locale](formatMoney(listed.rate, locale, 2)),
      example: productExample(listed.offered.product, locale)!,
    },
  }
}

function dealerOf({ merchant }: Vehicle): Omit<VehicleSheet['dealer'], 'mark'> {
  const contact = [merchant.phone && displayPhone(merchant.phone), merchant.email].filter((line) => line !== null)
  return { name: merchant.name, lines: [...dealerAddressLines(merchant), ...contact] }
}

/** What stands beside the price, on the price tag too. */
const KEY_FACTS: readonly FieldKey[] = [
  ...(['condition', 'firstRegistration', 'mileage', 'power', 'fuel', 'gearbox'] as const),
  ...(['previousOwners', 'hu'] as const),
]

function factsOf({ attributes }: Vehicle, fields: ReturnType<typeof fieldsShownIn>, locale: Locale): SheetFact[] {
  return fields.flatMap((field): SheetFact[] => {
    const value = attributes[field.key]
    const text = Array.isArray(value)
      ? optionLabels(field, value as readonly string[], locale).join(', ')
      : formatField(field, value, locale)
    return text === '' ? [] : [{ label: field.label[locale], value: text }]
  })
}

function energyOf(vehicle: Vehicle, locale: Locale): SheetEnergy | null {
  const today = berlinToday()
  const label = energyLabelFor(vehicle, today)
  if (!label) return null
  const texts = inLanguage(energyTexts, locale)
  const [co2Class, discharged] = [label.label?.co2Class ?? null, label.label?.discharged?.co2Class]
  return {
    ...{ isRequired: label.isRequired, co2Class },
    basis: co2Class && discharged ? texts.basisHybrid(co2Class, discharged) : texts.basis,
    combined: combinedLines(label, locale),
    details: detailLines(label, locale),
    costs: costLines(label, today, locale),
    costSource: costSource(label, today, locale),
  }
}
