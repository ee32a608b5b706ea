import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LIMITS } from '#gateway/limits.ts'
import type { WebEnv } from '../web-env.ts'

/** `/graphql`: a body over the limit is answered before it is read. */
export function graphqlEndpoint(handle: (c: Context<WebEnv>) => Promise<Response>) {
  return (app: Hono<WebEnv>): void => {
    const tooLarge = {
      errors: [
        {
          message: `A request has at most ${LIMITS.bodyBytes} bytes.`,
          extensions: { code: 'QUERY_TOO_COMPLEX', limit: 'body' },
        },
      ],
    }
    app.use('/graphql', bodyLimit({ maxSize: LIMITS.bodyBytes, onError: (c) => c.json(tooLarge, 413) }))
    app.all('/graphql', (c) => handle(c))
  }
}
