import { GraphQLError, type GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { GatewayContext } from './context.ts'
import { documentExecutor } from './compiled-document.ts'
import { documentPlugin } from './documents.ts'
import { presentError } from './run-document.ts'
import { LIMITS } from './limits.ts'
import { splitRefusals } from './refusal.ts'
import { schema } from './schema.ts'

export interface GraphqlHttpOptions<Context extends object, Site> {
  readonly schema: GraphQLSchema
  readonly path: string
  /** Whether pages of other sites may call it from their visitors' browsers. */
  readonly isOpenToPages: boolean
  readonly production: boolean
  /** The context of a request from outside; cookies play no part in it. */
  readonly contextOf: (request: Request, site: Site, document: string) => Context | Promise<Context>
  readonly report: (error: Error) => string
}

type GatewayHttpOptions<Site> = Omit<GraphqlHttpOptions<GatewayContext, Site>, 'schema' | 'path' | 'isOpenToPages'>

/** The shop's API at `/graphql`. */
export function createGatewayHttp<Site>(options: GatewayHttpOptions<Site>) {
  return createGraphqlHttp({ ...options, schema, path: '/graphql', isOpenToPages: true })
}

/**
 * Answers a schema over HTTP. GET answers queries only, mutations over GET are refused; no cookies are read, so no other site can act for
 * a visitor.
 */
export function createGraphqlHttp<Context extends object, Site>({
  schema: served,
  path,
  isOpenToPages,
  production,
  contextOf,
  report,
}: GraphqlHttpOptions<Context, Site>): (request: Request, site: Site) => Promise<Response> {
  const executeDocument = documentExecutor({ hideSuggestions: production })
  const execution: Plugin = {
    onExecute: ({ setExecuteFn }) => {
      setExecuteFn(executeDocument)
      return {
        onExecuteDone({ result, setResult }) {
          if (!('errors' in result) || !result.errors) return
          const errors = splitRefusals(result.errors)
          const wait = maxRetryAfter(errors)
          // Yoga removes `http` from the answer and sends it as headers; the status stays 200.
          const extensions =
            wait === undefined ? {} : { extensions: { http: { headers: { 'Retry-After': String(wait) } } } }
          setResult({ ...result, errors, ...extensions })
        },
      }
    },
  }
  const yoga = createYoga<{ site: Site }>({
    schema: served,
    graphqlEndpoint: path,
    // Each endpoint has limited its body before; checking it again would copy it.
    maxRequestBodySize: false,
    graphiql: false, // it would load scripts from a third party
    landingPage: false,
    logging: false,
    batching: { limit: LIMITS.operations },
    context: ({ request, site, params }) => contextOf(request, site, params.query ?? ''),
    // The document plugin caches documents up to a fixed size together; Yoga would cache a thousand of any size.
    parserAndValidationCache: false,
    multipart: false,
    // Anybody's page may read the public API, with no cookie and no other credential of its visitors.
    cors: isOpenToPages && { origin: '*', credentials: false, methods: ['GET', 'POST'] },
    plugins: [documentPlugin(production), execution],
    maskedErrors: {
      maskError: (error) =>
        error instanceof GraphQLError
          ? presentError(error, report)
          : presentError(new GraphQLError('', { originalError: asError(error) }), report),
    },
  })
  return async (request, site) => (isForm(request) ? refuseForm() : inOnePiece(await yoga.fetch(request, { site })))
}

/** Whether the request is a form, which a page of any website can have a browser send. JSON needs a script that CORS allows. */
function isForm({ method, headers }: Request): boolean {
  return method === 'POST' && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(headers.get('content-type') ?? '')
}

/** The answer with its body as a text, which is sent in one piece; a stream would be sent in several. */
async function inOnePiece(response: Response): Promise<Response> {
  return new Response(response.body === null ? null : await response.text(), response)
}

function refuseForm(): Response {
  const error = { message: 'Send application/json.', extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }
  return Response.json({ errors: [error] }, { status: 415 })
}

/** Seconds until all rate-limited operations may be retried. */
function maxRetryAfter(errors: readonly GraphQLError[]): number | undefined {
  const waits = errors.flatMap(({ extensions: { retryAfter } }) => (typeof retryAfter === 'number' ? [retryAfter] : []))
  return waits.length > 0 ? Math.max(...waits) : undefined
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
