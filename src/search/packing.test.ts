import { expect, it } from 'vitest'
import { packFields } from './packing.ts'

it('packs small fields together and flags in runs', () => {
  const packings = packFields([
    { kind: 'value', name: 'doors', group: 'doors', size: 4 },
    { kind: 'value', name: 'body', group: 'body', size: 10 },
    { kind: 'number', name: 'price', group: 'price', buckets: [0, 10] },
    { kind: 'number', name: 'weight', group: 'price' },
    { kind: 'flags', name: 'features', group: 'equipment', size: 23 },
    { kind: 'term', name: 'model', group: 'model' },
  ])
  const features = { field: 'features', group: 'equipment' }
  expect(packings).toEqual([
    {
      size: 165,
      digits: [
        { field: 'body', group: 'body', radix: 11, stride: 1 },
        { field: 'doors', group: 'doors', radix: 5, stride: 11 },
        { field: 'price', group: 'price', radix: 3, stride: 55 },
      ],
    },
    { size: 128, flags: { ...features, first: 0, width: 7 } },
    { size: 256, flags: { ...features, first: 7, width: 8 } },
    { size: 256, flags: { ...features, first: 15, width: 8 } },
  ])
})

it('begins a new code before the old one gets too large, and gives a large field its own', () => {
  const value = (name: string, size: number) => ({ kind: 'value' as const, name, group: 'g', size })
  const sizes = packFields([value('a', 5000), value('b', 40), value('c', 40), value('d', 20)]).map(({ size }) => size)
  expect(sizes).toEqual([5001, 861, 41])
})
