import { type FieldKey, ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import { withNamedMake } from '../makes/catch-all-make.ts'
import { makeNameOf } from '../makes/known-makes.ts'
import { isInternalNumber } from '#domain/stock/internal-number.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { splitModel } from '../makes/split-model.ts'
import { extensionParser } from './extension-value.ts'
import { extensionColumn, type Layout, MODEL_EXTENSION } from './layout.ts'
import { cleanText, isPlausible, readerOf, type ValueReader } from './read-value.ts'
import { type FeedRefusal, type Refuse, type RefusalCode, shortened } from './refusal.ts'
import { bodyOfCategory, type FeedMeaning, ruleReaderOf } from './rules.ts'

/** A vehicle as a dealer's file describes it. `imageKey` begins the names of its pictures. */
export interface FeedVehicle {
  readonly line: number
  readonly internalNumber: string
  readonly makeName: string
  readonly modelName: string
  readonly attributes: Partial<VehicleAttributes>
  readonly imageKey: string
}

export interface FeedSettings extends FeedMeaning {
  /** YYYY-MM-DD in Berlin: no car was registered after it. */
  readonly today: string
  /** Whether cars that the file does not name are removed. */
  readonly isWholeStock?: boolean
}

export type FeedRow =
  | { readonly vehicle: FeedVehicle; readonly refusals: readonly FeedRefusal[] }
  | { readonly vehicle: null; readonly refusals: readonly FeedRefusal[] }

/** Without one of these, or with a wrong one, an offer would mislead, so the row is refused. Any other invalid value is left out. */
const DECISIVE: ReadonlySet<string> = new Set([
  'interne_nummer',
  'kategorie',
  'marke',
  'modell',
  'preis',
  'mwst',
  'kilometer',
  'ez',
  'leistung',
  'waehrung',
  ...['price', 'vatMode', 'mileage', 'firstRegistration', 'power', 'condition'].map(extensionColumn),
])

/** Creates the reader for all rows of one file, so that layout and meaning are resolved once. */
export function rowReader(layout: Layout, settings: FeedSettings): (cells: readonly string[], line: number) => FeedRow {
  const readers = ROWS.flatMap((field): [FieldKey, ValueReader][] => {
    const reader = readerOf(field, layout) ?? ruleReaderOf(field, layout, settings)
    const extended = extensionReader(field.key, layout, reader)
    return extended ? [[field.key, extended]] : []
  })
  const position = {
    number: layout.positionOf('interne_nummer'),
    category: layout.positionOf('kategorie'),
    make: layout.positionOf('marke'),
    model: layout.positionOf('modell'),
    modelName: layout.positionOf(MODEL_EXTENSION),
    image: layout.positionOf('bild_id'),
    currency: layout.positionOf('waehrung'),
  }

  return (cells, line) => {
    const text = (at: number) => cleanText(cells[at] ?? '')
    const refusals: FeedRefusal[] = []
    const number = text(position.number)
    const internalNumber = isInternalNumber(number) ? number : null
    const refuse: Refuse = (field, code, value) => {
      const scope = DECISIVE.has(field) ? 'VEHICLE' : 'VALUE'
      refusals.push({ line, internalNumber, field, code, value: shortened(value), scope })
    }
    const demand = (field: string, isMet: boolean, code: RefusalCode, value: string) => {
      if (!isMet) refuse(field, value === '' ? 'REQUIRED' : code, value)
    }

    const category = text(position.category)
    const currency = text(position.currency)
    const { make, model } = withNamedMake({ make: text(position.make), model: text(position.model) })
    const makeName = makeNameOf(make)
    demand('interne_nummer', internalNumber !== null, 'INVALID_NUMBER', number)
    demand('kategorie', bodyOfCategory(category) !== undefined, 'NOT_A_CAR', category)
    demand('marke', makeName !== null, 'IMPLAUSIBLE', make)
    demand('modell', slugOf(model) !== '' && model.length <= 200, 'IMPLAUSIBLE', model)
    if (currency !== '' && currency !== 'EUR') refuse('waehrung', 'UNKNOWN_CODE', currency)

    const attributes: Partial<Record<FieldKey, VehicleAttributes[FieldKey]>> = {}
    for (const [key, read] of readers) attributes[key] = read(cells, refuse)
    const vehicle = attributes as Partial<VehicleAttributes>
    checkTogether(vehicle, settings, refuse, refusals)

    if (internalNumber === null || makeName === null || refusals.some(({ scope }) => scope === 'VEHICLE')) {
      return { vehicle: null, refusals }
    }
    const split = splitModel(makeName, model)
    const modelName = [text(position.modelName), split.modelName, model].find((name) => slugOf(name) !== '') ?? model
    const modelDescription = vehicle.modelDescription ?? split.description
    const imageKey = text(position.image) || internalNumber
    const vatRate = vehicle.vatMode === 'MARGIN' ? null : vehicle.vatRate
    const complete = { ...vehicle, modelDescription, vatRate }
    return { vehicle: { line, internalNumber, makeName, modelName, attributes: complete, imageKey }, refusals }
  }
}

/** Checks that involve several values: mandatory ones, and those that contradict today's date. */
function checkTogether(
  { price, mileage, firstRegistration, condition, vatMode }: Partial<VehicleAttributes>,
  { today }: FeedSettings,
  refuse: Refuse,
  refusals: readonly FeedRefusal[],
): void {
  const isRefused = (field: string) => refusals.some((refusal) => refusal.field === field)
  const require = (field: string, value: unknown) => {
    if ((value === null || value === undefined) && !isRefused(field)) refuse(field, 'REQUIRED', '')
  }
  require('preis', price)
  require('mwst', vatMode)
  if (condition !== 'NEW') {
    require('kilometer', mileage)
    require('ez', firstRegistration)
  }
  if (firstRegistration && firstRegistration > today.slice(0, 7)) refuse('ez', 'IMPLAUSIBLE', firstRegistration)
}

/** Prefers a column of our own, where the file has it, to the format's. */
function extensionReader(key: FieldKey, layout: Layout, base: ValueReader | undefined): ValueReader | undefined {
  const column = extensionColumn(key)
  const position = layout.positionOf(column)
  const field = ROWS.find((row) => row.key === key)
  if (position < 0 || !field) return base
  const parse = extensionParser(field)
  return (cells, refuse) => {
    const text = (cells[position] ?? '').trim()
    if (text === '') return base ? base(cells, refuse) : null
    const value = parse(text)
    if (value === undefined || value === null) refuse(column, 'UNREADABLE', text)
    else if (!isPlausible(field, value)) refuse(column, 'IMPLAUSIBLE', text)
    else return value
    return null
  }
}
