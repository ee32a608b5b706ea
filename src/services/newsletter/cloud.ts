import { z } from 'zod'
import { fetchWithRetry, RETRY_POLICY, type RetryPolicy } from '../fetch-with-retry.ts'
import type { NewsletterList } from './port.ts'

export interface NewsletterApi extends Partial<RetryPolicy> {
  /** Everything before `/subscriptions`. */
  readonly url: string
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** A token is renewed this long before it expires, so that none runs out on its way. */
const RENEWED_BEFORE_MS = 60_000

interface Token {
  readonly value: string
  readonly renewAt: number
}

/**
 * A marketing cloud behind an API: a token by client credentials (RFC 6749, 4.4), then `PUT /subscriptions`. An entry replaces the one
 * before it, so a repeated request changes nothing. A token that was ended early (401) is renewed once. Each request has two retries; a
 * failure is thrown, so that the job tries again with growing pauses.
 */
export function cloudNewsletterList(api: NewsletterApi, now: () => number = Date.now): NewsletterList {
  const { url, tokenUrl, clientId, clientSecret, ...policy } = { ...RETRY_POLICY, ...api }
  let token: Promise<Token> | undefined

  async function requestToken(): Promise<Token> {
    const body = new URLSearchParams({
      ...{ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    }).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
    const { status, text } = await fetchWithRetry(tokenUrl, { method: 'POST', headers, body }, policy)
    if (status !== 200) throw new Error(`The token endpoint of the newsletter list answers ${status}`)
    const { access_token: value, expires_in: seconds } = TokenAnswer.parse(JSON.parse(text))
    return { value, renewAt: now() + seconds * 1000 - RENEWED_BEFORE_MS }
  }

  /** Concurrent entries share one token, and one request for it. */
  async function currentToken(): Promise<string> {
    const known = await token?.catch(() => undefined)
    if (known && now() < known.renewAt) return known.value
    token = requestToken()
    return (await token).value
  }

  return {
    async put(entry) {
      const send = async () =>
        fetchWithRetry(
          `${url.replace(/\/$/, '')}/subscriptions`,
          {
            method: 'PUT',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await currentToken()}` },
            body: JSON.stringify(entry),
          },
          policy,
        )
      let answer = await send()
      if (answer.status === 401) {
        token = undefined
        answer = await send()
      }
      if (answer.status < 200 || answer.status > 299) throw new Error(`The newsletter list answers ${answer.status}`)
    },
  }
}
