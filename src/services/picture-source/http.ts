import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { publicLookup, RefusedAddress, refuseInner } from '../public-network.ts'
import type { FetchProblem, PictureSource } from './port.ts'

interface SourceOptions {
  /** Without TLS and from private networks as well: for tests. */
  readonly allowsPrivate?: boolean
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 30_000

class TooLarge extends Error {}

/** Over HTTP, from the public internet. */
export function httpPictureSource({
  allowsPrivate = false,
  timeoutMs = TIMEOUT_MS,
}: SourceOptions = {}): PictureSource {
  return {
    async fetch(address, maxBytes, deadline) {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(deadline ? [deadline] : [])])
      try {
        const url = new URL(address)
        if (!allowsPrivate) refuseInner(url)
        const response = await answerOf(url, { signal, ...(allowsPrivate ? {} : { lookup: publicLookup }) })
        if (response.statusCode === 200) return await bytesOf(response, maxBytes)
        response.destroy()
        return (response.statusCode ?? 500) >= 500 ? 'UNREACHABLE' : 'NOT_FOUND'
      } catch (error) {
        return problemOf(error, signal)
      }
    },
  }
}

function answerOf(url: URL, options: object): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest
  return new Promise((resolve, reject) => {
    request(url, { ...options, headers: { Accept: 'image/*' }, agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length
    if (bytes > maxBytes) throw new TooLarge()
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function problemOf(error: unknown, signal: AbortSignal): FetchProblem {
  if (error instanceof RefusedAddress) return 'REFUSED_ADDRESS'
  if (error instanceof TooLarge) return 'TOO_LARGE'
  return signal.aborted ? 'TIMED_OUT' : 'UNREACHABLE'
}
