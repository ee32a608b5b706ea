import { acceptedLocale } from '#domain/accepted-locale.ts'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isLocale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { WebEnv } from '../web-env.ts'

interface Answer {
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[] | undefined
}

/** The gateway as this request sees it. */
type GatewayFor = (
  c: Context<WebEnv>,
) => (document: string, variables: Readonly<Record<string, unknown>>) => Promise<Answer>

const SUBSCRIBE = 'mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) }'
const BY_KEY = 'mutation ($key: String!) { unsubscribeNewsletter(key: $key, isOneClick: true) }'
const BY_EMAIL =
  'mutation ($email: String!, $botCheck: BotProofInput) { unsubscribeNewsletterByEmail(email: $email, botCheck: $botCheck) }'

const Body = z.object({
  email: z.string().catch(''),
  place: z.string().optional(),
  consent: z.boolean().catch(false),
  botCheck: z.object({ solution: z.string().optional(), stamp: z.string().optional() }).optional(),
})

const STATUS: Readonly<Record<string, 400 | 403 | 429>> = { BOT_SUSPECTED: 403, RATE_LIMITED: 429 }
const MAX_BYTES = 16 * 1024

/**
 * `POST /api/newsletter/subscribe` takes JSON with `email`, `consent`, `botCheck` and may name its `place`. Mail programs send `POST
 * /api/newsletter/unsubscribe?key=…` for one click (RFC 8058), without a cookie and from any origin; with JSON it takes an `email`.
 * A person who opens that address gets the page, which changes nothing by itself.
 */
export function newsletterEndpoint(gatewayFor: GatewayFor) {
  return (app: Hono<WebEnv>): void => {
    const limitBody = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ code: 'INVALID_INPUT' }, 413) })
    app.post('/api/newsletter/subscribe', limitBody, async (c) => {
      setLanguage(c)
      const body = await readBody(c)
      if (!body) return c.json({ code: 'INVALID_INPUT' }, 400)
      return present(c, await gatewayFor(c)(SUBSCRIBE, { input: { ...body, isProgram: true } }), 202)
    })
    app.post('/api/newsletter/unsubscribe', limitBody, async (c) => {
      const key = c.req.query('key')
      if (key !== undefined) {
        const { errors } = await gatewayFor(c)(BY_KEY, { key })
        // The mail program tries again after 503; after 204 it would tell its user that the subscription has ended.
        return c.body(null, errors?.length ? 503 : 204)
      }
      setLanguage(c)
      const body = await readBody(c)
      if (!body) return c.json({ code: 'INVALID_INPUT' }, 400)
      const { email, botCheck } = body
      return present(c, await gatewayFor(c)(BY_EMAIL, { email, botCheck }), 202)
    })
    app.get('/api/newsletter/unsubscribe', (c) => {
      const key = c.req.query('key')
      const page = pathFor('newsletter-unsubscribe', c.get('site').locale)
      return c.redirect(key === undefined ? page : `${page}?${new URLSearchParams({ key }).toString()}`)
    })
  }
}

/** Sets the language of the mails that follow: `?locale=en`, otherwise the one that the client prefers. */
function setLanguage(c: Context<WebEnv>): void {
  const named = c.req.query('locale')
  const preferred = acceptedLocale(c.req.header('Accept-Language')) ?? 'de'
  c.set('site', { ...c.get('site'), locale: isLocale(named) ? named : preferred })
}

async function readBody(c: Context<WebEnv>): Promise<z.output<typeof Body> | undefined> {
  try {
    return Body.safeParse(await c.req.json()).data
  } catch {
    return undefined
  }
}

function present(c: Context<WebEnv>, { errors }: Answer, accepted: 202): Response {
  c.header('Cache-Control', 'no-store')
  const refusal = errors?.[0]
  if (!refusal) return c.body(null, accepted)
  const { code, fields, retryAfter } = refusal.extensions ?? {}
  const status = typeof code === 'string' ? (STATUS[code] ?? 400) : 500
  if (typeof retryAfter === 'number') c.header('Retry-After', String(retryAfter))
  return c.json({ code: code ?? 'FAULT', ...(fields ? { fields } : {}) }, status)
}
