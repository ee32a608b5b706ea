import type { Field, ValueOf } from '#catalogue/field.ts'
import type { FIELDS } from '#catalogue/fields.ts'

type Row = (typeof FIELDS)[number]

/** `loanRate` → `loan_rate`, as `snakeCase` does. */
type SnakeCase<Key extends string> = Key extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${SnakeCase<Rest>}`
    : `_${Lowercase<Letter>}${SnakeCase<Rest>}`
  : ''

/** The column of a row, as `columnOf` names it. */
type ColumnOf<R extends Pick<Field, 'key' | 'type'>> = R['type'] extends 'money'
  ? `${SnakeCase<R['key']>}_cents`
  : SnakeCase<R['key']>

/** What a vehicle's row holds of the field table: of the price always a value, of the rest where it is known. */
type CatalogueColumns = { [R in Row as ColumnOf<R>]: R['key'] extends 'price' ? ValueOf<R> : ValueOf<R> | null }

// The tables are declared in `database`, which knows no catalogue: here, where both are known, the columns of vehicles are joined to them.
declare module '#database/vehicle-tables.ts' {
  interface VehiclesTable extends CatalogueColumns {}
}
