import type { Locale } from '#domain/locale.ts'
import { makeTexts } from '#messages/makes.ts'
import { inLanguage } from '#messages/texts.ts'
import type { SelectGroup, SelectOption } from '../design/Select.tsx'
import { grouped } from '../figures.ts'
import type { Make, Model } from './makes.server.ts'

export type Options = readonly (SelectOption | SelectGroup)[]

/** All makes for a select, the popular ones first, each with its number of hits; one without any cannot be chosen. */
export function makeOptions(makes: readonly Make[], hitsOf: (make: Make) => number, locale: Locale): Options {
  const texts = inLanguage(makeTexts, locale)
  const option = (make: Make): SelectOption => {
    const hits = hitsOf(make)
    const label = `${make.displayName} (${grouped(hits, locale)})`
    return { value: make.name, label, ...(hits === 0 ? { disabled: true } : {}) }
  }
  const [popular, others] = [true, false].map((wanted) =>
    makes.filter(({ preferred }) => preferred === wanted).map(option),
  )
  return [
    { value: '', label: texts.anyMake },
    ...(popular?.length ? [{ label: texts.popular, options: popular }] : []),
    ...(others?.length ? [{ label: texts.others, options: others }] : []),
  ]
}

/** The models of a make for a select; those of one series stand together under its name. Counts are of all offers. */
export function modelOptions(models: readonly Model[], locale: Locale): Options {
  const series = new Map<string, SelectOption[]>()
  const single: SelectOption[] = []
  for (const { name, displayName, count, subGroups } of models) {
    const [group] = subGroups
    const list = group ? (series.get(group.displayName) ?? []) : single
    list.push({ value: name, label: `${displayName} (${grouped(count, locale)})` })
    if (group) series.set(group.displayName, list)
  }
  const groups = [...series].map(([label, options]) => ({ label, options }))
  return [{ value: '', label: makeTexts.anyModel[locale] }, ...single, ...groups]
}
