import type { WrongLine } from '#domain/content/wrong-line.ts'
import type { RefusalCode } from '#domain/refusal-code.ts'
import { GraphQLError } from 'graphql'

/** A wrong input field; a refusal may name several. `limit` is the bound that the value missed, in the unit of the input. */
export interface RefusedField {
  readonly field: string
  readonly code: string
  readonly limit?: number
  /** Correct values, where they are known. */
  readonly suggestions?: readonly string[]
  /** Of a page's text: the line that is wrong. */
  readonly wrongLine?: WrongLine
  /** The allowed range, where both ends are known. */
  readonly allowed?: { readonly min: number; readonly max: number; readonly step: number }
}

/** An expected refusal: reaches the client with a stable code and, where one is wrong, the input's name. */
export class Refusal extends GraphQLError {
  constructor(
    code: RefusalCode,
    message: string,
    field?: string,
    fields?: readonly RefusedField[],
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message, { extensions: { code, ...(field ? { field } : {}), ...(fields ? { fields } : {}), ...more } })
  }
}

/** Several refusals at once: the client gets an error for each (open point 72), although a resolver can throw only one. */
export class Refusals extends GraphQLError {
  readonly each: readonly Refusal[]

  constructor(each: readonly Refusal[]) {
    super(each.map(({ message }) => message).join(' '), { extensions: { code: each[0]?.extensions.code } })
    this.each = each
  }
}

/** The errors of an answer, with combined refusals split up at their path. */
export function splitRefusals(errors: readonly GraphQLError[]): GraphQLError[] {
  return errors.flatMap((error) => {
    const { originalError, nodes, path } = error
    if (!(originalError instanceof Refusals)) return [error]
    return originalError.each.map(({ message, extensions }) => new GraphQLError(message, { nodes, path, extensions }))
  })
}
