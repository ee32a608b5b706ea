import { expect, it } from 'vitest'
import { drawableBoxes } from '#domain/upload/boxes.ts'
import { boxesAfter, wrongSide } from './drawn-boxes.server.ts'

const ADD = { action: 'add-box', number: '' } as const
const FIELDS = { left: '10', top: '20,5', width: '30', height: '8.5' }

it('reads the fields of a box in per cent, with comma or point', () => {
  expect(boxesAfter([], FIELDS, ADD)).toEqual([{ left: 0.1, top: 0.205, width: 0.3, height: 0.085 }])
})

it.each(['left', 'top', 'width', 'height'])('makes a box that is refused where %s is no number', (side) => {
  const boxes = boxesAfter([], { ...FIELDS, [side]: 'abc' }, ADD)
  expect(boxes).toHaveLength(1)
  expect(drawableBoxes(boxes)).toBeUndefined()
})

it('names the field of a refused box: the first without a number, otherwise the first', () => {
  expect(wrongSide({ ...FIELDS, height: 'abc' })).toBe('height')
  expect(wrongSide({ ...FIELDS, top: ' ', width: 'abc' })).toBe('top')
  expect(wrongSide({ left: '10' })).toBe('top')
  expect(wrongSide({ ...FIELDS, width: '99' })).toBe('left')
})

it('removes the box of a number', () => {
  const [first, second] = [
    { left: 0, top: 0, width: 0.1, height: 0.1 },
    { left: 0.5, top: 0.5, width: 0.2, height: 0.2 },
  ]
  expect(boxesAfter([first, second], {}, { action: 'remove-box', number: '0' })).toEqual([second])
})
