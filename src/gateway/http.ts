import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { GatewayContext } from './context.ts'
import { presentError } from './execute.ts'
import { LIMITS, limitRule } from './limits.ts'
import { schema } from './schema.ts'

export interface GatewayHttpOptions {
  readonly production: boolean
  /** What a request from outside may see; cookies play no part in it. */
  readonly contextOf: (request: Request) => GatewayContext
  readonly report: (error: Error) => string
}

/** `POST /graphql`. GET answers queries only, mutations over GET are refused; no cookies are read, so no other site can act for a visitor. */
export function createGatewayHttp({
  production,
  contextOf,
  report,
}: GatewayHttpOptions): (request: Request) => Promise<Response> {
  const limits: Plugin = {
    onValidate({ addValidationRule }) {
      addValidationRule(limitRule)
      if (production) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
  const yoga = createYoga<{ request: Request }>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: !production,
    landingPage: false,
    logging: false,
    batching: { limit: LIMITS.operations },
    context: ({ request }) => contextOf(request),
    plugins: [limits],
    maskedErrors: {
      maskError: (error) =>
        error instanceof GraphQLError
          ? presentError(error, report)
          : presentError(new GraphQLError('', { originalError: asError(error) }), report),
    },
  })
  return async (request) => yoga.fetch(request)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
