import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { AccessoriesUnavailable } from '#services/accessories/port.ts'
import { documentExecutor } from './compiled-document.ts'
import { providerUnavailable } from './outcome.ts'
import { splitRefusals } from './refusal.ts'

export interface GatewayAnswer {
  readonly data?: unknown
  readonly errors?: readonly {
    message: string
    path?: readonly (string | number)[]
    extensions?: Record<string, unknown>
  }[]
}

type RunDocument<Context> = (
  document: string,
  variables: Readonly<Record<string, unknown>> | undefined,
  context: Context,
  report: (error: Error) => string,
) => Promise<GatewayAnswer>

/**
 * Runs documents of our own pages in this process: the same schema and context as over HTTP, without the limits that guard against
 * strangers. A fault is handed to `report`, which returns its id; the answer carries that id alone.
 */
export function documentRunner<Context>(schema: GraphQLSchema): RunDocument<Context> {
  const checkedDocument = documentChecker(schema)
  const execute = documentExecutor()
  return async (document, variables, context, report) => {
    const result = await execute({
      schema,
      document: checkedDocument(document),
      variableValues: variables ?? null,
      contextValue: context,
    })
    return {
      data: result.data,
      ...(result.errors
        ? { errors: splitRefusals(result.errors).map((error) => presentError(error, report).toJSON()) }
        : {}),
    }
  }
}

/**
 * Refusals reach the client unchanged, a provider that is unavailable as PROVIDER_AWAY; a fault only as the id under which it is logged.
 */
export function presentError(error: GraphQLError, report: (error: Error) => string): GraphQLError {
  const isRefusal = typeof error.extensions.code === 'string' && error.extensions.code !== 'INTERNAL_SERVER_ERROR'
  if (isRefusal) return error
  // What is wrong before any field is resolved was sent by the client: values of variables and arguments.
  if (!error.path && error.nodes) return badInput(error)
  if (!error.originalError && error.nodes) return error
  const id = report(error.originalError ?? error)
  if (error.originalError instanceof AccessoriesUnavailable) {
    const { message, extensions } = providerUnavailable()
    return new GraphQLError(message, { path: error.path, extensions })
  }
  return new GraphQLError('Something went wrong.', {
    path: error.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  })
}

const MAX_MESSAGE = 500

function badInput({ message, nodes }: GraphQLError): GraphQLError {
  const [, variable, path = ''] = / "\$(\w+)"(?:[^:]* at ([.[][^:]+):)?/.exec(message) ?? []
  const field = variable && variable + path
  return new GraphQLError(message.slice(0, MAX_MESSAGE), {
    nodes,
    extensions: { code: 'BAD_USER_INPUT', ...(field ? { field } : {}) },
  })
}

/** Parses and validates each document once: pages run the same few dozen again and again. */
function documentChecker(schema: GraphQLSchema): (text: string) => DocumentNode {
  const documents = new Map<string, DocumentNode>()
  return (text) => {
    const known = documents.get(text)
    if (known) return known
    const document = parse(text)
    const [problem] = validate(schema, document)
    if (problem) throw problem
    documents.set(text, document)
    return document
  }
}
