import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Memory } from './memory.ts'
import { SlotTable } from './slot-table.ts'

/** Few enough to repeat, and some that share their lower 32 bits. */
const id = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 1, max: 9 }).map((high) => high * 2 ** 32 + 7),
)

it('agrees with a Map after every addition and removal', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id, removes: fc.boolean() }), { maxLength: 200 }), (steps) => {
      const ids = new Memory(256).column(Float64Array)
      const table = new SlotTable(ids, 1)
      const map = new Map<number, number>()
      for (const [slot, step] of steps.entries()) {
        if (step.removes && map.delete(step.id)) table.remove(step.id)
        else if (!map.has(step.id)) {
          ids.view[slot] = step.id
          table.add(slot)
          map.set(step.id, slot)
        }
        expect(table.size).toBe(map.size)
        for (const known of steps) expect(table.find(known.id)).toBe(map.get(known.id))
      }
    }),
  )
})
