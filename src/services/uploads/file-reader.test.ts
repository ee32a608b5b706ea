import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { photograph } from '../../../tests/support/feed-file.ts'
import { isSimilarPicture } from '#domain/upload/picture-hash.ts'
import { fileReader } from './file-reader.ts'
import type { ReadPicture } from './port.ts'

const reader = fileReader()
const latin = (text: string) => Buffer.from(text, 'latin1')
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'
const pdfWith = (entry: string) => latin(PDF.replace('/Type', `${entry} /Type`))

describe('pictures', () => {
  it('are re-encoded without place, camera and comments, upright and at most 2048 px on each side', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '50/1 56/1 0/1' }
    const taken = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#336699' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'SecretCamera' }, IFD3: gps } })
      .jpeg()
      .toBuffer()
    expect(taken.includes('SecretCamera')).toBe(true)
    const { bytes, width, height } = (await reader.readPicture(taken)) as ReadPicture
    expect(bytes.includes('SecretCamera')).toBe(false)
    const stored = await sharp(bytes).metadata()
    expect([stored.format, stored.exif, stored.width, stored.height]).toEqual(['jpeg', undefined, width, height])
    expect([width, height]).toEqual([1365, 2048])
  })

  it('lose what another file format would read in them', async () => {
    const script = '<script>alert(1)</script>'
    const polyglot = Buffer.concat([await photograph('#223344'), latin(`PK\u0003\u0004${script}`)])
    const { bytes } = (await reader.readPicture(polyglot)) as ReadPicture
    expect(bytes.includes(script)).toBe(false)
    expect(bytes.includes('PK\u0003\u0004')).toBe(false)
  })

  it.each([
    ['GIF89a', 'WRONG_TYPE'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'WRONG_TYPE'],
    ['%PDF-1.4', 'WRONG_TYPE'],
    ['\x00\x00\x00\x18ftypheic', 'WRONG_TYPE'],
    ['\xff\xd8\xff\xe0 no picture at all', 'DAMAGED'],
  ])('are refused where the bytes begin with %j: %s', async (bytes, problem) => {
    expect(await reader.readPicture(latin(bytes))).toBe(problem)
  })

  it('are refused where few bytes become too many pixels', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await reader.readPicture(bomb)).toBe('TOO_MANY_PIXELS')
  })

  it('are refused where they are cut off', async () => {
    const whole = await photograph('#445566')
    expect(await reader.readPicture(whole.subarray(0, whole.length / 2))).toBe('DAMAGED')
  })

  it('have the same hash after they were scaled and another where they show something else', async () => {
    const svg = (shape: string) =>
      sharp(
        latin(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" fill="#fff">
        <rect width="800" height="600" fill="#345"/>${shape}</svg>`),
      )
    const hashOf = async (picture: Sharp) =>
      ((await reader.readPicture(await picture.jpeg().toBuffer())) as ReadPicture).hash
    const car = '<circle cx="200" cy="300" r="150"/><rect x="500" y="50" width="90" height="500"/>'
    const first = await hashOf(svg(car))
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    expect(isSimilarPicture(await hashOf(svg(car).resize(400)), first)).toBe(true)
    expect(isSimilarPicture(await hashOf(svg('<circle cx="600" cy="100" r="90"/>')), first)).toBe(false)
  })

  it('have ink where a box was drawn, and nothing else changed', async () => {
    const covered = await reader.coverPicture(await photograph('#ffffff'), [
      { left: 0.25, top: 0.5, width: 0.5, height: 0.25 },
    ])
    const { data, info } = await sharp(covered).greyscale().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => data[Math.round(y * info.height) * info.width + Math.round(x * info.width)]!
    expect([at(0.5, 0.6) < 60, at(0.1, 0.6) > 200, at(0.5, 0.2) > 200]).toEqual([true, true, true])
  })
})

describe('documents', () => {
  const problemOf = async (bytes: Uint8Array) => {
    const answer = await reader.readDocument(bytes)
    return typeof answer === 'string' ? answer : answer.contentType
  }

  it('are PDF, JPEG or PNG by their bytes', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    expect(await problemOf(await pdf.save())).toBe('application/pdf')
    expect(await problemOf(await photograph('#abcdef'))).toBe('image/jpeg')
    expect(
      await problemOf(
        await sharp(await photograph('#abcdef'))
          .png()
          .toBuffer(),
      ),
    ).toBe('image/png')
    expect(await problemOf(latin('MZ\x90\x00'))).toBe('WRONG_TYPE')
    expect(await problemOf(latin('PK\x03\x04 a letter.docx'))).toBe('WRONG_TYPE')
    expect(await problemOf(latin(' %PDF-1.4'))).toBe('WRONG_TYPE')
  })

  it('are refused where they are encrypted, active or have no end', async () => {
    expect(await problemOf(latin(PDF))).toBe('application/pdf')
    expect(await problemOf(pdfWith('/Encrypt 5 0 R'))).toBe('PASSWORD_PROTECTED')
    expect(await problemOf(pdfWith('/OpenAction << /S /JavaScript /JS (app.alert) >>'))).toBe('ACTIVE_CONTENT')
    expect(await problemOf(pdfWith('/OpenAction << /S /J#61vaScript >>'))).toBe('ACTIVE_CONTENT')
    expect(await problemOf(pdfWith('/Names << /EmbeddedFiles 3 0 R >>'))).toBe('ACTIVE_CONTENT')
    expect(await problemOf(latin(PDF.replace('%%EOF', '')))).toBe('DAMAGED')
    expect(await problemOf(latin('%PDF-1.4\nMZ\n%%EOF'))).toBe('DAMAGED')
  })

  it('are looked through in packed objects as well', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    pdf.addJavaScript('hello', 'app.alert(1)')
    expect(await problemOf(await pdf.save({ useObjectStreams: true }))).toBe('ACTIVE_CONTENT')
  })

  it.each([
    ['PDF', () => Promise.resolve(latin(PDF))],
    ['JPEG', () => photograph('#102030')],
    [
      'PNG',
      async () =>
        sharp(await photograph('#102030'))
          .png()
          .toBuffer(),
    ],
  ])('lose what was appended to a %s', async (_, make) => {
    const answer = await reader.readDocument(Buffer.concat([await make(), latin('PK\x03\x04 evil.exe')]))
    expect(typeof answer === 'string' ? answer : answer.bytes.includes('evil.exe')).toBe(false)
  })
})

it('a decoder that never ends is ended, and the file counts as damaged', async () => {
  const program = path.join(tmpdir(), `stuck-${process.pid}.mjs`)
  await writeFile(program, 'setInterval(() => {}, 1000)')
  expect(await fileReader(program, 300).readPicture(latin('x'))).toBe('DAMAGED')
})

it('a decoder that answers nonsense counts as damaged', async () => {
  const program = path.join(tmpdir(), `nonsense-${process.pid}.mjs`)
  await writeFile(program, "process.stdout.write('{ nonsense')")
  expect(await fileReader(program).readPicture(latin('x'))).toBe('DAMAGED')
})

it('passes nothing of the environment on to the process', async () => {
  const program = path.join(tmpdir(), `env-${process.pid}.mjs`)
  await writeFile(program, `console.log(JSON.stringify({ contentType: Object.keys(process.env).join() }))`)
  const answer = await fileReader(program).readDocument(latin('x'))
  expect(typeof answer === 'string' ? answer : answer.contentType).not.toMatch(/DATA|SECRET|PATH/)
})
