import { expect, it } from 'vitest'
import { Memory } from './memory.ts'

it('keeps every block when slots are added and tables get longer, with zeros in the new space', () => {
  const memory = new Memory(128)
  const blocks = [
    memory.column(Uint16Array, 3),
    memory.table(Uint32Array, 5),
    memory.bitset(),
    memory.column(Float64Array),
  ]
  const lengths = blocks.map(({ view }) => view.length)
  for (const [index, { view }] of blocks.entries()) view.fill(index + 1)

  memory.reserve(100_000)
  memory.lengthen(blocks[1]!, 70_000)
  for (const [index, { view }] of blocks.entries()) {
    expect(view.subarray(0, lengths[index]).every((value) => value === index + 1)).toBe(true)
    expect(view.subarray(lengths[index]).every((value) => value === 0)).toBe(true)
  }
  expect(blocks.map(({ view }) => view.length)).toEqual([300_288, 70_000, 3128, 100_096])
  expect(blocks.every(({ pointer, view }) => pointer === view.byteOffset && pointer % 64 === 0)).toBe(true)
})

it('gives later blocks their own space', () => {
  const memory = new Memory(1)
  const first = memory.column(Int32Array)
  const second = memory.column(Int32Array)
  first.view.fill(1)
  second.view.fill(2)
  expect(first.view.every((value) => value === 1)).toBe(true)
  expect(memory.bytes).toBeGreaterThanOrEqual(2 * 128 * 4)
})
