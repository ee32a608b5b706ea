import type { WriteHandle } from '#database/handles.ts'
import { listedMake, makeSlugs } from '#domain/vehicle/make-spellings.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'

/** The make and model of the shop that these names mean; a new one is added. */
export async function findOrAddModel(
  handle: WriteHandle,
  makeName: string,
  modelName: string,
): Promise<{ readonly make_id: number; readonly model_id: number }> {
  const modelSlug = slugOf(modelName)
  const listed = listedMake(makeName)
  const make =
    (await findMake(handle, makeSlugs(makeName))) ??
    (await handle
      .insertInto('makes')
      .values({ slug: slugOf(listed), name: listed })
      .onConflict((on) => on.column('slug').doUpdateSet({ slug: slugOf(listed) }))
      .returning('id')
      .executeTakeFirstOrThrow())
  await handle
    .insertInto('models')
    .values({ make_id: make.id, slug: modelSlug, name: modelName })
    .onConflict((on) => on.doNothing())
    .execute()
  const model = await handle
    .selectFrom('models')
    .select('id')
    .where('make_id', '=', make.id)
    .where('slug', '=', modelSlug)
    .executeTakeFirstOrThrow()
  return { make_id: make.id, model_id: model.id }
}

/** The first of these makes that the stock has. */
async function findMake(handle: WriteHandle, slugs: readonly string[]) {
  const rows = await handle
    .selectFrom('makes')
    .select(['id', 'slug'])
    .where('slug', 'in', [...slugs])
    .execute()
  return slugs.map((slug) => rows.find((row) => row.slug === slug)).find((row) => row !== undefined)
}
