import { expect, it } from 'vitest'
import { aesSecretBox } from './aes.ts'

const OLD = 'a secret of thirty-two characters'
const NEW = 'another secret of forty-two characters, say'

it('opens what it sealed, and seals the same text differently each time', () => {
  const box = aesSecretBox([OLD])
  const sealed = box.seal('Käthe Müller', 'mandate 1')
  expect(box.open(sealed, 'mandate 1')).toBe('Käthe Müller')
  expect(sealed.toString('utf8')).not.toContain('Müller')
  expect(box.seal('Käthe Müller', 'mandate 1').equals(sealed)).toBe(false)
})

it('opens bytes as they were sealed', () => {
  const box = aesSecretBox([OLD])
  const bytes = Buffer.from([0xff, 0, 0x80, 0xc3])
  expect(box.openBytes(box.seal(bytes, 'upload 1'), 'upload 1').equals(bytes)).toBe(true)
})

it('refuses to open texts that were changed or sealed for another purpose', () => {
  const box = aesSecretBox([OLD])
  const sealed = box.seal('x', 'mandate 1')
  expect(() => box.open(sealed, 'mandate 2')).toThrow()
  for (const index of [5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[index] = changed[index]! ^ 1
    expect(() => box.open(changed, 'mandate 1')).toThrow()
  }
  expect(() => box.open(sealed.subarray(0, 18), 'mandate 1')).toThrow()
})

it('seals with a new key and still opens texts sealed with the old one', () => {
  const sealed = aesSecretBox([OLD]).seal('x', 'p')
  const rotated = aesSecretBox([NEW, OLD])
  expect(rotated.open(sealed, 'p')).toBe('x')
  expect(() => aesSecretBox([OLD]).open(rotated.seal('x', 'p'), 'p')).toThrow('DATA_KEY')
})
