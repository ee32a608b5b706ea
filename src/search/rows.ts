import type { Block, Memory } from './memory.ts'
import { roundUp } from './memory.ts'

const LINE_BYTES = 64

/**
 * All counted codes of a document side by side, so that counting a few scattered documents reads one or two cache lines each instead of one
 * per column: first the 16-bit codes in fours (unused ones are 0), then the 32-bit term codes.
 */
export class Rows {
  readonly quads: number
  readonly terms: number
  readonly stride: number
  readonly block: Block<Uint16Array>

  constructor(memory: Memory, codes: number, terms: number) {
    this.quads = Math.ceil(codes / 4)
    this.terms = terms
    const bytes = this.quads * 8 + terms * 4
    // Rows that fit into a cache line never cross into a second one.
    this.stride = bytes > LINE_BYTES / 2 ? roundUp(bytes, LINE_BYTES) : LINE_BYTES / 2
    this.block = memory.column(Uint16Array, this.stride / 2)
  }

  writeCode(slot: number, index: number, code: number): void {
    this.block.view[slot * (this.stride >>> 1) + index] = code
  }

  writeTerm(slot: number, index: number, code: number): void {
    const at = slot * (this.stride >>> 1) + this.quads * 4 + index * 2
    this.block.view[at] = code & 0xffff
    this.block.view[at + 1] = code >>> 16
  }
}
