import { DERIVED_FIELDS } from '#catalogue/editable-fields.ts'
import { type FieldKey, ROWS } from '#catalogue/fields.ts'
import { snakeCase } from '#catalogue/field.ts'
import { COLUMNS, positionOf } from './columns.ts'

/** The position of each column in one file; -1 for a missing one. */
export interface Layout {
  readonly positionOf: (column: string) => number
}

/**
 * In a file with a header row, columns of our own may follow the format's last one: `x_` and the name of an attribute, or `x_model` for the
 * model. They hold what the format has no column for, written as in `extension-value.ts`.
 */
export const MODEL_EXTENSION = 'x_model'

/** The header of the column of our own for an attribute. */
export function extensionColumn(key: string): string {
  return `x_${snakeCase(key)}`
}

/** Attributes that the shop computes, and the description, which needs the mark-up of its own column. */
const NEVER_EXTENDED: readonly FieldKey[] = [...DERIVED_FIELDS, 'description']

/** The attributes that a column of our own may carry. */
export const EXTENDABLE: readonly FieldKey[] = ROWS.map((row) => row.key).filter((key) => !NEVER_EXTENDED.includes(key))

const EXTENSIONS = new Set([MODEL_EXTENSION, ...EXTENDABLE.map(extensionColumn)])

/** The layout of a file without a header row. */
export const FIXED_LAYOUT: Layout = { positionOf: (column) => positionOf(column) ?? -1 }

/** Whether the first record of a file is a header row. The format has none, but some programs write one. */
export function isHeader(fields: readonly string[]): boolean {
  const name = (index: number) => fields[index]?.trim().toLowerCase() ?? ''
  return ['marke', 'make'].includes(name(3)) || ['kilometer', 'kilometre'].includes(name(9)) || namesColumns(fields)
}

/**
 * The layout of a file with a header row. If it uses the format's own names, columns are found by name in any order, otherwise by position.
 * Columns of our own are always found by name.
 */
export function layoutOf(header: readonly string[]): Layout {
  const positions = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]))
  const named = namesColumns(header)
  return {
    positionOf: (column) => {
      if (EXTENSIONS.has(column) || (named && positionOf(column) !== undefined)) return positions.get(column) ?? -1
      return positionOf(column) ?? -1
    },
  }
}

/** Whether a row contains the names of the mandatory columns. */
function namesColumns(fields: readonly string[]): boolean {
  const names = new Set(fields.map((name) => name.trim().toLowerCase()))
  return ['interne_nummer', 'kategorie', 'marke', 'modell', 'preis'].every((name) => names.has(name))
}

/** A header row with the format's names, followed by columns of our own. */
export function headerOf(extensions: readonly string[]): string[] {
  return [...COLUMNS.map((column) => column.name), ...extensions]
}
