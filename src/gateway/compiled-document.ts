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

/** A document that comes this often is worth compiling, which takes as long as running it some ten times. */
const WORTH_COMPILING = 12

interface Usage {
  runs: number
  compiled?: CompiledQuery | undefined
}

interface Options {
  readonly worth?: number
  /** Leaves out of the errors about variables which name of the schema was perhaps meant. */
  readonly hideSuggestions?: boolean
}

/**
 * Executes checked documents; those that come again and again by a function made for them, in a third of the time. Whatever a function
 * refuses is executed again as the specification says, so that every error is the library's own; mutations are never compiled.
 */
export function documentExecutor({
  worth = WORTH_COMPILING,
  hideSuggestions = false,
}: Options = {}): (args: ExecutionArgs) => Promise<ExecutionResult> {
  // A function lives as long as its document, whose number and size others limit.
  const usages = new WeakMap<DocumentNode, Usage>()
  return async (args) => {
    const { document, rootValue, contextValue, variableValues } = args
    const usage = usages.get(document) ?? { runs: 0 }
    usages.set(document, usage)
    usage.runs++
    if (usage.runs === worth && isOneQuery(document)) usage.compiled = compiled(args)
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
