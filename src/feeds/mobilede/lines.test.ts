import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLine, encodeLatin9 } from './decode-line.ts'
import { linesOf, MAX_LINE_BYTES } from './lines.ts'

async function read(chunks: readonly string[]) {
  const lines: (string | null)[] = []
  for await (const batch of linesOf(bytesOf(chunks))) {
    for (const { number, bytes } of batch) {
      expect(number).toBe(lines.length + 1)
      lines.push(bytes?.toString('latin1') ?? null)
    }
  }
  return lines
}

async function* bytesOf(chunks: readonly string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk, 'latin1')
}

test('lines end with a newline, with or without a carriage return', async () => {
  expect(await read(['a\r\nb\n\nc'])).toEqual(['a', 'b', '', 'c'])
  expect(await read(['a\r', '\nb', 'c\r\n'])).toEqual(['a', 'bc'])
  expect(await read([])).toEqual([])
})

test('the chunks of a stream make no difference', async () => {
  const text = 'eins;1\r\nzwei;2\n\ndrei;3'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), text.length]
      const chunks = edges.slice(1).map((end, index) => text.slice(edges[index], end))
      expect(await read(chunks)).toEqual(['eins;1', 'zwei;2', '', 'drei;3'])
    }),
  )
})

test('a line that is too long is left out, the next one is read', async () => {
  const chunk = 'x'.repeat(100_000)
  expect(await read(['a\n', chunk, chunk, chunk, chunk, '\nb\n', 'x'.repeat(MAX_LINE_BYTES)])).toEqual([
    'a',
    null,
    'b',
    'x'.repeat(MAX_LINE_BYTES),
  ])
  expect(await read([chunk, chunk, chunk])).toEqual([null])
})

test.each([
  ['ISO-8859-15', Buffer.from([0x57, 0x65, 0x69, 0xdf, 0x20, 0xa4]), 'Weiß €'],
  ['UTF-8', Buffer.from('Weiß €'), 'Weiß €'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFWeiß'), 'Weiß'],
  ['Windows-1252', Buffer.from([0x80, 0x20, 0x84, 0xfc, 0x93]), '€ „ü“'],
  ['ASCII', Buffer.from('abc'), 'abc'],
])('a line in %s is decoded', (_, bytes, text) => {
  expect(decodeLine(bytes)).toBe(text)
})

test('characters of ISO-8859-15 survive, others become a question mark', () => {
  const text = 'Überführung für 100 € – Šašek'
  expect(decodeLine(encodeLatin9(text))).toBe(text.replace('–', '?'))
  expect(decodeLine(encodeLatin9('½ 🚗'))).toBe('? ?')
})
