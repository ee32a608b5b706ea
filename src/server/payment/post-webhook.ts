import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'

const TIMEOUT_MS = 15_000

/**
 * Posts to an address of this shop and returns the status. Only browsers resolve names below localhost, so they are resolved here as this
 * machine.
 */
export async function postWebhook(url: URL, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const isHere = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const host = isHere ? { host: '127.0.0.1', headers: { ...headers, Host: url.host } } : { headers }
  const options = { ...host, method: 'POST', timeout: TIMEOUT_MS, agent: false as const }
  return new Promise((resolve, reject) => {
    const sent = send(url, options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url.host} did not answer in time`)))
    sent.on('error', reject)
    sent.end(body)
  })
}
