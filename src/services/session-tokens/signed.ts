import { createHash, createHmac, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { SESSION_TIMING } from '#domain/session/timing.ts'
import type { SessionTokens } from './port.ts'

const ISSUER = 'fahrwerk'

/** Access tokens as JWT (HS256, RFC 7519); refresh tokens are random, their successors derived with the shop's secret. */
export function signedSessionTokens(secret: string): SessionTokens {
  const key = createHmac('sha256', secret).update('access').digest()
  const refreshKey = createHmac('sha256', secret).update('refresh').digest()
  const deviceKey = createHmac('sha256', secret).update('device').digest()
  return {
    accessToken: ({ customerId, familyId }, expiresAt) =>
      new SignJWT({ fam: familyId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(String(customerId))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(accessToken) {
      try {
        const { payload } = await jwtVerify(accessToken, key, { issuer: ISSUER, algorithms: ['HS256'] })
        const customerId = Number(payload.sub)
        if (!Number.isSafeInteger(customerId) || typeof payload.fam !== 'string' || !payload.exp) return undefined
        return { customerId, familyId: payload.fam, expiresAt: new Date(payload.exp * 1000) }
      } catch {
        return undefined
      }
    },
    refreshToken: (predecessor) =>
      predecessor === undefined
        ? randomBytes(32).toString('base64url')
        : createHmac('sha256', refreshKey).update(predecessor).digest('base64url'),
    deviceToken: (account, device) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(fingerprintOf(account))
        .setJti(device)
        .setExpirationTime(new Date(Date.now() + SESSION_TIMING.knownDevice))
        .sign(deviceKey),
    async deviceOf(deviceToken, account) {
      try {
        const { payload } = await jwtVerify(deviceToken, deviceKey, {
          issuer: ISSUER,
          algorithms: ['HS256'],
          subject: fingerprintOf(account),
        })
        return payload.jti
      } catch {
        return undefined
      }
    },
  }
}

/** The token lies in a cookie of a browser that others may use, so it does not spell out the address. */
function fingerprintOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url')
}
