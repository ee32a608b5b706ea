import { expect, it } from 'vitest'
import { packFields } from './packing.ts'

it('packs small fields of a group together and flags in runs', () => {
  const packings = packFields([
    { kind: 'value', name: 'doors', group: 'type', size: 4 },
    { kind: 'value', name: 'body', group: 'type', size: 10 },
    { kind: 'number', name: 'price', group: 'price', buckets: [0, 10] },
    { kind: 'number', name: 'weight', group: 'price' },
    { kind: 'flags', name: 'features', group: 'equipment', size: 23 },
    { kind: 'term', name: 'model', group: 'type' },
  ])
  expect(packings).toEqual([
    {
      group: 'type',
      size: 55,
      digits: [
        { field: 'body', radix: 11, stride: 1 },
        { field: 'doors', radix: 5, stride: 11 },
      ],
    },
    { group: 'price', size: 3, digits: [{ field: 'price', radix: 3, stride: 1 }] },
    { group: 'equipment', size: 128, flags: { field: 'features', first: 0, width: 7 } },
    { group: 'equipment', size: 256, flags: { field: 'features', first: 7, width: 8 } },
    { group: 'equipment', size: 256, flags: { field: 'features', first: 15, width: 8 } },
  ])
})

it('begins a new code before the old one gets too large, and gives a large field its own', () => {
  const value = (name: string, size: number) => ({ kind: 'value' as const, name, group: 'g', size })
  const sizes = packFields([value('a', 5000), value('b', 40), value('c', 40), value('d', 20)]).map(({ size }) => size)
  expect(sizes).toEqual([5001, 861, 41])
})
