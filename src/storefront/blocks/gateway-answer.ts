import { LOGGED_FAULT } from '#domain/logged-fault.ts'
import type { WrongLine } from '#domain/content/wrong-line.ts'
import type { ProductType } from '#domain/cart/cart.ts'

/** An error of an answer, as GraphQL says it. */
export interface GatewayError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** An expected "no": its stable code, and the field it is about where there is one. */
export interface Refusal {
  readonly code: string
  readonly field?: string
  /** Every entered value that is to blame, where there can be several. */
  readonly fields?: readonly {
    readonly field: string
    readonly code: string
    readonly limit?: number
    readonly suggestions?: readonly string[]
    readonly wrongLine?: WrongLine
  }[]
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number
  /** Of an appointment that is taken: free times near it, minutes after midnight. */
  readonly alternatives?: readonly { readonly day: string; readonly minute: number }[]
  /** Which of several causes a code stands for, such as UNPAID of an order. */
  readonly reason?: string
  /** Number in the specification's error catalogue, where it has one. */
  readonly errorCode?: number
  /** For a refusal with a number: the type of the item that cannot be had. */
  readonly productType?: ProductType
}
export type Answer<Result> = { readonly result: Result } | { readonly refusals: readonly Refusal[] }

/** What an operation answered: every error that carries a code is a refusal. Throws at any other, which is a fault. */
export function answerOf<Result>({
  data,
  errors = [],
}: {
  readonly data?: unknown
  readonly errors?: readonly GatewayError[]
}): Answer<Result> {
  if (errors.length === 0) return { result: data as Result }
  const refusals = errors.map(refusalOf)
  if (refusals.includes(undefined)) throw loggedFault(errors)
  return { refusals: refusals as Refusal[] }
}

/** A fault that the gateway has already logged under an id; its name tells the server not to log it again. */
function loggedFault(errors: readonly GatewayError[]): Error {
  return Object.assign(new Error(errors.map(({ message }) => message).join('; ')), { name: LOGGED_FAULT })
}

function refusalOf({ extensions = {} }: GatewayError): Refusal | undefined {
  const { code } = extensions
  if (typeof code !== 'string' || code === 'INTERNAL_SERVER_ERROR') return undefined
  return extensions as unknown as Refusal
}
