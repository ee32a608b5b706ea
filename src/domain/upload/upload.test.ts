import { expect, it } from 'vitest'
import { drawableBoxes } from './boxes.ts'
import { draftPlace, shownFileName, UPLOAD_LIMITS, uploadKey, uploadKeyOf } from './upload.ts'

it('limits pictures to 20 of 20 MB and documents to 10 of 10 MB', () => {
  expect(UPLOAD_LIMITS.PICTURE).toMatchObject({ maxBytes: 20_000_000, maxFiles: 20 })
  expect(UPLOAD_LIMITS.DOCUMENT).toMatchObject({ maxBytes: 10_000_000, maxFiles: 10 })
  expect(UPLOAD_LIMITS.PICTURE.types.join()).not.toContain('heic')
})

it('knows its keys and no other text', () => {
  const key = uploadKey('0f8fad5b-d9cb-469f-a165-70867728950e')
  expect(key).toBe('aa-upload-0f8fad5b-d9cb-469f-a165-70867728950e')
  expect(uploadKeyOf(key)).toBe(key)
  for (const text of [undefined, '', 'aa-upload-', `${key}/..`, key.toUpperCase(), `x${key}`])
    expect(uploadKeyOf(text)).toBeUndefined()
})

it('places uploads in flows that exist', () => {
  expect(draftPlace('workshop')).toBe('draft:workshop')
  expect(draftPlace('financing/1234567890')).toBe('draft:financing/1234567890')
  expect(['toString', 'workshop/1', 'financing/x', 'financing/'].map(draftPlace)).toEqual(Array(4).fill(undefined))
})

it.each([
  ['C:\\Bilder\\front.jpg', 'front.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
  ['', 'file'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('shows %j as %j', (name, shown) => expect(shownFileName(name)).toBe(shown))

it('cuts boxes off at the edges and refuses what covers nothing', () => {
  expect(drawableBoxes([{ left: 0.9, top: -0.1, width: 0.5, height: 0.3 }])?.[0]).toMatchObject({ left: 0.9, top: 0 })
  const [box] = drawableBoxes([{ left: 0.9, top: -0.1, width: 0.5, height: 0.3 }])!
  expect([box!.width, box!.height].map((part) => part.toFixed(3))).toEqual(['0.100', '0.200'])
  expect(drawableBoxes([{ left: 0.5, top: 0.5, width: 0, height: 0.2 }])).toBeUndefined()
  expect(drawableBoxes([{ left: Number.NaN, top: 0.5, width: 0.2, height: 0.2 }])).toBeUndefined()
  expect(
    drawableBoxes(Array.from({ length: 11 }, () => ({ left: 0, top: 0, width: 0.2, height: 0.2 }))),
  ).toBeUndefined()
  expect(drawableBoxes([])).toEqual([])
})
