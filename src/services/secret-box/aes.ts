import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretBox } from './port.ts'

const CIPHER = 'aes-256-gcm'
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Key {
  readonly id: Buffer
  readonly bytes: Buffer
}

/**
 * AES-256-GCM with keys derived from `secrets`: the first one seals, all of them open. A sealed text begins with the id of its key, so that
 * a new secret can be put in front of the old one. Layout: key id (4 bytes), nonce (12), tag (16), text.
 */
export function aesSecretBox(secrets: readonly [string, ...string[]]): SecretBox {
  const keys = secrets.map(keyOf)
  const [first] = keys as [Key, ...Key[]]
  const openBytes = (sealed: Buffer, purpose: string): Buffer => {
    const key = keys.find(({ id }) => id.equals(sealed.subarray(0, KEY_ID_BYTES)))
    if (!key) throw new Error('Sealed with a key that DATA_KEY does not name any more')
    const nonceEnd = KEY_ID_BYTES + NONCE_BYTES
    const tagEnd = nonceEnd + TAG_BYTES
    const nonce = sealed.subarray(KEY_ID_BYTES, nonceEnd)
    const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(sealed.subarray(nonceEnd, tagEnd))
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
  }
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, first.bytes, nonce).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()])
      return Buffer.concat([first.id, nonce, cipher.getAuthTag(), sealed])
    },
    open: (sealed, purpose) => openBytes(sealed, purpose).toString('utf8'),
    openBytes,
  }
}

/** The ids, in hexadecimal, with which texts begin that these secrets sealed. */
export function keyIdsOf(secrets: readonly string[]): string[] {
  return secrets.map((secret) => keyOf(secret).id.toString('hex'))
}

function keyOf(secret: string): Key {
  const derive = (use: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', use, length))
  return { id: derive('key id', KEY_ID_BYTES), bytes: derive('key', 32) }
}
