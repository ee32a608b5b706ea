import { expect, it } from 'vitest'
import { isSimilarPicture } from './picture-hash.ts'

it('takes pictures that differ in at most five of 64 points for the same', () => {
  expect(isSimilarPicture('f0f0f0f0f0f0f0f0', 'f0f0f0f0f0f0f0f0')).toBe(true)
  expect(isSimilarPicture('f0f0f0f0f0f0f0f0', 'f0f0f0f0f0f0f0ef')).toBe(true)
  expect(isSimilarPicture('f0f0f0f0f0f0f0f0', 'f0f0f0f0f0f0f00f')).toBe(false)
})

it('compares no pictures of one colour', () => {
  expect(isSimilarPicture('0000000000000000', '0000000000000000')).toBe(false)
  expect(isSimilarPicture('ffffffffffffffff', 'ffffffffffffffff')).toBe(false)
})

it('compares pictures with eight points of each kind at least', () => {
  const isKnown = (hash: string) => isSimilarPicture(hash, hash)
  expect([isKnown('00000000000000ff'), isKnown('ffffffffffffff00')]).toEqual([true, true])
  expect([isKnown('000000000000007f'), isKnown('ffffffffffffff80')]).toEqual([false, false])
})

it('takes pictures with a sixth different point for others', () => {
  expect(isSimilarPicture('f0f0f0f0f0f0f0f0', 'f0f0f0f0f0f0f1ef')).toBe(false)
})
