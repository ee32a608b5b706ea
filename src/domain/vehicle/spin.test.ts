import { expect, it } from 'vitest'
import { inTurningOrder, isSpin } from './spin.ts'

it('orders files by their names, figures by value, whatever order they were chosen in', () => {
  const names = ['IMG_10.jpg', 'IMG_9.jpg', 'img_100.JPG', 'IMG_2.jpg', 'IMG_1.jpg']
  expect(inTurningOrder(names.map((fileName) => ({ fileName }))).map(({ fileName }) => fileName)).toEqual([
    'IMG_1.jpg',
    'IMG_2.jpg',
    'IMG_9.jpg',
    'IMG_10.jpg',
    'img_100.JPG',
  ])
})

it('takes 12 to 72 photographs for a turn', () => {
  expect([0, 11, 12, 36, 72, 73].map(isSpin)).toEqual([false, false, true, true, true, false])
})
