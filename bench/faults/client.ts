import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 30_000
const PAUSE_MS = 150

/** The shop has refused the request, so that sending it again would not help. */
export class Refused extends Error {}

/** A visitor of the shop, from a network of their own. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>
}

export interface Client {
  /** A change of the API; sent again until the shop answers, as a visitor presses the button again. */
  change<Answer>(visitor: Visitor, document: string, variables?: object): Promise<Answer>
  /** Any request, until it is answered with less than 500. */
  send(path: string, init: () => RequestInit): Promise<Response>
  /** What requests got instead of an answer, and how often. */
  readonly met: Map<string, number>
}

/** A visitor with a private address of its own, so that the rate limit of one network does not end the measurement. */
export function newVisitor(token?: string): Visitor {
  const octet = () => Math.floor(Math.random() * 254) + 1
  const forwarded = { 'X-Forwarded-For': `10.${octet()}.${octet()}.${octet()}` }
  return {
    headers: token
      ? { ...forwarded, Authorization: `Bearer ${token}` }
      : { ...forwarded, 'X-Anonymous-Customer-Unique-Id': randomUUID() },
  }
}

export function createClient(
  base: string,
  isOver: () => boolean,
  onAnswer: (ms: number, document: string) => void = () => {},
): Client {
  const met = new Map<string, number>()
  const note = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)
  async function again<Answer>(attempt: () => Promise<Answer | undefined>): Promise<Answer> {
    for (;;) {
      const answer = await attempt().catch((error: unknown) => {
        if (error instanceof Refused) throw error
        note(nameOf(error))
        return undefined
      })
      if (answer !== undefined) return answer
      if (isOver()) throw new Refused('given up')
      await sleep(PAUSE_MS)
    }
  }
  return {
    met,
    change: <Answer>(visitor: Visitor, document: string, variables: object = {}) =>
      again<Answer>(async () => {
        const began = performance.now()
        const response = await fetch(`${base}/graphql`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...visitor.headers },
          body: JSON.stringify({ query: document, variables }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (response.status >= 500) return void note(String(response.status))
        const { data, errors } = (await response.json()) as GraphqlAnswer
        onAnswer(performance.now() - began, document)
        const code = errors?.[0]?.extensions?.code
        if (errors && isFault(code)) return void note(code ?? 'error')
        if (errors) throw new Refused(`${code}: ${errors[0]?.message}`)
        return Object.values(data ?? {})[0] as Answer
      }),
    send: (path, init) =>
      again(async () => {
        const response = await fetch(base + path, { ...init(), signal: AbortSignal.timeout(TIMEOUT_MS) })
        if (response.status < 500) return response
        note(String(response.status))
        return undefined
      }),
  }
}

interface GraphqlAnswer {
  readonly data?: Record<string, unknown>
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

function isFault(code: string | undefined): boolean {
  return code === undefined || code === 'INTERNAL_SERVER_ERROR'
}

/** A readable name of a failed request; otherwise the error code of the operating system. */
export function nameOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string }
  if (cause?.code === 'ECONNREFUSED') return 'no connection'
  if (cause?.code === 'ECONNRESET' || cause?.code === 'UND_ERR_SOCKET') return 'connection lost'
  return name === 'TimeoutError' ? 'no answer' : (cause?.code ?? name ?? 'error')
}
