import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#domain/network-address.ts'

/** An address that leads into a private network, or has no TLS. */
export class RefusedAddress extends Error {}

/** Throws `RefusedAddress` for addresses without TLS and for IP addresses that are not public. */
export function refuseInner({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) throw new RefusedAddress(host)
}

/** A `lookup` for connections that fails with `RefusedAddress` where a name leads to an IP address that is not public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`No address of ${hostname}`), '')
    if (addresses.some(({ address }) => !isPublicAddress(address))) return callback(new RefusedAddress(hostname), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
