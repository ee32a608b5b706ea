import { expect, it } from 'vitest'
import {
  IMAGE_RATIOS,
  imageSources,
  imageUrl,
  isSymbolic,
  mailPicturePath,
  SHARE_PICTURE,
  sharePicturePath,
} from './images.ts'

it('a picture has an address for each width and ratio', () => {
  expect(imageUrl('photo/1', 256)).toBe('/img/4x3/256/photo/1')
  expect(imageUrl('photo/1', 32, '1x1')).toBe('/img/1x1/32/photo/1')
  expect(imageSources('k')).toBe(
    '/img/4x3/128/k 128w, /img/4x3/256/k 256w, /img/4x3/512/k 512w, /img/4x3/1024/k 1024w, /img/4x3/2048/k 2048w',
  )
  expect(imageSources('k', '16x10', 256)).toBe('/img/16x10/128/k 128w, /img/16x10/256/k 256w')
  expect(IMAGE_RATIOS).toEqual({ '4x3': 1.3333333333333333, '16x10': 1.6, '1x1': 1, '2x1': 2 })
})

it('a mail asks for a format that its reader’s program certainly shows', () => {
  expect(mailPicturePath('photo/1', 1024, '2x1')).toBe('/img/2x1/1024/photo/1?as=jpeg')
})

it('drawings are symbolic pictures, photographs are not', () => {
  expect([isSymbolic('drawn/suv.red.aero.side'), isSymbolic('photo/drawn/')]).toEqual([true, false])
})

it('a page is shared with the picture of its car, or of the shop', () => {
  expect([sharePicturePath('en', '7'), sharePicturePath('de')]).toEqual(['/og/en/vehicle/7.jpg', '/og/de/shop.jpg'])
  expect(SHARE_PICTURE).toEqual({ width: 1200, height: 630 })
})
