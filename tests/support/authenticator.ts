import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Passkey {
  readonly id: Buffer
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  counter: number
}

/** An authenticator in software, as a browser at this origin would use it: it verifies its user and counts its uses. */
export class Authenticator {
  readonly #origin: string
  #passkey: Passkey | undefined

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Makes a passkey; its answer as JSON. */
  register(options: string): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } }
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const passkey = { id: randomBytes(16), privateKey, publicKey, counter: 0 }
    this.#passkey = passkey
    const length = Buffer.alloc(2)
    length.writeUInt16BE(passkey.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, passkey.id, coseKey(publicKey)])
    const authData = Buffer.concat([authenticatorData(rp.id, 0x45, 0), credential])
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ])
    return this.#answer(passkey, {
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers a question by the passkey; `counter` sets its count of uses. */
  logIn(options: string, counter = (this.#passkey?.counter ?? 0) + 1): string {
    const passkey = this.#passkey!
    passkey.counter = counter
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
    const clientDataJSON = this.#clientData('webauthn.get', challenge)
    const data = authenticatorData(rpId, 0x05, counter)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#answer(passkey, {
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
    })
  }

  #answer({ id }: Passkey, response: object): string {
    const name = id.toString('base64url')
    return JSON.stringify({ id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response })
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false })).toString(
      'base64url',
    )
  }
}

/** WebAuthn, section 6.1. */
function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(rpId)), rest])
}

/** RFC 9053, section 7.1: an elliptic curve key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** CBOR (RFC 8949, section 3), as much as a passkey needs. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}
