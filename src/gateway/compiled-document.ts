import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

/** A document is compiled at this run, because compiling takes as long as running it some ten times. */
const COMPILED_AT_RUN = 12

interface Usage {
  runs: number
  compiled?: CompiledQuery | undefined
}

interface Options {
  /** A document is compiled at this run; 12 by default. */
  readonly compiledAtRun?: number
  /** Leaves out of the errors about variables which name of the schema was perhaps meant. */
  readonly hideSuggestions?: boolean
}

/**
 * Executes checked documents. A query that comes often is compiled to a function, which takes a third of the time. If the function fails,
 * the library executes the query again, so that every error is the library's own. Mutations are never compiled.
 */
export function documentExecutor({
  compiledAtRun = COMPILED_AT_RUN,
  hideSuggestions = false,
}: Options = {}): (args: ExecutionArgs) => Promise<ExecutionResult> {
  // A function lives as long as its document; the caches of documents limit how many there are.
  const usages = new WeakMap<DocumentNode, Usage>()
  return async (args) => {
    const { document, rootValue, contextValue, variableValues } = args
    const usage = usages.get(document) ?? { runs: 0 }
    usages.set(document, usage)
    usage.runs++
    if (usage.runs === compiledAtRun && isOneQuery(document)) usage.compiled = compiled(args)
    if (usage.compiled) {
      const answer = await usage.compiled.query(rootValue, contextValue, variableValues ?? {})
      if (!answer.errors) return answer
    }
    return execute({ ...args, hideSuggestions })
  }
}

function isOneQuery({ definitions }: DocumentNode): boolean {
  const [operation, ...more] = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return operation?.operation === OperationTypeNode.QUERY && more.length === 0
}

function compiled({ schema, document }: { readonly schema: GraphQLSchema; readonly document: DocumentNode }) {
  const made = compileQuery(schema, document, undefined, {
    useExperimentalPathBasedSkipInclude: true,
    disablingCapturingStackErrors: true,
  })
  return isCompiledQuery(made) ? made : undefined
}
