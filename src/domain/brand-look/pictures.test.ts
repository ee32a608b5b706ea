import { expect, it } from 'vitest'
import { logoAddress, logoContentType, logoObject, MAX_LOGO_BYTES } from './logo.ts'
import { isShopPictureSlot, personIndex } from './shop-picture.ts'

const HASH = '0123456789abcdef0123456789abcdef'

it('a logo is stored by its hash, a PNG with its ending, and found by its address', () => {
  expect([logoAddress(HASH, 'png'), logoAddress(HASH, 'jpg')]).toEqual([`/logo/${HASH}.png`, `/logo/${HASH}.jpg`])
  expect([logoObject(`/logo/${HASH}.png`), logoObject(`/logo/${HASH}.jpg`)]).toEqual([
    ...[`logos/${HASH}.png`, `logos/${HASH}`],
  ])
  expect([logoContentType(`/logo/${HASH}.png`), logoContentType(`/logo/${HASH}.jpg`)]).toEqual([
    ...['image/png', 'image/jpeg'],
  ])
})

it.each([
  `/logo/${HASH}.webp`,
  `/logo/${HASH}`,
  `/logo/${HASH}.png.exe`,
  `/x/logo/${HASH}.png`,
  '/logo/abc.png',
  '/logo/../secret.png',
  `/logo/${HASH.replaceAll('a', 'G')}.png`,
  '',
])('%j is no address of a logo', (address) => expect(logoObject(address)).toBeUndefined())

it('a logo has five megabytes at most', () => expect(MAX_LOGO_BYTES).toBe(5_000_000))

it('pictures are the logo, the one of the home page, and those of six people', () => {
  expect(['logo', 'hero', 'person-1', 'person-6'].every(isShopPictureSlot)).toBe(true)
  expect(
    ['person-0', 'person-7', 'person-12', 'person-x', 'xperson-1', 'person', 'car', ''].some(isShopPictureSlot),
  ).toBe(false)
  expect([personIndex('person-1'), personIndex('person-6'), personIndex('logo')]).toEqual([0, 5, undefined])
})
