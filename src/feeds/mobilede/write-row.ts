import { fromCents } from '#domain/format/money.ts'
import type { Field } from '#catalogue/field.ts'
import { fieldByKey, type FieldKey, ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import type { VatMode } from '#domain/vehicle/vocabulary.ts'
import { COLUMNS, positionOf } from './columns.ts'
import { formatExtension } from './extension-value.ts'
import { extensionColumn, headerOf, MODEL_EXTENSION } from './layout.ts'
import type { Value } from './read-value.ts'
import { joinFields } from './split-fields.ts'

export interface WrittenVehicle {
  readonly internalNumber: string
  /** The beginning of its pictures' names; left out: its number. */
  readonly imageKey?: string
  readonly makeName: string
  readonly modelName: string
  readonly attributes: Partial<VehicleAttributes>
}

interface FeedWriter {
  readonly header: string
  readonly line: (vehicle: WrittenVehicle) => string
}

type Cells = (string | number)[]

/**
 * Writes vehicles in the upload format, with a header row and, after the format's columns, one of our own for each of these attributes.
 * Lines have no line ending. Attributes without a column are not written. With `ownModel` the model has a column of its own as well: the
 * format joins it with its description.
 */
export function feedWriter(
  extensions: readonly FieldKey[],
  vatCodeOne: VatMode = 'MARGIN',
  ownModel = false,
): FeedWriter {
  const own = extensions.map(fieldByKey)
  return {
    header: headerOf([...extensions.map(extensionColumn), ...(ownModel ? [MODEL_EXTENSION] : [])]).join(';'),
    line: ({ internalNumber, imageKey, makeName, modelName, attributes }) => {
      const cells: Cells = COLUMNS.map(() => '')
      put(cells, 'interne_nummer', internalNumber)
      put(cells, 'bild_id', imageKey ?? '')
      put(cells, 'marke', makeName)
      put(cells, 'modell', [modelName, attributes.modelDescription].filter(Boolean).join(' '))
      put(cells, 'waehrung', 'EUR')
      for (const field of ROWS) write(cells, field, attributes[field.key] ?? null)
      writeTogether(cells, attributes, vatCodeOne)
      const extended = own.map((field) => formatExtension(field, attributes[field.key] ?? null))
      return joinFields([...cells, ...extended, ...(ownModel ? [modelName] : [])])
    },
  }
}

function put(cells: Cells, column: string, value: string | number): void {
  const position = positionOf(column)
  if (position !== undefined) cells[position] = value
}

/** Writes an attribute that has columns of its own. */
function write(cells: Cells, field: Field<FieldKey>, value: Value): void {
  if (!field.feed || value === null) return
  const { reader, columns } = field.feed
  const column = columns[0] ?? ''
  if (reader === 'flags') {
    for (const { value: feature, feed } of field.options) {
      if (feed !== null && Array.isArray(value) && value.includes(feature)) put(cells, feed, 1)
    }
  } else if (reader === 'texts' && Array.isArray(value)) {
    for (const [index, name] of columns.entries()) put(cells, name, (value as readonly string[])[index] ?? '')
  } else if (reader === 'code') {
    put(cells, column, field.options.find((option) => option.value === value)?.feed ?? '')
  } else if (reader !== 'rule') {
    put(cells, column, written(field, value))
  }
}

function written(field: Field<FieldKey>, value: NonNullable<Value>): string | number {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number') return field.type === 'money' ? fromCents(value) : value
  const text = String(value)
  if (field.type === 'month') return `${text.slice(5)}.${text.slice(0, 4)}`
  if (field.type === 'date') return text.split('-').toReversed().join('.')
  return text.replaceAll('• ', '* ').replaceAll('\n', '\\\\')
}

const DOORS = { TWO_OR_THREE: 3, FOUR_OR_FIVE: 5, SIX_OR_SEVEN: 7 } as const

/** Writes the attributes that the format spreads over several columns or encodes specially. */
function writeTogether(cells: Cells, attributes: Partial<VehicleAttributes>, vatCodeOne: VatMode): void {
  const { condition, fuel, combustionFuel, bodyType, bodyColor, colorName, drive, doors, metallic, vatMode } =
    attributes
  const flag = (column: string, isSet: boolean) => put(cells, column, isSet ? 1 : 0)
  flag('tageszulassung', condition === 'DAY_REGISTRATION')
  flag('vorfuehrfahrzeug', condition === 'DEMONSTRATOR')
  flag('neufahrzeug', condition === 'NEW')
  flag('jahreswagen', condition === 'NEARLY_NEW')
  flag('plugin_hybrid', fuel === 'PLUG_IN_HYBRID')
  flag('allradantrieb', drive === 'ALL_WHEEL')
  if (metallic !== null && metallic !== undefined) flag('metallic', metallic)
  if (vatMode) flag('mwst', vatMode === vatCodeOne)
  if (doors) put(cells, 'tueren', DOORS[doors])
  const hybrid = combustionFuel === 'DIESEL' ? 10 : 7
  put(cells, 'kraftstoffart', fuel === 'PLUG_IN_HYBRID' ? hybrid : feedCode('fuel', fuel))
  put(cells, 'kategorie', CATEGORIES[bodyType ?? 'OTHER'] ?? feedCode('bodyType', bodyType ?? 'OTHER'))
  put(cells, 'farbe', colorName ?? (bodyColor ? label('bodyColor', bodyColor) : ''))
}

/** Bodies without a category of their own, with the category they are written as. */
const CATEGORIES: Readonly<Record<string, string>> = {
  HATCHBACK: 'Car.Limousine',
  PICKUP: 'Car.OffRoad',
  TRANSPORTER: 'Car.Van',
}

function feedCode(key: FieldKey, value: string | null | undefined): string {
  return fieldByKey(key).options.find((option) => option.value === value)?.feed ?? ''
}

function label(key: FieldKey, value: string): string {
  return fieldByKey(key).options.find((option) => option.value === value)?.label.de ?? ''
}
