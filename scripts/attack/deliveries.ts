import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import yazl from 'yazl'
import { csvOf, feedCar } from '../../tests/support/feed-file.ts'
import { FEED_KEY } from '../../tests/support/two-dealers.ts'
import { type Attack, failed } from './attack.ts'

const area = 'deliveries'
const MAX_MS = 15_000

async function zipOf(entries: Readonly<Record<string, Uint8Array>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, contents] of Object.entries(entries)) zip.addBuffer(Buffer.from(contents), name)
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array>)
}

/** The archive with the name of its only picture replaced by one of the same length that no program would write. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

export const DELIVERY_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: 'archives of pictures that become much, are many or lead elsewhere' },
    mustHold: `bombs and wrong names are refused, useless pictures are reported, each within ${MAX_MS / 1_000} s; pages are answered meanwhile`,
    async run(target) {
      const stock = csvOf([feedCar('ZIP-1')])
      const flat = await sharp({ create: { width: 9_000, height: 10_000, channels: 3, background: 'white' } })
        .png()
        .toBuffer()
      const many = Object.fromEntries(
        Array.from({ length: 10_000 }, (_, number) => [`ZIP-${number}_1.jpg`, Buffer.from('no picture')]),
      )
      const large = Object.fromEntries(Array.from({ length: 20 }, (_, number) => [`ZIP-1_${number}.png`, flat]))
      const named = await zipOf({ 'bestand.csv': stock, 'xxxxxxxxxxxx.jpg': Buffer.from('x') })
      const archives: readonly [string, Buffer, number, string][] = [
        ['a vehicle file of 300 MB', await zipOf({ 'bestand.csv': Buffer.alloc(300_000_000) }), 422, 'SUSPICIOUS'],
        [
          'a picture of 29 MB of zeros',
          await zipOf({ 'a.csv': stock, 'ZIP-1_1.jpg': Buffer.alloc(29_000_000) }),
          422,
          'SUSPICIOUS',
        ],
        ['10,000 pictures that are none', await zipOf({ 'bestand.csv': stock, ...many }), 200, 'PICTURE_UNREADABLE'],
        ['20 pictures of 90 megapixels', await zipOf({ 'bestand.csv': stock, ...large }), 200, 'PICTURE_UNREADABLE'],
        ['a name with folders', renamed(named, 'xxxxxxxxxxxx.jpg', '../../../etc.jpg'), 422, 'UNSAFE_NAME'],
        ['an absolute name', renamed(named, 'xxxxxxxxxxxx.jpg', '/tmp/x/xxxxx.jpg'), 422, 'UNSAFE_NAME'],
        ['a name with backslashes', renamed(named, 'xxxxxxxxxxxx.jpg', '..\\..\\xxxxxx.jpg'), 422, 'UNSAFE_NAME'],
      ]
      const breaches: string[] = []
      for (const [what, body, status, code] of archives) {
        const answer = target.send('/api/feeds/hansen?partial=1', {
          method: 'POST',
          body,
          headers: { Authorization: `Bearer ${FEED_KEY}` },
        })
        const page = await target.send('/auto-kaufen')
        const { status: given, text, milliseconds } = await answer
        console.log(
          `    ${what} (${(body.length / 1024).toFixed(0)} KB): ${given} after ${(milliseconds / 1_000).toFixed(1)} s, a page meanwhile ${page.milliseconds.toFixed(0)} ms`,
        )
        breaches.push(
          ...failed({
            [`${what} is answered ${status} ${code} (${given} ${text.slice(0, 120)})`]:
              given === status && text.includes(code),
            [`${what} takes ${milliseconds.toFixed(0)} ms`]: milliseconds < MAX_MS,
            [`a page meanwhile takes ${page.milliseconds.toFixed(0)} ms`]:
              page.status === 200 && page.milliseconds < 2_000,
          }),
        )
      }
      return breaches
    },
  },
]
