import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '#database/connection.ts'
import type { Refused } from '#domain/refused.ts'
import type { DealerApiContext } from '#gateway/dealer-api/context.ts'
import { schema } from '#gateway/dealer-api/schema.ts'
import { createGraphqlHttp } from '#gateway/http.ts'
import { exportStock } from '#use-cases/dealer-api/export-stock.ts'
import { readMachineActor } from '#use-cases/dealer-api/read-machine-actor.ts'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import { networkOf } from '../middleware/client-network.ts'
import type { WebEnv } from '../web-env.ts'
import { type ExportDeps, exportNamed, fileResponse } from './dealer-exports.ts'

interface DealerApiDeps extends ExportDeps {
  readonly database: Database
  /** Logs a fault and returns its id. */
  readonly report: (error: Error) => string
}

const PATH = '/dealer-area/graphql'
/** A hundred cars with long descriptions. */
const MAX_BODY_BYTES = 1024 * 1024
const MAX_KEY_LENGTH = 200

/**
 * For programs of a dealer, with `Authorization: Bearer <key>`; cookies play no part: `/dealer-area/graphql`, and the stock as a file at
 * `/api/exports/:merchant/:file`.
 */
export function dealerApiEndpoint({ database, config, objects, places, report }: DealerApiDeps) {
  const { read } = database
  const deps = { read, writer: database }
  const contextOf = async ({ headers }: Request, c: Context<WebEnv>): Promise<DealerApiContext> => {
    const key = bearerOf(headers)
    const machine = key === undefined ? undefined : await readMachineActor(deps, key)
    const network = networkOf(c, config.trustProxy)
    const subject = machine ? { network, account: String(machine.keyId) } : { network }
    return {
      actor: machine ?? { kind: 'NOBODY' },
      rateLimit: await checkRateLimit(database, 'dealer-api', subject),
      idempotencyKey: headers.get('idempotency-key')?.slice(0, MAX_KEY_LENGTH) || null,
      deps,
    }
  }
  const exportsOf = async (c: Context<WebEnv>): Promise<Response> => {
    const { actor, rateLimit } = await contextOf(c.req.raw, c)
    if (rateLimit) return refusal(c, rateLimit)
    const file = exportNamed(c.req.param('file') ?? '')
    if (!file) return c.json({ code: 'NOT_FOUND' }, 404)
    const stock = await exportStock(read, actor, c.req.param('merchant') ?? '')
    if (stock.kind === 'refused') return refusal(c, stock)
    return fileResponse(c, await file(stock, { database, config, objects, places }))
  }
  const http = createGraphqlHttp<DealerApiContext, Context<WebEnv>>({
    ...{ schema, path: PATH, isOpenToPages: false, production: config.production, report, contextOf },
  })
  return (app: Hono<WebEnv>): void => {
    const tooLarge = {
      errors: [
        {
          message: `A request has at most ${MAX_BODY_BYTES} bytes.`,
          extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'body' },
        },
      ],
    }
    app.get('/api/exports/:merchant/:file', exportsOf)
    app.use(PATH, bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json(tooLarge, 413) }))
    app.all(PATH, (c) => http(c.req.raw, c))
  }
}

const STATUS = { UNAUTHENTICATED: 401, FORBIDDEN: 403, RATE_LIMITED: 429 } as const

function refusal(c: Context<WebEnv>, { code, retryAfter }: Refused): Response {
  const status = STATUS[code as keyof typeof STATUS] ?? 400
  return c.json({ code }, status, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) })
}

/** The key in the header `Authorization`: as a bearer, or as a password, because services that fetch files know only passwords. */
function bearerOf(headers: Headers): string | undefined {
  const [, scheme, value] = /^(Bearer|Basic) (\S{1,400})$/i.exec(headers.get('authorization') ?? '') ?? []
  if (scheme?.toLowerCase() !== 'basic') return value?.slice(0, MAX_KEY_LENGTH)
  const login = Buffer.from(value ?? '', 'base64').toString()
  return login.slice(login.indexOf(':') + 1).slice(0, MAX_KEY_LENGTH)
}
