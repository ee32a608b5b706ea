import { acceptedLocale } from '#domain/accepted-locale.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { anonymousIdOf } from '#domain/cart/cart.ts'
import type { Locale } from '#domain/locale.ts'
import { DEVICE_COOKIE } from '#domain/session/cookies.ts'
import { draftIdOf } from '#domain/session/pending-form.ts'
import { type GatewayContext, narrowedScope } from '#gateway/context.ts'
import { runInProcess } from '#gateway/execute.ts'
import { sharedDocuments } from '#gateway/shared-documents.ts'
import { cartOwner } from '#gateway/cart/owner.ts'
import { createGatewayHttp } from '#gateway/http.ts'
import type { GatewayAnswer } from '#gateway/run-document.ts'
import { readActor } from '#use-cases/session/actor.ts'
import { mailOrigin } from '#domain/mail-origin.ts'
import { brandOfHost, type HostedBrand } from '#domain/brand-of-host.ts'
import type { Config } from './config.ts'
import { networkOf } from './middleware/client-network.ts'
import { publicAddresses } from './public-addresses.ts'
import { callRemoteGateway, DRAFT_HEADER, readVisitor, type RemoteVisitor, VISITOR_HEADER } from './remote-gateway.ts'
import { inSpan } from './tracing/span.ts'
import type { WebEnv } from './web-env.ts'
import { writerOfDraft } from './writer-of-draft.ts'

export interface GatewayDeps {
  readonly deps: GatewayContext['deps']
  /** Reads what is the same for everybody, at most a second old. */
  readonly sharedRead: GatewayContext['deps']['read']
  readonly config: Pick<
    Config,
    'production' | 'trustProxy' | 'gatewayUrl' | 'mainHost' | 'port' | 'publicOrigin' | 'mainContainers'
  >
  readonly brands: () => readonly HostedBrand[]
  /** The shared secret of the processes of one shop. */
  readonly secret: string
  /** Logs a fault and returns its id. */
  readonly report: (error: Error) => string
}

const MAX_KEY_LENGTH = 200
const MAX_TOKEN_LENGTH = 500

/** A request's own data, apart from its actor. */
interface RequestContext extends Pick<GatewayContext, 'anonymousId' | 'deviceToken' | 'idempotencyKey'> {
  /** The draft that the form behind the request was opened with; null where it names none. */
  readonly openedDraft: string | null
  /** The visitor a remote storefront asks for. */
  readonly visitor?: RemoteVisitor | undefined
  readonly merchants: string | null
  /** Of the storefront that the request stands for. */
  readonly merchantOrigin?: string | null
}

type Call = (document: string, variables?: Readonly<Record<string, unknown>>) => Promise<GatewayAnswer>

export interface GatewayCalls {
  /** Answers `/graphql`: only the bearer token identifies the actor; cookies play no part. */
  readonly overHttp: (c: Context<WebEnv>) => Promise<Response>
  /** The calls of a page, as the customer of its session. */
  readonly forPage: (c: Context<WebEnv>) => Call
}

/** The two ways into the gateway, and what each request may see. */
export function gatewayCalls({ deps, sharedRead, config, brands, secret, report }: GatewayDeps): GatewayCalls {
  const isShared = sharedDocuments()
  const sharedDeps = { ...deps, read: sharedRead }
  const contextOf = (
    c: Context<WebEnv>,
    document: string,
    actor: GatewayContext['actor'],
    locale: Locale,
    request: RequestContext,
  ): GatewayContext => {
    const { visitor, merchants, merchantOrigin, openedDraft, ...rest } = request
    // Who may have data of their own sees what they have written a moment ago.
    const isNobody = actor.kind === 'VISITOR' && rest.anonymousId === null
    const brand = (visitor && brandOfHost(visitor.host, brands(), config)) ?? c.get('site').brand
    const owner = actor.kind === 'INVALID' ? null : cartOwner({ actor, anonymousId: rest.anonymousId })
    const usual = isNobody && isShared(document) ? sharedDeps : deps
    return {
      ...rest,
      brand,
      origin: visitor?.origin ?? c.get('site').origin,
      mailOrigin: mailOrigin(brand, brands(), publicAddresses(config)),
      locale,
      scope: narrowedScope(brand, merchants, merchantsOfOrigin(merchantOrigin, brands())),
      actor,
      clientNetwork: visitor?.network ?? networkOf(c, config.trustProxy),
      deps: openedDraft === null ? usual : { ...usual, writer: writerOfDraft(deps.writer, owner, openedDraft) },
    }
  }
  const http = createGatewayHttp<Context<WebEnv>>({
    production: config.production,
    report,
    contextOf: async ({ headers }, c, document) =>
      contextOf(c, document, await bearerOf(headers, deps), acceptedLocale(headers.get('accept-language')) ?? 'de', {
        visitor: readVisitor(headers.get(VISITOR_HEADER), secret),
        merchants: headers.get('x-merchant-uuids'),
        merchantOrigin: headers.get('x-merchant-origin'),
        anonymousId: anonymousIdOf(headers.get('x-anonymous-customer-unique-id')),
        deviceToken: headers.get('x-known-device')?.slice(0, MAX_TOKEN_LENGTH) || null,
        idempotencyKey: headers.get('idempotency-key')?.slice(0, MAX_KEY_LENGTH) || null,
        openedDraft: draftIdOf(headers.get(DRAFT_HEADER)) ?? null,
      }),
  })
  return {
    overHttp: (c) => inSpan('request /graphql', {}, () => http(c.req.raw, c)),
    forPage: (c) => async (document, variables) => {
      const answer = await answerFor(c, document, variables)
      if (answer.errors?.some(({ extensions }) => extensions?.code === 'DRAFT_ENDED')) c.set('isDraftEnded', true)
      return answer
    },
  }

  /** In this process, or with `GATEWAY_URL` at a gateway elsewhere. */
  function answerFor(c: Context<WebEnv>, ...[document, variables]: Parameters<Call>): Promise<GatewayAnswer> {
    const { gatewayUrl: url, trustProxy } = config
    if (url) return callRemoteGateway(c, { url, secret, network: networkOf(c, trustProxy) }, document, variables)
    const actor = c.get('session')?.actor ?? { kind: 'VISITOR' as const }
    const deviceToken = getCookie(c, DEVICE_COOKIE) ?? null
    const request = {
      ...{ merchants: null, anonymousId: c.get('anonymousId') ?? null, deviceToken, idempotencyKey: null },
      openedDraft: c.get('openedDraft') ?? null,
    }
    const run = () =>
      runInProcess(document, variables, contextOf(c, document, actor, c.get('site').locale, request), report)
    return inSpan(operationOf(document), {}, run)
  }
}

/** "query VehicleList" */
function operationOf(document: string): string {
  return /\b(?:query|mutation) \w+/.exec(document)?.[0] ?? 'document'
}

/** The merchants of the storefronts with this origin, none for an unknown one; undefined where no origin is named. */
function merchantsOfOrigin(origin: string | null | undefined, brands: readonly HostedBrand[]): string[] | undefined {
  if (!origin?.trim()) return undefined
  return brands.flatMap(({ merchantOrigin, merchantUuids }) => (merchantOrigin === origin.trim() ? merchantUuids : []))
}

async function bearerOf(headers: Headers, deps: GatewayContext['deps']): Promise<GatewayContext['actor']> {
  const header = headers.get('authorization')
  if (!header) return { kind: 'VISITOR' }
  const token = /^Bearer (\S{1,2000})$/i.exec(header)?.[1]
  return (token && (await readActor(deps.read, deps.tokens, token))) || { kind: 'INVALID' }
}
