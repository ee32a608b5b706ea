import type { VehicleFilters } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import { MAX_MAKE_MODEL_ROWS } from '#domain/vehicle/search-vocabulary.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import type { SelectGroup, SelectOption } from '../../design/Select.tsx'
import { grouped } from '../../figures.ts'
import type { MakeRowView, MakesView } from './list-view.ts'
import type { Make, Makes, Model } from './makes.server.ts'

/** Up to three rows of make and model: those that are set, and one more to fill in. */
export async function makesControl(
  filters: VehicleFilters,
  facets: ListFacetsFragment,
  makes: Makes,
  locale: Locale,
): Promise<MakesView> {
  const set = await Promise.all(
    filters.makeModel.map(async ({ make, model = '' }): Promise<MakeRowView> => {
      return { make, model, models: modelOptions(await makes.modelsOf(make), locale) }
    }),
  )
  const empty: MakeRowView = { make: '', model: '', models: [] }
  const rows = [...set, empty].slice(0, MAX_MAKE_MODEL_ROWS)
  return { kind: 'makes', makes: makeOptions(makes.all, facets, locale), rows }
}

function makeOptions(makes: readonly Make[], facets: ListFacetsFragment, locale: Locale): MakesView['makes'] {
  const counts = new Map(facets.makeModel.map(({ name, count }) => [name, count]))
  const texts = inLanguage(listTexts, locale)
  const option = ({ name, displayName }: Make): SelectOption => {
    const count = counts.get(name) ?? 0
    return {
      value: name,
      label: `${displayName} (${grouped(count, locale)})`,
      ...(count === 0 ? { disabled: true } : {}),
    }
  }
  const favourites = makes.filter(({ preferred }) => preferred)
  return [
    { value: '', label: texts.anyMake },
    { label: texts.favouriteMakes, options: favourites.map(option) },
    { label: texts.allMakes, options: makes.filter(({ preferred }) => !preferred).map(option) },
  ]
}

/** Models of one series stand together under its name. */
function modelOptions(models: readonly Model[], locale: Locale): MakeRowView['models'] {
  const series = new Map<string, SelectOption[]>()
  const single: SelectOption[] = []
  for (const { name, displayName, subGroups } of models) {
    const [group] = subGroups
    const list = group ? (series.get(group.displayName) ?? []) : single
    list.push({ value: name, label: displayName })
    if (group) series.set(group.displayName, list)
  }
  const groups = [...series].map(([label, options]): SelectGroup => ({ label, options }))
  return [{ value: '', label: listTexts.anyModel[locale] }, ...single, ...groups]
}
