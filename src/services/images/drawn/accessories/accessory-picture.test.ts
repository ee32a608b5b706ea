import { expect, it } from 'vitest'
import { IMAGE_RATIOS, type ImageRatio } from '#domain/images.ts'
import { namesIn } from '../read-drawings.ts'
import { drawAccessory, readAccessoryKey } from './accessory-picture.ts'

it.each(namesIn('accessories'))('draws %s with valid numbers, in every shape', (motif) => {
  for (const ratio of Object.keys(IMAGE_RATIOS) as ImageRatio[]) {
    const svg = drawAccessory(readAccessoryKey(`drawn/accessory.${motif}.white`)!, ratio, 512)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|[{}]|repeat/)
  }
})

it.each([
  'drawn/accessory.tank.red',
  'drawn/accessory.tyre.plaid',
  'drawn/accessory.tyre',
  'drawn/accessory.toString.red',
  'photo/a',
])('has no picture %s', (key) => expect(readAccessoryKey(key)).toBeUndefined())
