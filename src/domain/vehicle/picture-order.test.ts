import { expect, it } from 'vitest'
import { movedPictures } from './picture-order.ts'

it('moves a picture by one place or to the front, and removes it', () => {
  const pictures = ['a', 'b', 'c']
  expect(movedPictures(pictures, 'c', 'upload-cover')).toEqual(['c', 'a', 'b'])
  expect(movedPictures(pictures, 'b', 'upload-earlier')).toEqual(['b', 'a', 'c'])
  expect(movedPictures(pictures, 'b', 'upload-later')).toEqual(['a', 'c', 'b'])
  expect(movedPictures(pictures, 'b', 'remove-upload')).toEqual(['a', 'c'])
  const four = ['a', 'b', 'c', 'd']
  expect(movedPictures(four, 'd', 'upload-earlier')).toEqual(['a', 'b', 'd', 'c'])
  expect(movedPictures(four, 'a', 'upload-later')).toEqual(['b', 'a', 'c', 'd'])
})

it('changes nothing at the ends and for a picture that is not there', () => {
  expect(movedPictures(['a', 'b'], 'a', 'upload-earlier')).toEqual(['a', 'b'])
  expect(movedPictures(['a', 'b'], 'b', 'upload-later')).toEqual(['a', 'b'])
  expect(movedPictures(['a', 'b'], 'x', 'remove-upload')).toEqual(['a', 'b'])
  expect(movedPictures(['a', 'b'], 'x', 'upload-cover')).toEqual(['a', 'b'])
})
