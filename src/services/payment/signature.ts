import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a signature may be old, or ahead of our clock. */
const TOLERANCE = 300

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of the time, a full stop and the body, as Stripe signs. */
export function signBody(secret: string, body: Uint8Array | string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${digestOf(secret, String(time), body).toString('hex')}`
}

/** Whether one of the signatures was made with this secret for this body within five minutes. */
export function isSigned(secret: string, body: Uint8Array, header: string | null, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=') as [string, string?])
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE) return false
  const expected = digestOf(secret, time, body)
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function digestOf(secret: string, time: string, body: Uint8Array | string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}
