import { expect, test } from 'vitest'
import { FRAMES, type FrameName } from './mark-frames.ts'
import { drawMark } from './mark.ts'
import { LETTERS, MOTIFS } from './mark-motifs.ts'

const SHOP = { slug: 'hansen', name: 'Autohaus Öhlers', color: '#7a1f2b' }

test('a shop without a motif has the first letter of its last word, always in the same frame', () => {
  expect(drawMark(SHOP)).toBe(drawMark({ ...SHOP }))
  expect(drawMark(SHOP)).toContain(LETTERS.O)
  expect(drawMark({ ...SHOP, name: '4 Räder' })).toContain(LETTERS.R)
  expect(drawMark({ ...SHOP, name: 'Hof 7' })).toContain(MOTIFS.star)
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
