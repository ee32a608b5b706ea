import type { Block, Memory } from '../memory.ts'
import { type Packing, packFields } from '../packing.ts'
import { Rows } from '../rows.ts'
import type { FieldOf, FieldSpec, Schema } from '../schema.ts'
import { CodeColumn } from './code-column.ts'
import type { Column } from './column.ts'
import { DigitPart } from './digit-part.ts'
import { FlagsColumn, type FlagsRun } from './flags-column.ts'
import { FlagsPart } from './flags-part.ts'
import { NumberColumn } from './number-column.ts'
import { PlaceColumn } from './place-column.ts'
import { TermColumn } from './term-column.ts'
import { ValueColumn } from './value-column.ts'

type Bitsets = readonly Block<Uint32Array>[]

/** Creates the column of every field, and the packed codes they share. */
export function createColumns(memory: Memory, schema: Schema, ids: Block<Float64Array>) {
  const countedFields = schema.fields.filter(({ group }) => group !== schema.scopeGroup)
  const countedPackings = packFields(countedFields)
  const packings = [...countedPackings, ...packFields(schema.fields.filter((field) => !countedFields.includes(field)))]
  const countedTerms = countedFields.filter(({ kind }) => kind === 'term')
  const rows = new Rows(memory, countedPackings.length, countedTerms.length)
  const { firsts, count } = firstCounters(packings)
  const counters = memory.table(Uint32Array, count)
  const bits = new Map<string, Bitsets>()
  for (const field of schema.fields) bits.set(field.name, bitsetsFor(memory, field))

  const digits = new Map<string, DigitPart>()
  const runs = new Map<string, FlagsRun[]>()
  const codes = packings.map((packing, index) => {
    const column = new CodeColumn(
      memory,
      packing,
      firsts[index]!,
      counters,
      rows,
      index < countedPackings.length ? index : -1,
    )
    if ('digits' in packing) {
      for (const digit of packing.digits) {
        const part = new DigitPart(column, digit, bits.get(digit.field)!)
        digits.set(digit.field, part)
        column.parts.push(part)
      }
      return column
    }
    const { field, first, width } = packing.flags
    const all = bits.get(field)!
    const spec = schema.fields.find(({ name }) => name === field) as FieldOf<'flags'>
    const part = new FlagsPart(column, spec, first, all.slice(first, first + width))
    runs.set(field, [...(runs.get(field) ?? []), { part, first }])
    column.parts.push(part)
    return column
  })

  const flags: FlagsColumn[] = []
  const numbers: NumberColumn[] = []
  const places: PlaceColumn[] = []
  const terms: TermColumn[] = []
  const values: ValueColumn[] = []
  const sorted = new Set(schema.sorts.map(({ name, field = name }) => field))
  const columns = new Map(schema.fields.map((field) => [field.name, createColumn(field)]))
  return { codes, columns, counters, flags, numbers, places, rows, terms, values }

  function createColumn(spec: FieldSpec): Column {
    switch (spec.kind) {
      case 'value':
        return added(values, new ValueColumn(spec, digits.get(spec.name)!, bits.get(spec.name)!))
      case 'flags':
        return added(flags, new FlagsColumn(spec, runs.get(spec.name)!, bits.get(spec.name)!))
      case 'term':
        return added(terms, new TermColumn(memory, spec, rows, countedTerms.indexOf(spec)))
      case 'number': {
        const ordered = sorted.has(spec.name) || spec.extent === true
        return added(numbers, new NumberColumn(memory, spec, ids, digits.get(spec.name) ?? null, ordered))
      }
      default:
        return added(places, new PlaceColumn(memory, spec))
    }
  }
}

/** A bitset for each flag, value and bucket. */
function bitsetsFor(memory: Memory, field: FieldSpec): Bitsets {
  const bucketCount = field.kind === 'number' ? (field.buckets?.length ?? 0) : 0
  return Array.from({ length: 'size' in field ? field.size : bucketCount }, () => memory.bitset())
}

/** The first counter of each code, and how many there are: counter 0 belongs to the unused codes of the rows. */
function firstCounters(packings: readonly Packing[]): { firsts: number[]; count: number } {
  let count = 1
  const firsts = packings.map(({ size }) => {
    count += size
    return count - size
  })
  if (count > 65_536) throw new RangeError('schema: the small fields together have too many codes')
  return { firsts, count }
}

function added<T>(list: T[], item: T): T {
  list.push(item)
  return item
}
