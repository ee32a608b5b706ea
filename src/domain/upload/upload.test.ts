import { expect, it } from 'vitest'
import { drawableBoxes } from './boxes.ts'
import {
  draftPlace,
  garagePlace,
  MAX_UPLOAD_FORM_BYTES,
  shownFileName,
  takesKind,
  UPLOAD_BUFFER_MINUTES,
  UPLOAD_EXPIRY_MINUTES,
  UPLOAD_LIMITS,
  uploadKey,
  uploadKeyOf,
  VEHICLE_PICTURE_LIMIT,
} from './upload.ts'

it('limits pictures to 20 of 20 MB and documents to 10 of 10 MB, of these types', () => {
  // HEIC is none of them.
  expect(UPLOAD_LIMITS).toEqual({
    PICTURE: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 20_000_000, maxFiles: 20 },
    DOCUMENT: { types: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 10_000_000, maxFiles: 10 },
  })
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

it('takes ten boxes, the smallest a hundredth of the picture wide and high', () => {
  const box = { left: 0, top: 0, width: 0.01, height: 0.01 }
  expect(drawableBoxes(Array.from({ length: 10 }, () => box))).toHaveLength(10)
  expect(drawableBoxes([{ ...box, width: 0.0099 }])).toBeUndefined()
  expect(drawableBoxes([{ ...box, height: 0.0099 }])).toBeUndefined()
  expect(drawableBoxes([{ left: 0.25, top: 0.5, width: 0.25, height: 0.25 }])).toEqual([
    { left: 0.25, top: 0.5, width: 0.25, height: 0.25 },
  ])
})

it('takes JPEG, PNG and WebP as pictures, PDF, JPEG and PNG as documents', () => {
  expect(UPLOAD_LIMITS.PICTURE.types).toEqual(['image/jpeg', 'image/png', 'image/webp'])
  expect(UPLOAD_LIMITS.DOCUMENT.types).toEqual(['application/pdf', 'image/jpeg', 'image/png'])
  expect(VEHICLE_PICTURE_LIMIT).toEqual({ ...UPLOAD_LIMITS.PICTURE, maxFiles: 40 })
  expect(MAX_UPLOAD_FORM_BYTES).toBe(60_000_000)
})

it('forgets what belongs to nothing after 20 and 2 minutes', () => {
  expect([UPLOAD_EXPIRY_MINUTES, UPLOAD_BUFFER_MINUTES]).toEqual([20, 2])
})

it('takes documents everywhere, and pictures outside the garage', () => {
  expect(takesKind('garage:7', 'DOCUMENT')).toBe(true)
  expect(takesKind('garage:7', 'PICTURE')).toBe(false)
  expect(takesKind('draft:private-sale', 'PICTURE')).toBe(true)
  expect(takesKind(null, 'PICTURE')).toBe(true)
})

it('finds the car of a garage in a text', () => {
  expect(garagePlace('garage:12')).toBe('garage:12')
  expect(['garage:', 'garage:x', 'garage:12x', 'xgarage:12', `garage:${'1'.repeat(16)}`].map(garagePlace)).toEqual(
    Array(5).fill(undefined),
  )
})

it('shows names without what other systems forbid, cut before a short ending alone', () => {
  expect(shownFileName(' a<b>:c?"d|e*.pdf ')).toBe('abcde.pdf')
  expect(shownFileName('x'.repeat(120))).toBe('x'.repeat(120))
  expect(shownFileName('x'.repeat(121))).toBe('x'.repeat(120))
  expect(shownFileName(`${'x'.repeat(120)}.pdf.txt`)).toBe(`${'x'.repeat(116)}.txt`)
  expect(shownFileName(`${'x'.repeat(112)}.endings-too-long`)).toBe(`${'x'.repeat(112)}.endings`)
  expect(shownFileName('/')).toBe('file')
})
