import { randomUUID } from 'node:crypto'
import { CART_COOKIE } from '#domain/session/cookies.ts'
import { type Client, newVisitor, Refused } from '../client.ts'

/** Uploads a picture of a car on offer, as the script of the file field does; answers its key and whose it is. */
export async function upload(
  client: Client,
  base: string,
  picture: Buffer,
): Promise<{ readonly key: string; readonly visitor: string }> {
  const visitor = randomUUID()
  const headers = { ...newVisitor().headers, Origin: base, Cookie: `${CART_COOKIE}=${visitor}` }
  const response = await client.send('/hochladungen/new?flow=private-sale&kind=PICTURE', () => {
    const body = new FormData()
    body.set('pictures', new File([new Uint8Array(picture)], 'car.jpg', { type: 'image/jpeg' }))
    return { method: 'POST', headers, body }
  })
  if (!response.ok) throw new Refused(`upload: ${response.status} ${await response.text()}`)
  const { key } = (await response.json()) as { key: string }
  return { key, visitor }
}

/** Whether the picture is there, to the last byte. */
export async function hasUpload(base: string, { key, visitor }: { key: string; visitor: string }): Promise<boolean> {
  const response = await fetch(`${base}/hochladungen/${key}`, { headers: { Cookie: `${CART_COOKIE}=${visitor}` } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return response.status === 200 && bytes.length > 0 && bytes.readUInt16BE(bytes.length - 2) === END_OF_JPEG
}

const END_OF_JPEG = 0xffd9
