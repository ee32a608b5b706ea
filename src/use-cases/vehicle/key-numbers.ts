import type { ReadHandle } from '#database/handles.ts'
import type { LookedUpVehicle } from '#services/vehicle-lookup/port.ts'

const MAX_FOUND = 40

/** Makes, models and engines that dealers have delivered with these key numbers. */
export function findByKeyNumbers(read: ReadHandle, hsn: string, tsn: string): Promise<LookedUpVehicle[]> {
  return read
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .select(['mk.name as make', 'md.name as model', 'v.fuel', 'v.power'])
    .distinct()
    .where('v.hsn', '=', hsn)
    .where('v.tsn', '=', tsn)
    .orderBy('mk.name')
    .orderBy('md.name')
    .limit(MAX_FOUND)
    .execute()
}
