import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Memory } from './memory.ts'
import { Order } from './order.ts'

const SLOTS = 4096

it('keeps (key, id) order through thousands of insertions and removals', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.nat(SLOTS - 1)),
      fc.infiniteStream(fc.integer({ min: -9, max: 9 })),
      (slots, keys) => {
        const memory = new Memory(SLOTS)
        const [keyColumn, ids, all] = [memory.column(Int32Array), memory.column(Float64Array), memory.bitset()]
        // Neighbouring slots have distant ids.
        for (let slot = 0; slot < SLOTS; slot++) ids.view[slot] = (slot * 2731) % 4099
        const order = new Order(keyColumn, ids)
        const present = new Set<number>()
        const compare = (a: number, b: number) => keyColumn.view[a]! - keyColumn.view[b]! || ids.view[a]! - ids.view[b]!

        for (let step = 0; step < 6000; step++) {
          const slot = slots.next().value
          if (present.delete(slot)) order.remove(slot)
          else {
            keyColumn.view[slot] = keys.next().value
            order.insert(slot)
            present.add(slot)
          }
        }
        all.view.fill(0xffffffff)
        const expected = [...present].sort(compare)
        for (const descending of [false, true]) {
          const found: number[] = []
          order.walk(all.view, descending, Infinity, (slot) => found.push(slot) > 0)
          expect(found).toEqual(descending ? expected.toReversed() : expected)
        }
        expect(order.size).toBe(present.size)
      },
    ),
    { numRuns: 8 },
  )
})

it('stops a walk when the budget is used up', () => {
  const memory = new Memory(8)
  const ids = memory.column(Float64Array)
  const bits = memory.bitset()
  ids.view.set([1, 2, 3, 4])
  const order = new Order(null, ids)
  for (const slot of [2, 0, 3, 1]) order.insert(slot)
  bits.view[0] = 0b0100
  expect(order.walk(bits.view, false, 2, () => false)).toBe(-1)
  expect(order.walk(bits.view, false, 3, () => false)).toBe(0)
  expect(order.walk(bits.view, true, 9, () => true)).toBe(5)
})
