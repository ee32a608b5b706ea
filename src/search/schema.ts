/**
 * What the documents of an engine look like.
 *
 * - `value`: one small code 0 … size − 1, or none.
 * - `flags`: any number of flags 0 … size − 1.
 * - `term`: a code of high cardinality that may grow at any time, or none. `parent` names the term this one refines; at
 *   build documents are laid out by parent and term, so that a clause on either reads memory in runs.
 * - `number`: a 32-bit integer (above −2³¹), or none. `buckets` are the ascending lower bounds of a histogram (values below
 *   the first bound fall into no bucket); `extent` asks for the smallest and largest value.
 * - `place`: latitude and longitude in degrees, or none.
 *
 * The fields of one `group` are one list of alternatives: their counts ignore the clauses of their own group and nothing
 * else. Flags that `addUp` are no alternatives, as a document may have them all: their counts ignore nothing.
 */
export type FieldSpec =
  | { kind: 'value'; name: string; group: string; size: number }
  | { kind: 'flags'; name: string; group: string; size: number; addUp?: boolean }
  | { kind: 'term'; name: string; group: string; parent?: string }
  | { kind: 'number'; name: string; group: string; buckets?: readonly number[]; extent?: boolean }
  | { kind: 'place'; name: string; group: string }

export type FieldOf<Kind extends FieldSpec['kind']> = Extract<FieldSpec, { kind: Kind }>

/** An order by a number field; `field` may be left out when it has the same name as the order. */
interface SortSpec {
  name: string
  field?: string
}

export interface Schema {
  fields: readonly FieldSpec[]
  sorts: readonly SortSpec[]
  /** Clauses on this group's fields always apply, also to the facets of every group; its own fields have no counts. */
  scopeGroup?: string
}

export interface Point {
  latitude: number
  longitude: number
}

export type FieldValue = number | readonly number[] | Point | undefined

/** `id` is a positive safe integer of the caller's; a field left out, or −1, is "none". */
export interface Document {
  id: number
  values: Record<string, FieldValue>
}

/** Throws when the schema contradicts itself: names used twice, buckets out of order, sorts over anything but a number. */
export function checkSchema({ fields, sorts }: Schema): void {
  const byName = new Map(fields.map((field) => [field.name, field]))
  if (byName.size !== fields.length) throw new Error('schema: two fields have the same name')
  for (const field of fields) {
    if ('size' in field && !(Number.isInteger(field.size) && field.size > 0 && field.size < 65_535))
      throw new RangeError(`schema: ${field.name}: size must be between 1 and 65534`)
    if (field.kind === 'term' && field.parent && byName.get(field.parent)?.kind !== 'term')
      throw new Error(`schema: ${field.name}: parent is not a term`)
    if (
      field.kind === 'flags' &&
      field.addUp &&
      fields.some(({ name, group }) => name !== field.name && group === field.group)
    )
      throw new Error(`schema: ${field.name} adds up and shares its group`)
    if (field.kind === 'number' && field.buckets && !ascends(field.buckets))
      throw new RangeError(`schema: ${field.name}: buckets must be given and ascend`)
  }
  for (const { name, field = name } of sorts)
    if (byName.get(field)?.kind !== 'number') throw new Error(`schema: sort ${name} is not over a number field`)
}

function ascends(bounds: readonly number[]): boolean {
  return bounds.length > 0 && bounds.every((bound, index) => index === 0 || bound > bounds[index - 1]!)
}
