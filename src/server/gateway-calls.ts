import type { Context } from 'hono'
import { anonymousIdOf } from '#domain/cart/cart.ts'
import type { Locale } from '#domain/locale.ts'
import { type GatewayContext, narrowedScope } from '#gateway/context.ts'
import { type GatewayAnswer, runInProcess } from '#gateway/execute.ts'
import { createGatewayHttp } from '#gateway/http.ts'
import { readActor } from '#queries/session/actor.ts'
import type { Config } from './config.ts'
import { networkOf } from './middleware/client-network.ts'
import type { WebEnv } from './web-env.ts'

export interface GatewayParts {
  readonly sources: GatewayContext['sources']
  readonly config: Pick<Config, 'production' | 'trustProxy'>
  /** Logs a fault and returns its id. */
  readonly report: (error: Error) => string
}

const LONGEST_KEY = 200

/** What a request says of itself, apart from who asks. */
interface Asked extends Pick<GatewayContext, 'anonymousId' | 'idempotencyKey'> {
  readonly merchants: string | null
}

type Call = (document: string, variables?: Readonly<Record<string, unknown>>) => Promise<GatewayAnswer>

export interface GatewayCalls {
  /** Answers `/graphql`: the bearer token says who asks; cookies play no part. */
  readonly overHttp: (c: Context<WebEnv>) => Promise<Response>
  /** What a page of this request calls, as the customer of its session. */
  readonly forPage: (c: Context<WebEnv>) => Call
}

/** The two ways into the gateway, and what each request may see. */
export function gatewayCalls({ sources, config, report }: GatewayParts): GatewayCalls {
  const contextOf = (
    c: Context<WebEnv>,
    actor: GatewayContext['actor'],
    locale: Locale,
    asked: Asked,
  ): GatewayContext => ({
    brand: c.var.site.brand,
    origin: c.var.site.origin,
    locale,
    scope: narrowedScope(c.var.site.brand, asked.merchants),
    actor,
    anonymousId: asked.anonymousId,
    idempotencyKey: asked.idempotencyKey,
    clientNetwork: networkOf(c, config.trustProxy),
    sources,
  })
  const http = createGatewayHttp<Context<WebEnv>>({
    production: config.production,
    report,
    contextOf: async ({ headers }, c) =>
      contextOf(c, await bearerOf(headers, sources), acceptedLocale(headers), {
        merchants: headers.get('x-merchant-uuids'),
        anonymousId: anonymousIdOf(headers.get('x-anonymous-customer-unique-id')),
        idempotencyKey: headers.get('idempotency-key')?.slice(0, LONGEST_KEY) || null,
      }),
  })
  return {
    overHttp: (c) => http(c.req.raw, c),
    forPage: (c) => (document, variables) => {
      const actor = c.var.session?.actor ?? { kind: 'VISITOR' as const }
      const asked = { merchants: null, anonymousId: c.var.anonymousId ?? null, idempotencyKey: null }
      return runInProcess(document, variables, contextOf(c, actor, c.var.site.locale, asked), report)
    },
  }
}

async function bearerOf(headers: Headers, sources: GatewayContext['sources']): Promise<GatewayContext['actor']> {
  const header = headers.get('authorization')
  if (!header) return { kind: 'VISITOR' }
  const token = /^Bearer (\S{1,2000})$/i.exec(header)?.[1]
  return (token && (await readActor(sources.read, sources.tokens, token))) || { kind: 'INVALID' }
}

function acceptedLocale(headers: Headers): Locale {
  return /^en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'de'
}
