import { expect, test } from 'vitest'
import { FRAMES, type FrameName } from './mark-frames.ts'
import { drawAxle, drawMark, markShapes } from './mark.ts'
import { LETTERS, MOTIFS } from './mark-motifs.ts'

const SHOP = { slug: 'hansen', name: 'Autohaus Öhlers', color: '#7a1f2b' }

test('a shop without a motif has the first letter of its last word, always in the same frame', () => {
  expect(drawMark(SHOP)).toBe(drawMark({ ...SHOP }))
  expect(drawMark(SHOP)).toContain(LETTERS.O)
  expect(drawMark({ ...SHOP, name: '4 Räder' })).toContain(LETTERS.R)
  expect(drawMark({ ...SHOP, name: ' auto  kern ' })).toContain(LETTERS.K)
  expect(drawMark({ ...SHOP, name: 'Hof 7' })).toContain(MOTIFS.star)
  expect(drawMark({ ...SHOP, name: ' ' })).toContain(MOTIFS.star)
})

test('every letter has a drawing of its own', () => {
  expect(Object.keys(LETTERS).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(new Set(Object.values(LETTERS)).size).toBe(26)
  for (const [letter, path] of Object.entries(LETTERS)) expect(path, letter).toMatch(/^M\d/)
})

test.each([
  // The codes of the letters by their places, over nine frames: a 97 → 7, ab 97 + 2 · 98 = 293 → 5, ba 98 + 2 · 97 = 292 → 4.
  ['', 'none'],
  ['a', 'diamond'],
  ['ab', 'shield'],
  ['ba', 'tile'],
])('the slug %j chooses the frame %s', (slug, frame) =>
  expect(markShapes({ ...SHOP, slug })[0]?.d).toBe(FRAMES[frame as FrameName].path ?? LETTERS.O),
)

test.each([
  ['Autohaus Brandt GmbH', 'B'],
  ['Autohaus Kern GmbH & Co. KG', 'K'],
  ['Autohaus Lindenhof', 'L'],
  ['AG', 'A'],
  ['Autohaus Kern UG (haftungsbeschränkt)', 'K'],
  ['Autohaus Brandt e. K.', 'B'],
  ['Lindenhof e.K.', 'L'],
  ['Autohaus Brandt GmbH&Co. KG', 'B'],
  ['Lindenhof AG & Co. KGaA', 'L'],
  ['Autohaus Agthe', 'A'],
])('the letter of %j is %s', (name, letter) =>
  expect(markShapes({ ...SHOP, name, slug: '' })[0]?.d).toBe(LETTERS[letter]),
)

test('a drawing is scaled around the middle of its frame, and its stroke stays four units wide', () => {
  // Scaled to 0.66, 10.88 units are free on each side, and a stroke of 6.06 shrinks to 4.
  expect(markShapes({ ...SHOP, mark: { motif: 'leaf', frame: 'diamond' } })).toEqual([
    { d: FRAMES.diamond.path, fill: '#7a1f2b' },
    {
      ...{ d: MOTIFS.leaf, fill: 'none', transform: 'translate(10.88 10.88) scale(0.66)' },
      ...{ stroke: '#ffffff', strokeWidth: 6.06 },
    },
  ])
  expect(markShapes({ ...SHOP, mark: { motif: 'leaf', frame: 'none' } })).toEqual([
    {
      ...{ d: MOTIFS.leaf, fill: 'none', transform: 'translate(-11.2 -11.2) scale(1.35)' },
      ...{ stroke: '#7a1f2b', strokeWidth: 2.96 },
    },
  ])
  expect(markShapes({ ...SHOP, mark: { motif: 'leaf', frame: 'ring' } })).toEqual([
    { d: FRAMES.ring.path, fill: 'none', stroke: '#7a1f2b', strokeWidth: 4 },
    {
      ...{ d: MOTIFS.leaf, fill: 'none', transform: 'translate(3.2 3.2) scale(0.9)' },
      ...{ stroke: '#7a1f2b', strokeWidth: 4.44 },
    },
  ])
  expect(markShapes({ ...SHOP, mark: { motif: 'leaf', frame: 'halves' } })[1]).toEqual({
    ...{ d: FRAMES.halves.shade, fill: '#000000', fillOpacity: 0.24 },
  })
})

test('as an SVG each shape has the attributes it needs, and only the drawing round ends', () => {
  const [open, close] = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    '</svg>',
  ]
  const line = 'stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'
  expect(drawMark({ ...SHOP, mark: { motif: 'star', frame: 'halves' } })).toBe(
    `${open}<path d="M2 2H62V62H2Z" fill="#7a1f2b"/><path d="M62 2V62H2Z" fill="#000000" fill-opacity="0.24"/>` +
      `<path d="${MOTIFS.star}" transform="translate(0 0) scale(1)" fill="none" ${line}/>${close}`,
  )
  expect(drawMark({ ...SHOP, mark: { motif: 'star', frame: 'ring' } })).toContain(
    `<path d="${FRAMES.ring.path}" fill="none" stroke="#7a1f2b" stroke-width="4"/>`,
  )
})

test('every motif in every frame is a mark of its own, readable on the brand’s colour too', () => {
  const marks = Object.keys(MOTIFS).flatMap((motif) =>
    Object.keys(FRAMES).map((frame) => ({ motif: motif as keyof typeof MOTIFS, frame: frame as FrameName })),
  )
  expect(new Set(marks.map((mark) => drawMark({ ...SHOP, mark }))).size).toBe(marks.length)
  expect(drawMark({ ...SHOP, mark: { motif: 'leaf', frame: 'ring' }, isInverted: true })).not.toContain(SHOP.color)
  expect(drawMark({ ...SHOP, mark: { motif: 'leaf', frame: 'disc' }, isInverted: true })).toMatch(
    /fill="#ffffff".*stroke="#7a1f2b"/,
  )
})

test('the shop itself has two wheels and their axle', () => {
  const axle = drawAxle('#0a5a64')
  expect(axle).toMatch(/^<svg [^>]*><g [^>]*stroke="#0a5a64"[^>]*>.*<\/g><\/svg>$/)
  expect([axle.split('<circle').length - 1, axle.split('<path').length - 1]).toEqual([2, 1])
})
