import type { Block } from '../memory.ts'
import type { FieldClause } from '../request.ts'
import type { Work } from './column.ts'

/** Matches documents with one of the codes, each of which has a bitset. A single code's bitset is used without a copy. */
export function matchCodes(
  clause: FieldClause,
  bits: readonly Block<Uint32Array>[],
  { kernels, scratch, words }: Work,
): number {
  if ('anyOf' in clause) {
    const chosen = clause.anyOf.filter((code) => bits[code] !== undefined)
    return combine(chosen, 'or')
  }
  if ('allOf' in clause) {
    if (clause.allOf.some((code) => bits[code] === undefined)) return scratch.takeEmpty(words).pointer
    return combine(clause.allOf, 'and')
  }
  throw new Error(`${clause.field}: a field of codes takes anyOf or allOf`)

  function combine(codes: readonly number[], operation: 'or' | 'and'): number {
    if (codes.length === 0) return scratch.takeEmpty(words).pointer
    let result = bits[codes[0]!]!.pointer
    if (codes.length === 1) return result
    const out = scratch.take().pointer
    for (const code of codes.slice(1)) {
      kernels[operation](out, result, bits[code]!.pointer, words)
      result = out
    }
    return result
  }
}
