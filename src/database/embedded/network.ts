import { chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { Place } from './cluster-files.ts'

/** Who may connect from where: with the password, from this machine and from the networks it is a part of. */
const ACCESS = ['127.0.0.1/32', '::1/128', 'samenet'].flatMap((from) => [
  `host all all ${from} scram-sha-256`,
  `host replication all ${from} scram-sha-256`,
])

/** `POSTGRES_LISTEN=<address>:<port>`: where standbys on other machines reach the embedded server; undefined: loopback alone. */
export function networkAddress(set = process.env.POSTGRES_LISTEN): { host: string; port: number } | undefined {
  if (!set) return undefined
  const [, host, port] = /^([\d.]+|\[[\da-f:]+\]):(\d{2,5})$/i.exec(set) ?? []
  if (!host || Number(port) > 65_535)
    throw new StartRefusal('POSTGRES_LISTEN: use <address>:<port>, e.g. 10.0.0.5:5433.')
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}

export function networkSettings(place: Place): Record<string, string> {
  const address = networkAddress()
  if (!address) return { listen_addresses: '127.0.0.1' }
  const access = path.join(path.dirname(place.data), 'access.conf')
  writeFileSync(access, `${ACCESS.join('\n')}\n`, { mode: 0o600 })
  if (place.identity.kind === 'account') chownSync(access, place.identity.uid, place.identity.gid)
  return { listen_addresses: `127.0.0.1,${address.host}`, hba_file: access }
}
