import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { readSessionCookie, SESSION_COOKIE } from '#domain/session/cookie.ts'
import type { GatewayAnswer } from '#gateway/execute.ts'
import type { WebEnv } from './web-env.ts'

/** Specification, section 9. */
const POLICY = { timeoutMs: 30_000, retries: 2, pauseMs: 1_000 } as const
/** The gateway is not there, or not yet; everything else is an answer. */
const PASSING = [502, 503, 504]

export const VISITOR_HEADER = 'X-Fahrwerk-Visitor'

/** What a storefront knows of a visitor and the gateway cannot see; signed, because anybody can send headers. */
const Visitor = z.object({ origin: z.url(), host: z.string(), network: z.string() })
export type RemoteVisitor = z.output<typeof Visitor>

export function signVisitor(visitor: RemoteVisitor, secret: string): string {
  const text = Buffer.from(JSON.stringify(visitor)).toString('base64url')
  return `${text}.${signatureOf(text, secret)}`
}

/** Undefined where the header is missing or not ours. */
export function readVisitor(header: string | null, secret: string): RemoteVisitor | undefined {
  const [text = '', signature = ''] = (header ?? '').split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(text, secret))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Visitor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor ${text}`).digest('base64url')
}

export interface RemoteCall {
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
  { url, secret, network, pauseMs = POLICY.pauseMs }: RemoteCall,
  document: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<GatewayAnswer> {
  const headers = headersOf(c, secret, network)
  if (/^\s*mutation\b/m.test(document)) headers.set('Idempotency-Key', randomUUID())
  const body = JSON.stringify({ query: document, variables })
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt === POLICY.retries
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(POLICY.timeoutMs), c.req.raw.signal])
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      if (!PASSING.includes(response.status)) return (await response.json()) as GatewayAnswer
      if (isLast) throw new Error(`The gateway answers ${response.status}`)
    } catch (error) {
      if (isLast || c.req.raw.signal.aborted) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

function headersOf(c: Context<WebEnv>, secret: string, network: string): Headers {
  const { site, anonymousId } = c.var
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Accept-Language': site.locale,
    [VISITOR_HEADER]: signVisitor({ origin: site.origin, host: new URL(c.req.url).host, network }, secret),
  })
  const token = c.var.session && readSessionCookie(getCookie(c, SESSION_COOKIE))?.accessToken
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (anonymousId) headers.set('X-Anonymous-Customer-Unique-Id', anonymousId)
  if (site.brand.merchantUuids.length > 0) headers.set('X-Merchant-Uuids', site.brand.merchantUuids.join(','))
  if (site.brand.merchantOrigin) headers.set('X-Merchant-Origin', site.brand.merchantOrigin)
  return headers
}
