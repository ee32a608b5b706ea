import type { VehicleFilters } from '#catalogue/filters.ts'
import type { Database } from '#database/connection.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { createEngine, type Engine } from '#search/engine.ts'
import type { Places } from '#services/places/port.ts'
import { clausesOf } from './clauses.ts'
import { type Directory, readDirectory } from './directory.ts'
import { isOffer } from './document-reader.ts'
import { engineSchema } from './engine-schema.ts'
import { readVehicles } from './read-documents.ts'
import { withCoordinates } from './vehicle-search.ts'
import { TimeSlicer } from './time-slicer.ts'

/** An index of a few vehicles only: many searches are asked of them at a fraction of what the whole stock would take. */
export interface VehicleSubset {
  readonly engine: Engine
  readonly directory: Directory
}

/** Indexes those of these vehicles that are on sale. */
export async function indexSubset(
  { pool, read }: Pick<Database, 'pool' | 'read'>,
  ids: readonly number[],
): Promise<VehicleSubset> {
  const engine = createEngine(engineSchema())
  const client = await pool.connect()
  try {
    const build = engine.startBuild(ids.length)
    const slicer = new TimeSlicer()
    await readVehicles(client, ids, slicer, (document) => {
      if (isOffer(document)) build.add(document)
    })
    for (const _ of build.finish()) if (slicer.isOver()) await slicer.pause()
  } finally {
    client.release()
  }
  return { engine, directory: await readDirectory(read) }
}

/** Ids of the vehicles that the list of these filters shows, the newest first: the same clauses as those of a search of the whole stock. */
export async function searchSubset(
  { engine, directory }: VehicleSubset,
  search: { readonly filters: VehicleFilters; readonly scope: MerchantScope; readonly limit: number },
  places: Pick<Places, 'geocode'>,
): Promise<readonly number[]> {
  const { filters } = await withCoordinates(search.filters, places)
  const clauses = clausesOf(filters, search.scope, directory)
  const sort = { by: 'ADDED', direction: 'desc' } as const
  return engine.search({ clauses, sort, offset: 0, limit: search.limit, facets: false }).ids
}
