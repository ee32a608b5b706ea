import type { ReadHandle } from '#database/handles.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import type { BodyType } from '#domain/vehicle/vocabulary.ts'

interface Named {
  readonly make: string
  readonly model: string | null
}

/** The most frequent body type of each make and model in our stock; null where we have none. One query for all. */
export async function readUsualBodies(read: ReadHandle, named: readonly Named[]): Promise<(BodyType | null)[]> {
  const slugs = named.map(({ make, model }) => ({ make: slugOf(make), model: slugOf(model ?? '') }))
  if (slugs.length === 0) return []
  const rows = await read
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .select(['mk.slug as make', 'md.slug as model'])
    .select(({ fn }) => fn.agg<BodyType | null>('mode').withinGroupOrderBy('v.body_type').as('body'))
    .where(({ or, and, eb }) =>
      or(slugs.map(({ make, model }) => and([eb('mk.slug', '=', make), eb('md.slug', '=', model)]))),
    )
    .groupBy(['mk.slug', 'md.slug'])
    .execute()
  const bodies = new Map(rows.map(({ make, model, body }) => [`${make} ${model}`, body]))
  return slugs.map(({ make, model }) => bodies.get(`${make} ${model}`) ?? null)
}
