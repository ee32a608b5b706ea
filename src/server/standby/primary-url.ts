import path from 'node:path'
import { startCluster } from '#database/embedded/cluster.ts'
import { hasCluster } from '#database/embedded/cluster-files.ts'
import { StartRefusal } from '#domain/start-refusal.ts'

/**
 * The server that `--of` names: a data folder of this machine, or `postgres://fahrwerk:<password>@<host>:<port>` of another one, whose
 * password may come from PGPASSWORD instead.
 */
export async function primaryUrl(of: string, environment: NodeJS.ProcessEnv): Promise<string> {
  if (/^postgres(ql)?:\/\//.test(of) || /^[^/]+:\d+$/.test(of)) {
    const url = new URL(of.includes('://') ? of : `postgres://fahrwerk@${of}`)
    url.username ||= 'fahrwerk'
    url.password ||= encodeURIComponent(environment.PGPASSWORD ?? '')
    url.pathname = '/postgres'
    if (!url.password)
      throw new StartRefusal(
        'Set PGPASSWORD to the password of the primary: it is in postgres/password of its data folder.',
      )
    return url.href
  }
  const folder = path.join(path.resolve(of), 'postgres')
  if (!hasCluster(folder)) throw new StartRefusal(`There is no database in ${folder}.`)
  const cluster = await startCluster(folder)
  if (!cluster.started) return cluster.url
  await cluster.stop()
  throw new StartRefusal(`The shop in ${path.resolve(of)} does not run: start it first.`)
}
