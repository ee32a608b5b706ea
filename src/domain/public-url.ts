import { isPublicAddress } from './network-address.ts'

/**
 * Whether an address has TLS and looks like one of the public internet, unless private ones are allowed; where its name leads is looked at
 * as a connection is made (`src/services/public-network.ts`).
 */
export function isPublicUrl(text: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isAddress = host.includes(':') || /^[\d.]+$/.test(host)
  const isName = host.includes('.') && !/\.(localhost|local|internal)\.?$/.test(host)
  return protocol === 'https:' && (isAddress ? isPublicAddress(host) : isName)
}
