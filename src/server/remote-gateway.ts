import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { DEVICE_COOKIE, readSessionCookie, SESSION_COOKIE } from '#domain/session/cookies.ts'
import type { GatewayAnswer } from '#gateway/run-document.ts'
import { fetchWithRetry, isUnavailable, RETRY_POLICY } from '#services/fetch-with-retry.ts'
import type { WebEnv } from './web-env.ts'

export const VISITOR_HEADER = 'X-Fahrwerk-Visitor'
/** Names the draft that the form behind a request was opened with: where it has ended, the request is refused. */
export const DRAFT_HEADER = 'X-Opened-Draft'

/** The visitor data a storefront passes to a remote gateway; signed, because anybody can send headers. */
const Visitor = z.object({ origin: z.url(), host: z.string(), network: z.string() })
export type RemoteVisitor = z.output<typeof Visitor>

export function signVisitor(visitor: RemoteVisitor, secret: string): string {
  const text = Buffer.from(JSON.stringify(visitor)).toString('base64url')
  return `${text}.${signatureOf(text, secret)}`
}

/** Undefined where the header is missing or not signed with the shared secret. */
export function readVisitor(header: string | null, secret: string): RemoteVisitor | undefined {
  if (header === null) return undefined
  const [text = '', signature = ''] = header.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(text, secret))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Visitor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor ${text}`).digest('base64url')
}

interface RemoteCall {
  readonly url: string
  readonly secret: string
  readonly network: string
  /** Between two attempts, in milliseconds. */
  readonly pauseMs?: number
}

/**
 * Runs a page's document at a gateway elsewhere: 30 seconds for each attempt, two more a second apart where none was answered. A mutation
 * carries the same idempotency key every time. Throws where the last attempt failed too.
 */
export async function callRemoteGateway(
  c: Context<WebEnv>,
  { url, secret, network, pauseMs = RETRY_POLICY.pauseMs }: RemoteCall,
  document: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<GatewayAnswer> {
  const headers = headersOf(c, secret, network)
  if (/^\s*mutation\b/m.test(document)) headers.set('Idempotency-Key', randomUUID())
  const body = JSON.stringify({ query: document, variables })
  const init = { method: 'POST', headers, body, signal: c.req.raw.signal }
  const { status, text } = await fetchWithRetry(url, init, { ...RETRY_POLICY, pauseMs })
  if (isUnavailable(status)) throw new Error(`The gateway answers ${status}`)
  return JSON.parse(text) as GatewayAnswer
}

function headersOf(c: Context<WebEnv>, secret: string, network: string): Headers {
  const { site, anonymousId } = c.var
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Accept-Language': site.locale,
    [VISITOR_HEADER]: signVisitor({ origin: site.origin, host: new URL(c.req.url).host, network }, secret),
  })
  const token = c.get('session') && readSessionCookie(getCookie(c, SESSION_COOKIE))?.accessToken
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (anonymousId) headers.set('X-Anonymous-Customer-Unique-Id', anonymousId)
  const openedDraft = c.get('openedDraft')
  if (openedDraft) headers.set(DRAFT_HEADER, openedDraft)
  const deviceToken = getCookie(c, DEVICE_COOKIE)
  if (deviceToken) headers.set('X-Known-Device', deviceToken)
  if (site.brand.merchantUuids.length > 0) headers.set('X-Merchant-Uuids', site.brand.merchantUuids.join(','))
  if (site.brand.merchantOrigin) headers.set('X-Merchant-Origin', site.brand.merchantOrigin)
  return headers
}
