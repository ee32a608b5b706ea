import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isRecognisable } from './personal-words.ts'

/** A larger request is a file. */
const MAX_BODY_BYTES = 256 * 1024
/** Headers that say who somebody is. */
const HEADERS = ['authorization', 'x-forwarded-for', 'user-agent'] as const
const LOOPBACK = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/

export interface EnteredValues {
  /** Each recognisable value, with where it was entered. */
  readonly values: ReadonlyMap<string, string>
  /** Where the shop listens: what other servers of this process get comes from no visitor. */
  readonly ports: Set<number>
  stop(): void
}

/**
 * Notes what visitors send to the shop's own ports, by whatever client: fields of forms, searches, values in GraphQL, cookies,
 * tokens and networks. Programs that report errors and events are no visitors.
 * Stops noting beyond `max`, so that the memory is bounded: whoever looks through them has to refuse that many.
 */
export function collectEnteredValues(max: number): EnteredValues {
  const values = new Map<string, string>()
  const note = (where: string, value: string) => {
    if (values.size <= max && isRecognisable(value, where) && !values.has(value)) values.set(value, where)
  }
  const ports = new Set<number>()
  const onRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    if (ports.has(request.socket.localPort ?? 0)) noteRequest(request, note)
  }
  subscribe('http.server.request.start', onRequest)
  return { values, ports, stop: () => void unsubscribe('http.server.request.start', onRequest) }
}

type Note = (where: string, value: string) => void

function noteRequest(request: IncomingMessage, note: Note): void {
  for (const header of HEADERS)
    for (const value of String(request.headers[header] ?? '').split(/, |^Bearer /))
      if (!LOOPBACK.test(value)) note(header, value)
  for (const cookie of (request.headers.cookie ?? '').split('; ')) {
    const [name = '', ...value] = cookie.split('=')
    // What a visitor has agreed to is a list of codes.
    if (value.join('=').length >= 16) note(`cookie ${name}`, value.join('='))
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop.example')
  for (const [name, value] of searchParams) note(`${pathname}?${name}`, value)
  const type = request.headers['content-type'] ?? ''
  const read = READERS.find(([begin]) => type.startsWith(begin))?.[1]
  if (read && !pathname.startsWith('/api/'))
    whenRead(request, (body) => read(body, (name, value) => note(`${pathname} ${name}`, value)))
}

/** Without reading the request itself, which would take its body away from the shop. */
function whenRead(request: IncomingMessage, read: (body: string) => void): void {
  const chunks: Buffer[] = []
  let bytes = 0
  const push = request.push.bind(request)
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) {
      if (bytes <= MAX_BODY_BYTES) read(Buffer.concat(chunks).toString('utf8'))
    } else {
      bytes += chunk.length
      if (bytes <= MAX_BODY_BYTES) chunks.push(Buffer.from(chunk))
    }
    return push(chunk, encoding)
  }
}

/** Of a key, an argument in a query or a list; no key. */
const JSON_VALUE = /(?:(\w+)"?\s*:\s*|[[,]\s*)"([^"\\{}]*)"(?!\s*:)/g

const READERS: readonly (readonly [type: string, read: (body: string, note: Note) => void])[] = [
  [
    'application/x-www-form-urlencoded',
    (body, note) => {
      for (const [name, value] of new URLSearchParams(body)) note(name, value)
    },
  ],
  [
    'multipart/form-data',
    (body, note) => {
      for (const [, name = '', value = ''] of body.matchAll(/; name="([^"]*)"\r\n\r\n([^\r]*)\r\n/g)) note(name, value)
      for (const [, name = ''] of body.matchAll(/; filename="([^"]*)"/g)) note('file', name)
    },
  ],
  [
    'application/json',
    (body, note) => {
      for (const [, name = 'value', value = ''] of body.replaceAll('\\"', '"').matchAll(JSON_VALUE)) note(name, value)
    },
  ],
]
