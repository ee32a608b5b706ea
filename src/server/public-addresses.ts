import { MAIN_BRAND } from '#domain/brand.ts'
import { mailOrigin } from '#domain/mail-origin.ts'
import type { Config } from './config.ts'

type Addressed = Pick<Config, 'publicOrigin' | 'trustProxy' | 'mainHost' | 'port'>

/** The shop's own address: as configured, otherwise https behind a proxy and this port without one. */
export function publicAddresses({ publicOrigin, trustProxy, mainHost, port }: Addressed) {
  if (publicOrigin) {
    const { protocol, hostname, port } = new URL(publicOrigin)
    return { protocol, mainHost: hostname, port }
  }
  return trustProxy
    ? { protocol: 'https:', mainHost, port: '' }
    : { protocol: 'http:', mainHost, port: String(port || '') }
}

/** The origin in mails that belong to no storefront. */
export function mainOriginOf(config: Addressed): string {
  return mailOrigin(MAIN_BRAND, [], publicAddresses(config))
}
