import type { FieldSpec } from './schema.ts'

/**
 * A packed code holds several small fields in a single number, so that counting a document costs one increment for all of
 * them; the fields' own counts are summed up from the code's counters afterwards.
 */
export type Packing =
  | { size: number; digits: readonly Digit[] }
  | { size: number; flags: { field: string; group: string; first: number; width: number } }

/** A value's share of a code: (value + 1) × stride, 0 for "none". */
export interface Digit {
  field: string
  group: string
  radix: number
  stride: number
}

/** Larger codes save increments but mean more counters to clear and sum up, and no longer fit the first-level cache. */
const MAX_CODE = 1024
const MAX_FLAGS = 10

/** Plans the codes: digits first-fit by falling radix, flags in runs of at most ten. */
export function packFields(fields: readonly FieldSpec[]): Packing[] {
  return [...packDigits(fields), ...fields.flatMap((field) => packFlags(field))]
}

function packDigits(fields: readonly FieldSpec[]): Packing[] {
  const values = fields
    .map((field) => ({ field: field.name, group: field.group, radix: radixOf(field) }))
    .filter(({ radix }) => radix > 1)
    .sort((a, b) => b.radix - a.radix)
  const codes: { size: number; digits: Digit[] }[] = []
  for (const { radix, ...field } of values) {
    let code = codes.find(({ size }) => size * radix <= MAX_CODE)
    if (!code) codes.push((code = { size: 1, digits: [] }))
    code.digits.push({ ...field, radix, stride: code.size })
    code.size *= radix
  }
  return codes
}

function radixOf(field: FieldSpec): number {
  if (field.kind === 'value') return field.size + 1
  return field.kind === 'number' && field.buckets ? field.buckets.length + 1 : 1
}

function packFlags(field: FieldSpec): Packing[] {
  if (field.kind !== 'flags') return []
  const runs = Math.ceil(field.size / MAX_FLAGS)
  return Array.from({ length: runs }, (_, run) => {
    const first = Math.floor((run * field.size) / runs)
    const width = Math.floor(((run + 1) * field.size) / runs) - first
    return { size: 2 ** width, flags: { field: field.name, group: field.group, first, width } }
  })
}
