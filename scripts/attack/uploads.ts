import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { type Attack, failed } from './attack.ts'
import type { Answer } from './call.ts'
import type { Target } from './target.ts'

const area = 'uploads'
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'

function sendFile(target: Target, bytes: Uint8Array, name: string, kind = 'PICTURE', who = 0): Promise<Answer> {
  const boundary = 'xxxxxxxxxxxxxxxx'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="pictures"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return target.send(`/hochladungen/new?flow=workshop&kind=${kind}`, {
    method: 'POST',
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: {
      ...{ Origin: `http://localhost:${target.port}`, Cookie: target.customers[who]!.cookie },
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  })
}
const keyOf = ({ text }: Answer) => /"key":"([^"]+)"/.exec(text)?.[1]
const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

/** A PNG of a few kilobytes that says it is 30,000 pixels wide and high. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(4_000_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const UPLOAD_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: 'two formats in one file, and wrong ones' },
    mustHold: 'a picture is made anew without what was added; everything else is refused',
    async run(target) {
      const script = '<script>alert(1)</script>'
      const mixed = await sendFile(
        target,
        Buffer.concat([await picture(), Buffer.from(`PK\u0003\u0004${script}%PDF-1.4`)]),
        'a.jpg',
      )
      const key = keyOf(mixed)
      const shown = key
        ? await target.send(`/hochladungen/${key}`, { headers: { Cookie: target.customers[0].cookie } })
        : undefined
      const wrong: [string, Buffer | string, string][] = [
        ['svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'PICTURE'],
        ['html', `<!doctype html>${script}`, 'PICTURE'],
        ['gif', `GIF89a/*${script}*/`, 'PICTURE'],
        ['a program', Buffer.from('7f454c46020101', 'hex'), 'PICTURE'],
        ['a PDF with a script', PDF.replace('/Type', '/OpenAction << /S /JavaScript /JS (x) >> /Type'), 'DOCUMENT'],
        ['a PDF that starts a program', PDF.replace('/Type', '/AA << /O << /S /Launch >> >> /Type'), 'DOCUMENT'],
        ['HTML as a document', `${script}${PDF}`, 'DOCUMENT'],
        ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000)]), 'DOCUMENT'],
      ]
      const breaches: string[] = []
      for (const [what, bytes, kind] of wrong) {
        const answer = await sendFile(target, Buffer.from(bytes), 'a.jpg', kind)
        if (answer.status !== 422) breaches.push(`${what} was answered ${answer.status}`)
      }
      return [
        ...breaches,
        ...failed({
          'the mixed one is taken as a picture': shown?.status === 200,
          'nothing of the other formats is left': !shown?.text.includes('script') && !shown?.text.includes('%PDF'),
        }),
      ]
    },
  },
  {
    ...{ area, name: 'few bytes that become many' },
    mustHold: 'huge dimensions and packed documents are refused within five seconds, and the shop goes on',
    async run(target) {
      const packed = deflateSync(Buffer.alloc(300_000_000))
      const pdf = Buffer.concat([
        Buffer.from(
          `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
        ),
        ...[packed, Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')],
      ])
      const started = performance.now()
      const bomb = sendFile(target, pdf, 'bomb.pdf', 'DOCUMENT')
      const [png, document, page] = [
        await sendFile(target, hugePng(), 'huge.png'),
        await bomb,
        await target.send('/healthz'),
      ]
      return failed({
        [`a PNG of 900 megapixels is refused (${png.status})`]: png.status === 422,
        [`a PDF with 300 MB in ${pdf.length} bytes does not stop the shop (${document.status})`]: document.status < 500,
        [`it takes no longer than 5 s (${((performance.now() - started) / 1000).toFixed(1)})`]:
          performance.now() - started < 5_000,
        'the shop answers': page.status === 200,
      })
    },
  },
  {
    ...{ area, name: 'names that lead elsewhere' },
    mustHold: 'a name is shown as its last part, makes no header, and no key leaves the folder',
    async run(target, random) {
      const names = [
        '../../../etc/passwd',
        '..\\..\\x.jpg',
        'a.jpg\u0000.html',
        'x%0d%0aSet-Cookie:%20a=b.jpg',
        'CON',
        '.htaccess',
        `${'ä'.repeat(400)}.jpg`,
        '"; filename=x.html',
      ]
      const breaches: string[] = []
      for (const name of names) {
        const key = keyOf(
          await sendFile(target, await picture(40 + random.below(20)), name.replaceAll('"', '%22'), 'PICTURE', 1),
        )
        if (!key) continue
        const shown = await target.send(`/hochladungen/${key}`, { headers: { Cookie: target.customers[1].cookie } })
        const header = decodeURIComponent(String(shown.headers['content-disposition']).replace(/^.*''/, ''))
        if (/[/\\\r\n\0]|\.\./.test(header.replace(/^\.+/, '')) || shown.headers['set-cookie']?.includes('a=b'))
          breaches.push(`${JSON.stringify(name)} is shown as ${JSON.stringify(header)}`)
      }
      for (const key of [
        '..%2f..%2fdata-key',
        '../data-key',
        'aa-upload-../../data-key',
        '%2e%2e/session-secret',
        'aa-upload-%00',
      ]) {
        const answer = await target.send(`/hochladungen/${key}`, { headers: { Cookie: target.customers[1].cookie } })
        if (answer.status === 200 && !String(answer.headers['content-type']).startsWith('text/html'))
          breaches.push(`${key} was found`)
        if (answer.status >= 500) breaches.push(`${key} was a fault`)
      }
      return breaches
    },
  },
  {
    ...{ area, name: 'see the file of another customer' },
    mustHold: 'a file is not found by another customer, a visitor or the addresses of pictures',
    async run(target) {
      const key = keyOf(await sendFile(target, await picture(), 'mine.jpg'))
      const [, mia] = target.customers
      const others = await Promise.all([
        target.send(`/hochladungen/${key}`, { headers: { Cookie: mia.cookie } }),
        target.send(`/hochladungen/${key}`),
        target.send(`/img/4x3/256/${key}`),
        target.send(`/hochladungen/${key}?key=x`, {
          headers: { Cookie: 'shopping-cart-uuid=00000000-0000-4000-8000-000000000000' },
        }),
      ])
      return failed({
        'it was stored': key !== undefined,
        'nobody else finds it': others.every(({ status }) => status === 404),
      })
    },
  },
]
