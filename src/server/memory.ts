import type { ConnectionOptions, Database } from '#database/connection.ts'
import { openReplica, readsOf, type SharedReads } from '#database/replica/replica.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { listBrands } from '#use-cases/brand/brands.ts'
import { followPublishedPages } from '#use-cases/content/follow-published-pages.ts'
import { followReservations, type Reservations } from '#use-cases/reservation/reservations.ts'
import { followShopChanges } from '#use-cases/shop-changes/follow-shop-changes.ts'
import { storedSnapshots } from '#use-cases/vehicle-search/index-snapshots.ts'
import { type IndexRead, openVehicleIndex, type VehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import type { Config } from './config.ts'
import type { Measurements } from './figures/measurements.ts'
import { describeError, type Log } from './log.ts'
import { writeSnapshots } from './write-snapshots.ts'

interface MemoryDeps {
  readonly config: Pick<Config, 'databaseReadUrl' | 'accessoriesApi' | 'contentApi'>
  readonly log: Log
  readonly database: Database
  readonly objects: ObjectStore
  readonly measurements: Pick<Measurements, 'indexRead'>
  readonly Client: ConnectionOptions['Client']
}

/** The data of the database that a web process has in memory and keeps up to date (decision record 039). */
export interface Memory {
  readonly reads: SharedReads
  readonly index: VehicleIndex
  readonly brands: () => readonly HostedBrand[]
  readonly reservations: Reservations
  readonly published: Awaited<ReturnType<typeof followPublishedPages>>
  /** Grows after each change of what pages show; pages made under an older number are stale. */
  readonly generation: () => number
}

/** Prices and texts of external providers change without our database, so pages that show them are made anew after this time. */
const PROVIDER_FRESH_MS = 5 * 60_000

/** Reads all of it and follows the changes until `opened` is disposed of. */
export async function openMemory(deps: MemoryDeps, opened: AsyncDisposableStack): Promise<Memory> {
  const { config, log, database, objects, measurements, Client } = deps
  const failing = (what: string) => (error: unknown) => log.error({ error: describeError(error) }, what)
  const reads = await openReads(database, config, log, Client)
  opened.defer(() => reads.close())
  const snapshots = storedSnapshots(objects, (error) =>
    log.warn({ error: describeError(error) }, 'a snapshot of the search index could not be used'),
  )
  const onRead = ({ milliseconds, ...read }: IndexRead) => {
    measurements.indexRead(read, milliseconds)
    // After a failover, changes of the former primary may be lost.
    const level = read.reason === 'OTHER_TIMELINE' ? 'warn' : 'info'
    log[level]({ ...read, milliseconds: Math.round(milliseconds) }, 'the whole search index was read')
  }
  const [index, brands] = await Promise.all([
    openVehicleIndex({ ...reads, snapshots, onRead }),
    cachedBrands(reads.read),
  ])
  opened.defer(() => index.stop())
  index.follow(failing('the search index could not follow the change log'))
  const writer = writeSnapshots(snapshots, reads, index, failing('a snapshot of the search index could not be written'))
  opened.defer(() => writer.stop())
  const reservations = await followReservations(database.read, failing('reservations could not be read'))
  opened.defer(() => reservations.stop())
  const published = await followPublishedPages(reads.read, failing('the published pages could not be read'))
  opened.defer(() => published.stop())
  const shopChanges = followShopChanges(
    reads.pool,
    () => Promise.all([brands.refresh(), published.refresh(), index.refreshDirectory()]),
    failing('changes of the shop could not be read'),
  )
  opened.defer(() => shopChanges.stop())
  reads.whenSwitched(() => {
    index.shelf.clear()
    shopChanges.forget()
  })
  const hasProviders = config.accessoriesApi !== undefined || config.contentApi !== undefined
  const generation = () =>
    index.generation +
    published.generation() +
    shopChanges.generation() +
    reads.generation() +
    (hasProviders ? Math.floor(Date.now() / PROVIDER_FRESH_MS) : 0)
  return { reads, index, brands: brands.list, reservations, published, generation }
}

/** Where rows that are the same for everybody are read: from the standby of `DATABASE_READ_URL`, or from the database itself. */
async function openReads(
  database: Database,
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  log: Log,
  Client?: ConnectionOptions['Client'],
): Promise<SharedReads> {
  if (!databaseReadUrl) return readsOf(database)
  return openReplica(database.pool, databaseReadUrl, {
    Client,
    onSwitch(isStandbyUsed, reason) {
      if (isStandbyUsed) log.info({ reason }, 'public pages read from the standby')
      else log.warn({ reason }, 'public pages read from the primary instead of the standby')
    },
  })
}

/** Brands are few and seldom change, so every one is in memory. */
async function cachedBrands(read: Database['read']) {
  let list = await listBrands(read)
  const refresh = async () => {
    list = await listBrands(read)
  }
  return { list: () => list, refresh }
}
