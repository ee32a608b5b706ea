import type { Field } from '#catalogue/field.ts'
import { fieldByKey, type FieldKey } from '#catalogue/fields.ts'
import { bodyColorOfName, namesMetallicPaint } from '#domain/vehicle/body-color.ts'
import type { CombustionFuel } from '#domain/vehicle/energy-prices.ts'
import type { BodyType, Condition, Doors, Drive, Fuel, VatMode } from '#domain/vehicle/vocabulary.ts'
import type { Layout } from './layout.ts'
import { parseBoolean, parseInteger, parseFeedNumber } from './parse-value.ts'
import { codeParser, type ValueReader } from './read-value.ts'

/** Settings of one dealer's feed. */
export interface FeedMeaning {
  /** The meaning of `mwst` 1: programs disagree about it, so each dealer has a setting. */
  readonly vatCodeOne: VatMode
}

type Rule = (cell: (cells: readonly string[], column: string) => string, meaning: FeedMeaning) => ValueReader

/** Attributes that depend on several columns, or on one in an unusual way. */
const RULES: Partial<Record<FieldKey, Rule>> = {
  condition:
    (cell) =>
    (cells): Condition => {
      const says = (column: string) => parseBoolean(cell(cells, column)) === true
      // A day registration is often flagged as new as well: the more specific flag wins.
      if (says('tageszulassung')) return 'DAY_REGISTRATION'
      if (says('vorfuehrfahrzeug')) return 'DEMONSTRATOR'
      if (says('neufahrzeug')) return 'NEW'
      return says('jahreswagen') ? 'NEARLY_NEW' : 'USED'
    },

  fuel: (cell) => {
    const parse = codeParser(fieldByKey('fuel'), [])
    return (cells, refuse) => {
      const code = cell(cells, 'kraftstoffart')
      const fuel = code === '' ? null : parse(code)
      if (parseBoolean(cell(cells, 'plugin_hybrid')) === true && fuel !== 'ELECTRIC') return 'PLUG_IN_HYBRID'
      if (fuel === undefined) refuse('kraftstoffart', 'UNKNOWN_CODE', code)
      return (fuel as Fuel | undefined) ?? null
    }
  },

  combustionFuel: (cell) => {
    const parse = codeParser(fieldByKey('fuel'), [])
    return (cells): CombustionFuel | null => {
      if (parseBoolean(cell(cells, 'plugin_hybrid')) !== true) return null
      return COMBUSTION_FUEL_OF[String(parse(cell(cells, 'kraftstoffart')))] ?? null
    }
  },

  bodyType:
    (cell) =>
    (cells): BodyType => {
      const model = cell(cells, 'modell')
      const body = bodyOfCategory(cell(cells, 'kategorie')) ?? 'OTHER'
      if (body === 'SUV' && PICKUPS.test(model)) return 'PICKUP'
      return body === 'VAN' && TRANSPORTERS.test(model) ? 'TRANSPORTER' : body
    },

  drive:
    (cell) =>
    (cells): Drive | null =>
      parseBoolean(cell(cells, 'allradantrieb')) === true ? 'ALL_WHEEL' : null,

  doors: (cell) => (cells, refuse) => {
    const text = cell(cells, 'tueren')
    if (text === '') return null
    const doors = doorsOf(parseInteger(text.replace(/^(\d)\/\d$/, '$1')))
    if (doors === null) refuse('tueren', 'IMPLAUSIBLE', text)
    return doors
  },

  bodyColor: (cell) => (cells) => bodyColorOfName(cell(cells, 'farbe')),

  metallic: (cell) => (cells, refuse) => {
    const text = cell(cells, 'metallic')
    const metallic = parseBoolean(text)
    if (text !== '' && metallic === undefined) refuse('metallic', 'UNREADABLE', text)
    return metallic || namesMetallicPaint(cell(cells, 'farbe')) ? true : (metallic ?? null)
  },

  vatMode:
    (cell, { vatCodeOne }) =>
    (cells, refuse) => {
      const text = cell(cells, 'mwst')
      const rate = parseFeedNumber(cell(cells, 'mwstsatz')) ?? 0
      const code = parseBoolean(text)
      if (code === undefined) {
        if (text !== '') refuse('mwst', 'UNKNOWN_CODE', text)
        else if (rate > 0) return 'REGULAR'
        else refuse('mwst', 'REQUIRED', '')
        return null
      }
      const mode = code === (vatCodeOne === 'REGULAR') ? 'REGULAR' : 'MARGIN'
      if (mode === 'MARGIN' && rate > 0) refuse('mwst', 'VAT_CONTRADICTION', `${text} / ${rate} %`)
      return mode
    },
}

/** The fuel of a plug-in hybrid's combustion engine, by the fuel that its row names. */
const COMBUSTION_FUEL_OF: Readonly<Partial<Record<string, CombustionFuel>>> = {
  PETROL: 'PETROL',
  HYBRID_PETROL: 'PETROL',
  DIESEL: 'DIESEL',
  HYBRID_DIESEL: 'DIESEL',
}

/** The reader of a row that needs a rule; undefined for any other. */
export function ruleReaderOf(field: Field<FieldKey>, layout: Layout, meaning: FeedMeaning): ValueReader | undefined {
  const rule = RULES[field.key]
  if (!rule) return undefined
  const positions = new Map(field.feed?.columns.map((column) => [column, layout.positionOf(column)]))
  for (const column of OTHER_COLUMNS[field.key] ?? []) positions.set(column, layout.positionOf(column))
  return rule((cells, column) => (cells[positions.get(column) ?? -1] ?? '').trim(), meaning)
}

/** Columns that a rule reads although they belong to another row. */
const OTHER_COLUMNS: Partial<Record<FieldKey, readonly string[]>> = { vatMode: ['mwstsatz'] }

const CATEGORIES = codeParser(fieldByKey('bodyType'), [])

/** The body of a category such as `Car.EstateCar`; undefined for an unknown one. German names are accepted too. */
export function bodyOfCategory(category: string): BodyType | undefined {
  return (CATEGORIES(category) ?? CATEGORIES(`car.${category}`)) as BodyType | undefined
}

/** Pick-ups share a category with off-road cars, light commercials with vans. */
const PICKUPS =
  /\b(amarok|ranger|hilux|navara|l200|d-max|x-klasse|x \d{3}|alaskan|fullback|gladiator|musso|ram|1500|pick-?up|maverick|t90)\b/iu
const TRANSPORTERS =
  /\b(kasten\w*|transporter|crafter|sprinter|master|ducato|boxer|jumper|movano|daily|tge|transit)\b/iu

function doorsOf(doors: number | undefined): Doors | null {
  if (doors === undefined || doors < 1 || doors > 7) return null
  if (doors <= 3) return 'TWO_OR_THREE'
  return doors <= 5 ? 'FOUR_OR_FIVE' : 'SIX_OR_SEVEN'
}
