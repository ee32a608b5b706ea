import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

const SCRIPT = '<< /S /JavaScript /JS (app.alert) >>'
const packed = (text: string) => deflateSync(text).toString('latin1')
const stream = (head: string, content: string) => `5 0 obj\n<< ${head} >>\nstream\n${content}\nendstream\nendobj\n`
const objectStream = (content: string, filter = '/Filter /FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 ${filter}`, content)

function problemOf(...objects: string[]): string | undefined {
  const pdf = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${objects.join('')}trailer\n%%EOF`
  const answer = readDocument(Buffer.from(pdf, 'latin1'))
  return 'problem' in answer ? answer.problem : undefined
}

it.each([
  ['packed', objectStream(packed(SCRIPT))],
  ['not packed', objectStream(SCRIPT, '')],
  ['named with codes', objectStream(packed(SCRIPT)).replace('/ObjStm', '/Obj#53tm')],
  ['packed by a list of one filter', objectStream(packed(SCRIPT), '/Filter [ /FlateDecode ]')],
  ['behind a carriage return', objectStream(packed(SCRIPT)).replace('stream\n', 'stream\r')],
  ['behind a space', objectStream(packed(SCRIPT)).replace('stream\n', 'stream \n')],
  ['below a long head', objectStream(packed(SCRIPT), `/Filter /FlateDecode /Note (${'x'.repeat(1_000)})`)],
])('finds a script in an object stream that is %s', (_, object) => {
  expect(problemOf(object)).toBe('ACTIVE_CONTENT')
})

it.each([
  ['packed twice', objectStream(packed(packed(SCRIPT)), '/Filter [/FlateDecode /FlateDecode]')],
  ['packed twice by short names', objectStream(packed(packed(SCRIPT)), '/F [/Fl /Fl]')],
  ['predicted', objectStream(packed(SCRIPT), '/Filter /FlateDecode /DecodeParms << /Predictor 11 >>')],
  ['packed as another object says', objectStream(packed(SCRIPT), '/Filter [7 0 R 7 0 R] /X /FlateDecode')],
  ['not found', objectStream(packed(SCRIPT)).replace('stream\n', 'stream\f')],
])('refuses an object stream that is %s', (_, object) => {
  expect(problemOf(object)).toBe('DAMAGED')
})

it('refuses object streams that cannot be looked through', () => {
  expect(problemOf(objectStream('2F4A53>', '/Filter /ASCIIHexDecode'))).toBe('DAMAGED')
  expect(problemOf(objectStream(packed('x'.repeat(8_000_001))))).toBe('DAMAGED')
  const harmless = Array.from({ length: 500 }, () => objectStream(packed('<< /Type /Page >>')))
  expect(problemOf(...harmless)).toBeUndefined()
  expect(problemOf(...harmless, objectStream(packed(SCRIPT)))).toBe('DAMAGED')
})

it('takes pictures and fonts in whatever way they are packed, also behind an object stream', () => {
  const picture = stream('/Subtype /Image /Filter /DCTDecode', '/JavaScript by chance')
  expect(problemOf(objectStream(packed('<< /Type /Page >>')), picture)).toBeUndefined()
})
