import type { RefusalCode } from '#domain/refusal-code.ts'
import { GraphQLError } from 'graphql'

/** An expected "no": reaches the client as it is, with a stable code and, where one is to blame, the input's name. */
export class Refusal extends GraphQLError {
  constructor(code: RefusalCode, message: string, field?: string) {
    super(message, { extensions: { code, ...(field ? { field } : {}) } })
  }
}
