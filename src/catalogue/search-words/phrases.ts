import { bodyColorOfName } from '#domain/vehicle/body-color.ts'
import { FIELD_FILTERS } from '../filter-groups.ts'
import { FILTER_PARAMS } from '../filter-params.ts'
import type { Meaning } from './meaning.ts'
import { DEVICE_ONLY_PHRASES, FILLERS, SYNONYMS, TOGGLE_SYNONYMS } from './synonyms.ts'
import { compact } from './tokens.ts'

/** Parameters whose labels mean something else ("Schwarz" is the paint) or nothing ("A") when typed alone. */
const UNLABELLED = new Set<string>(['interior-color', 'co2-class', 'sticker', 'doors', 'emission-class'])

/** Every fixed phrase and its meaning, by its compact form. */
export const PHRASES: ReadonlyMap<string, Meaning> = phraseTable()

export const MAX_PHRASE_TOKENS = 5

function phraseTable(): Map<string, Meaning> {
  const table = new Map<string, Meaning>()
  // The first meaning of a phrase wins: synonyms are chosen with care and come before the labels.
  const add = (phrase: string, meaning: Meaning) => {
    const key = compact(phrase)
    if (key && !table.has(key)) table.set(key, meaning)
  }
  for (const [choice, values, phrases] of SYNONYMS)
    for (const phrase of phrases.split('|')) add(phrase, { choice, values: values.split(' ') })
  for (const [toggle, phrases] of TOGGLE_SYNONYMS) for (const phrase of phrases.split('|')) add(phrase, { toggle })
  for (const phrase of ['leasing', 'leasen', 'lease', 'geleast']) add(phrase, { priceKind: 'LEASING_RATE_RANGE' })
  for (const phrase of [
    'finanzierung',
    'finanzieren',
    'finanziert',
    'kredit',
    'ratenkauf',
    'raten',
    'financing',
    'loan',
  ])
    add(phrase, { priceKind: 'LOAN_RATE_RANGE' })
  for (const [phrase, owners] of [
    ['erste hand', 1],
    ['erster hand', 1],
    ['first owner', 1],
    ['one owner', 1],
    ['zweite hand', 2],
    ['zweiter hand', 2],
  ] as const)
    add(phrase, { bounds: { 'owners-max': owners } })
  for (const [phrase, seats] of [
    ['zweisitzer', 2],
    ['viersitzer', 4],
    ['fünfsitzer', 5],
    ['siebensitzer', 7],
    ['neunsitzer', 9],
  ] as const)
    add(phrase, { bounds: { 'seats-min': seats, 'seats-max': seats } })
  for (const { field, filter } of FIELD_FILTERS) {
    const row = FILTER_PARAMS[filter.param]
    if (UNLABELLED.has(filter.param) || row.kind === 'bound') continue
    for (const { value, label } of row.kind === 'choice' ? field.options : []) {
      if (value === 'OTHER' || value === 'NONE') continue
      const meaning = { choice: filter.param, values: [value] } as Meaning
      for (const text of [label.de, label.en]) for (const part of partsOf(text)) add(part, meaning)
    }
  }
  for (const phrase of DEVICE_ONLY_PHRASES.split('|')) add(phrase, { deviceOnly: true })
  for (const word of FILLERS.split('|')) add(word, { nothing: true })
  return table
}

/** "SUV/Geländewagen" → both; "Pink (Rosa)" → both. */
function partsOf(label: string): string[] {
  return label.split(/[/()]/u).map((part) => part.trim())
}

const ENDING = /(?:e[mnrs]?|s|n)$/u
const MIN_STEM_LENGTH = 3

/** The meaning of one word, as typed or without its inflection ("rotes", "gebrauchter", "SUVs"). */
export function meaningOfWord(word: string): Meaning | undefined {
  const known = PHRASES.get(word)
  if (known) return known
  for (let stem = word; ENDING.test(stem) && stem.length > MIN_STEM_LENGTH; ) {
    stem = stem.slice(0, -1)
    const meaning = PHRASES.get(stem)
    if (meaning && !('nothing' in meaning)) return meaning
  }
  return shadeOf(word)
}

/** "dunkelblau", "hellgraues", "darkgreen": a shade is searched as its basic colour. */
function shadeOf(word: string): Meaning | undefined {
  const [, color = ''] = /^(?:dunkel|hell|matt|dark|light)(\p{L}{3,}?)(?:e[mnrs]?)?$/u.exec(word) ?? []
  const value = color ? bodyColorOfName(color) : null
  return value ? { choice: 'color', values: [value] } : undefined
}
