import { expect, it } from 'vitest'
import { BrokenForm, readFormParts, text } from './multipart.ts'

const CSV = 'a;b\r\n--grenz\r\n1;2'
const BODY = `--grenze\r\nContent-Disposition: form-data; name="merchant"\r\n\r\nlindenhof\r\n--grenze\r\nContent-Disposition: form-data; name="file"; filename="Bestand &quot;neu&quot;.csv"\r\nContent-Type: text/csv\r\n\r\n${CSV}\r\n--grenze--\r\n`

async function* inPieces(body: string, size: number) {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function partsOf(body: string, size: number) {
  const parts = []
  for await (const { name, fileName, data } of readFormParts(
    inPieces(body, size),
    'multipart/form-data; boundary=grenze',
  ))
    parts.push({ name, fileName, text: await text(data, 1_000) })
  return parts
}

it.each([1, 7, 10_000])('a form is read in pieces of %d bytes', async (size) => {
  expect(await partsOf(BODY, size)).toEqual([
    { name: 'merchant', fileName: null, text: 'lindenhof' },
    { name: 'file', fileName: 'Bestand &quot;neu&quot;.csv', text: CSV },
  ])
})

it('a form that ends early is refused', async () => {
  await expect(partsOf(BODY.slice(0, -20), 7)).rejects.toThrow(BrokenForm)
  await expect(partsOf('merchant=lindenhof', 7)).rejects.toThrow(BrokenForm)
})
