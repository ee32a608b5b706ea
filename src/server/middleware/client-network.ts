import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { clientNetwork } from '#domain/network-address.ts'

/** The network a request came from; behind a trusted proxy the last address in X-Forwarded-For, which is the one the proxy itself saw. */
export function networkOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return clientNetwork(forwarded || getConnInfo(c).remote.address || 'unknown')
}
