import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { signedSessionTokens } from './signed.ts'

const SECRET = 'a secret of thirty-two characters'
const SESSION = { customerId: 7, familyId: '0f8fad5b-d9cb-469f-a165-70867728950e' }
const tokens = signedSessionTokens(SECRET)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const keyOf = (use: string) => createHmac('sha256', SECRET).update(use).digest()

const CLAIMS = { fam: SESSION.familyId }
interface Forged {
  readonly alg: string
  readonly key: Buffer
  readonly issuer: string
  readonly claims: Partial<typeof CLAIMS>
}

/** A token like ours, but for what is changed. */
function forged({ alg = 'HS256', key = keyOf('access'), issuer = 'fahrwerk', claims = CLAIMS }: Partial<Forged> = {}) {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg }).setIssuer(issuer).setSubject('7')
  return token.setExpirationTime(inMinutes(5)).sign(key)
}

it('an access token is read until its end', async () => {
  const read = await tokens.read(await tokens.accessToken(SESSION, inMinutes(5)))
  expect(read).toMatchObject(SESSION)
  expect(read!.expiresAt.getTime() - Date.now()).toBeGreaterThan(4 * 60_000)
  expect(await tokens.read(await tokens.accessToken(SESSION, inMinutes(-1)))).toBeUndefined()
})

it('only our algorithm, key, issuer and claims make an access token', async () => {
  expect(await tokens.read(await forged())).toMatchObject(SESSION)
  const [header, payload] = (await forged()).split('.')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const token of [
    `${unsigned}.${payload}.`,
    `${header}.${payload}.`,
    await forged({ alg: 'HS512' }),
    await forged({ key: keyOf('refresh') }),
    await forged({ key: Buffer.from(SECRET) }),
    await forged({ issuer: 'other' }),
    await forged({ claims: {} }),
    await signedSessionTokens(`${SECRET}.`).accessToken(SESSION, inMinutes(5)),
  ])
    expect(await tokens.read(token)).toBeUndefined()
})

it('the token of a device is none of a session, nor of another account, and the other way round', async () => {
  const device = await tokens.deviceToken('jana@example.com', 'device-1')
  expect(await tokens.deviceOf(device, 'jana@example.com')).toBe('device-1')
  expect(await tokens.deviceOf(device, 'eva@example.com')).toBeUndefined()
  expect(await tokens.read(device)).toBeUndefined()
  expect(await tokens.deviceOf(await tokens.accessToken(SESSION, inMinutes(5)), '7')).toBeUndefined()
})

it('refresh tokens have 256 bits and are never the same; a successor is known only with the secret', () => {
  const issued = Array.from({ length: 1_000 }, () => tokens.refreshToken())
  expect(new Set(issued).size).toBe(1_000)
  for (const token of issued) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const [first] = issued as [string]
  expect(tokens.refreshToken(first)).toBe(tokens.refreshToken(first))
  expect(signedSessionTokens(`${SECRET}.`).refreshToken(first)).not.toBe(tokens.refreshToken(first))
})
