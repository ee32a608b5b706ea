import {
  type DocumentNode,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type GraphQLSchema,
  parse,
  type Source,
  specifiedRules,
  validate,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { LIMITS, limitRule, tooComplex } from './limits.ts'

/** Characters of all documents in the cache together. Their trees take about a hundred times as many bytes. */
const STORED_CHARACTERS = 200_000
/** An honest mistake causes few errors; each takes time to find and bytes to report. */
const MAX_ERRORS = 10

/**
 * Parses and validates documents from outside in bounded time and memory: the number of tokens is limited before a tree is built, the
 * limits of `limitRule` are checked before the rules whose time grows with the square of a document, and only valid documents are cached,
 * up to a fixed size together.
 */
export function documentPlugin(production: boolean): Plugin {
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules
  const valid = new LRUCache<string, DocumentNode>({
    maxSize: STORED_CHARACTERS,
    sizeCalculation: (_, text) => text.length,
  })
  return {
    onParse({ params: { source }, setParsedDocument, setParseFn }) {
      const known = valid.get(String(source))
      if (known) setParsedDocument(known)
      else setParseFn(parseWithinLimits)
    },
    onValidate({ params: { schema, documentAST }, setResult }) {
      const text: string = documentAST.loc?.source.body ?? ''
      if (valid.get(text) === documentAST) {
        setResult([])
        return
      }
      const errors = errorsOf(schema, documentAST)
      setResult(errors)
      if (errors.length === 0 && text) valid.set(text, documentAST)
    },
  }

  function errorsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
    const exceeded = validate(schema, document, [limitRule])
    if (exceeded.length > 0) return exceeded
    return validate(schema, document, rules, { maxErrors: MAX_ERRORS, hideSuggestions: production })
  }
}

function parseWithinLimits(source: string | Source): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('tokens')) throw tooComplex('tokens')
    throw error
  }
}
