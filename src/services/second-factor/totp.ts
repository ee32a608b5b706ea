import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { renderSVG } from 'uqr'
import { fromBase32, toBase32 } from './base32.ts'
import type { TotpCodes } from './port.ts'

const PERIOD_MS = 30_000
const DIGITS = 6
/** RFC 4226, section 4, recommends 160 bits. */
const SECRET_BYTES = 20
/** The steps before and after are accepted too, because clocks differ and people type slowly. */
const STEPS = [0, -1, 1] as const

/** One-time codes by time: RFC 6238 with SHA-1 and six digits, which every authenticator app reads. */
export function totpCodes(issuer: string): TotpCodes {
  return {
    newSecret: () => toBase32(randomBytes(SECRET_BYTES)),
    codeAt: (secret, at) => hotp(fromBase32(secret), stepAt(at), DIGITS),
    stepOf(secret, code, at) {
      const [key, entered] = [fromBase32(secret), Buffer.from(code)]
      return STEPS.map((offset) => stepAt(at) + offset).find((step) => {
        const expected = Buffer.from(hotp(key, step, DIGITS))
        return expected.length === entered.length && timingSafeEqual(expected, entered)
      })
    },
    uri(secret, account) {
      const label = [issuer, account].map(encodeURIComponent).join(':')
      return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
    },
    qr: (text) => renderSVG(text, { border: 2 }),
  }
}

function stepAt(at: Date): number {
  return Math.floor(at.getTime() / PERIOD_MS)
}

/** RFC 4226, section 5.3. */
export function hotp(key: Buffer, step: number, digits: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}
