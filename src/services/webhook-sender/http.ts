import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { publicLookup, RefusedAddress, refuseInner } from '../public-network.ts'
import type { WebhookAnswer, WebhookSender } from './port.ts'

interface SenderOptions {
  /** Sends without TLS and into private networks as well; never in production. */
  readonly allowsPrivate: boolean
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15_000
/** How much of an answer the log of deliveries shows. */
const ANSWER_BYTES = 500

/**
 * Over HTTP. The IP addresses of a name are checked as the connection is made, so that a name cannot lead into a private network after a
 * check.
 */
export function httpWebhookSender({ allowsPrivate, timeoutMs = TIMEOUT_MS }: SenderOptions): WebhookSender {
  return {
    async post(address, headers, body) {
      const start = performance.now()
      const answerOf = (answer: Omit<WebhookAnswer, 'milliseconds'>) => ({
        ...answer,
        milliseconds: Math.round(performance.now() - start),
      })
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const url = new URL(address)
        if (!allowsPrivate) refuseInner(url)
        const answer = await send(url, { headers, signal, ...(allowsPrivate ? {} : { lookup: publicLookup }) }, body)
        return answerOf({ ...answer, problem: null })
      } catch (error) {
        const problem =
          error instanceof RefusedAddress ? 'REFUSED_ADDRESS' : signal.aborted ? 'TIMED_OUT' : 'UNREACHABLE'
        return answerOf({ status: null, problem, answer: '' })
      }
    },
  }
}

interface SendOptions extends Pick<RequestOptions, 'signal' | 'lookup'> {
  readonly headers: Readonly<Record<string, string>>
}

function send(url: URL, options: SendOptions, body: string): Promise<{ status: number; answer: string }> {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest
  const headers = { ...options.headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method: 'POST', headers, agent: false }, (response) => {
      firstBytes(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The rest of a longer answer is not read. */
async function firstBytes(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes >= ANSWER_BYTES) break
  }
  // PostgreSQL stores no zero characters.
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '')
}
