import type { Locale } from '#domain/locale.ts'
import { makeOptionTexts } from '#messages/make-options.ts'
import { inLanguage } from '#messages/texts.ts'
import type { SelectGroup, SelectOption } from '#design/Select.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Make, Model } from './makes.server.ts'

export type Options = readonly (SelectOption | SelectGroup)[]

/**
 * The makes that the shop has for a select, the popular ones first, each with its number of hits; a make without hits cannot be chosen.
 * Makes that the shop does not have are only there if they are chosen.
 */
export function makeOptions(
  makes: readonly Make[],
  hitsOf: (make: Make) => number,
  chosen: readonly string[],
  locale: Locale,
): Options {
  const texts = inLanguage(makeOptionTexts, locale)
  const option = (make: Make): SelectOption => {
    const hits = hitsOf(make)
    const label = `${make.displayName} (${formatNumber(hits, locale)})`
    return { value: make.name, label, ...(hits === 0 ? { disabled: true } : {}) }
  }
  const [popular, others] = [true, false].map((wanted) =>
    makes
      .filter(({ name, preferred, count }) => preferred === wanted && (count > 0 || chosen.includes(name)))
      .map(option),
  )
  return [
    { value: '', label: texts.anyMake },
    ...(popular?.length ? [{ label: texts.popular, options: popular }] : []),
    ...(others?.length ? [{ label: texts.others, options: others }] : []),
  ]
}

/**
 * The models of a make for a select, by name, each with its number of hits; those of one series stand together under its name.
 * One without any hits cannot be chosen, unless it is.
 */
export function modelOptions(
  models: readonly Model[],
  hits: ReadonlyMap<string, number>,
  chosen: string,
  locale: Locale,
): Options {
  const option = ({ name, displayName }: Model): SelectOption => {
    const count = hits.get(name) ?? 0
    const label = `${displayName} (${formatNumber(count, locale)})`
    return { value: name, label, ...(count === 0 && name !== chosen ? { disabled: true } : {}) }
  }
  const offered = models.filter(({ name, count }) => count > 0 || name === chosen)
  const inOrder = offered.toSorted((a, b) => BY_NAME.compare(a.displayName, b.displayName))
  const options = [...Map.groupBy(inOrder, (model) => model.subGroups[0]?.displayName ?? model)]
    .map(([series, members]) =>
      typeof series === 'string' ? { label: series, options: members.map(option) } : option(series),
    )
    .sort((a, b) => BY_NAME.compare(a.label, b.label))
  return [{ value: '', label: makeOptionTexts.anyModel[locale] }, ...options]
}

/** Digits count as numbers: "118" after "2er". */
const BY_NAME = new Intl.Collator('de', { numeric: true })
