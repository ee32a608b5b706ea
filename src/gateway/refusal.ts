import type { RefusalCode } from '#domain/refusal-code.ts'
import { GraphQLError } from 'graphql'

/** One input that is to blame, where several can be at once. `limit` is the bound it missed, in the unit of the input. */
export interface RefusedField {
  readonly field: string
  readonly code: string
  readonly limit?: number
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
