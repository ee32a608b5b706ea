import type { RefusalCode } from '#domain/refusal-code.ts'
import { GraphQLError } from 'graphql'

/** One input that is to blame, where several can be at once. `limit` is the bound it missed, in the unit of the input. */
export interface RefusedField {
  readonly field: string
  readonly code: string
  readonly limit?: number
  /** What would be right, where it is known. */
  readonly suggestions?: readonly string[]
  /** What may be entered, where both ends are known. */
  readonly allowed?: { readonly min: number; readonly max: number; readonly step: number }
}

/** An expected "no": reaches the client as it is, with a stable code and, where one is to blame, the input's name. */
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

/** Several at once: the client gets an error for each (decision 72), as one resolver can throw but one. */
export class Refusals extends GraphQLError {
  readonly each: readonly Refusal[]

  constructor(each: readonly Refusal[]) {
    super(each.map(({ message }) => message).join(' '), { extensions: { code: each[0]?.extensions.code } })
    this.each = each
  }
}

/** The errors of an answer, those that stand for several parted, at their path. */
export function parted(errors: readonly GraphQLError[]): GraphQLError[] {
  return errors.flatMap((error) => {
    const { originalError, nodes, path } = error
    if (!(originalError instanceof Refusals)) return [error]
    return originalError.each.map(({ message, extensions }) => new GraphQLError(message, { nodes, path, extensions }))
  })
}
