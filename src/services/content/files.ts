import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ContentSection, isOperatorPage, isPageSlug } from '#domain/content/page-address.ts'
import type { Locale } from '#domain/locale.ts'
import { MAX_COMPARED, POWER_APART } from '#domain/valuation/alike.ts'
import { MAX_SELLER_SHARE, MIN_SELLERS } from '#domain/valuation/compared.ts'
import {
  DEPRECIATION,
  KILOMETRES_APART,
  MAX_MONTHS_APART,
  MIN_COMPARABLES,
  POWER_EXPONENT,
} from '#domain/valuation/estimate.ts'
import { RATING_LIMITS } from '#domain/vehicle/price-rating.ts'
import { AGE_STEPS, COMPLETE_FROM, ENOUGH_PICTURES, PRICE_SHARES, RELEVANCE_PARTS } from '#domain/vehicle/relevance.ts'
import { memoizeFor } from '../memoize-for.ts'
import { readPage } from './markdown.ts'
import { readNavigation, sectionsIn } from './navigation.ts'
import { ContentFault, type Content, type ContentPage, type PageSources } from './port.ts'

/**
 * The content shipped with the product: pages `content/<locale>/<slug>.md`, articles of the guide and press releases in the folders
 * `guide` and `press` beside them, videos in `content/videos`, the operator's details in `content/operator.json`, and the sections of the
 * header in `content/navigation/main.json`; a dealer's shop may have its own as `<slug of the brand>.json`.
 */
export const CONTENT_FOLDER = path.resolve(import.meta.dirname, '../../../content')

/** The navigation file is cached for a few seconds, because every page shows the header. */
const NAVIGATION_MS = 5_000

/**
 * Pages from Markdown, read at each request, so that an edit shows at once. `{{name}}` is replaced by the value in `operator.json` or by a
 * figure of the ranking or the price rating, which only the code defines. By default the Markdown comes from files.
 */
export function fileContent(folder: string = CONTENT_FOLDER, sources: PageSources = fileSources(folder)): Content {
  const navigationFile = memoizeFor(NAVIGATION_MS, async (name) => {
    const source = await textOf(path.join(folder, 'navigation', `${name}.json`))
    return source === undefined ? undefined : readNavigation(name, source)
  })
  async function read(slug: string, locale: Locale, source: string): Promise<ContentPage> {
    const values = { ...FIGURES, ...operatorOf(await textOf(path.join(folder, 'operator.json'))) }
    const page = readPage(slug, filledIn(source, values, slug), locale)
    const blocks = page.blocks.filter(({ video }) => !video || existsSync(path.join(folder, video.src)))
    return { ...page, blocks }
  }
  return {
    ...sources,
    read,
    async page(slug, locale, place) {
      const source = await sources.source(slug, locale, place)
      if (source === undefined) return undefined
      const page = await read(slug, locale, source)
      const version = sources.version?.(slug, locale, place)
      return version ? { ...page, version: { number: version.number, validFrom: version.validFrom } } : page
    },
    async navigation({ slug }, locale) {
      const own = slug === null ? undefined : await navigationFile(slug)
      const file = own ?? (await navigationFile('main'))
      return file && sectionsIn(file, locale)
    },
  }
}

const FOLDERS: Readonly<Record<ContentSection, string>> = { PAGES: '', GUIDE: 'guide', PRESS: 'press' }

/** Plain pages as the shop of one dealer words them, beside those of the other shops. */
const ONE_DEALERS_FOLDER = 'storefront'

/**
 * The Markdown shipped with the product. A dealer's shop has all of it that is not about the operator, some of it, where the
 * shop is that of one dealer, in words of its own: it speaks of itself, not of “the dealer”.
 */
export function fileSources(folder: string = CONTENT_FOLDER): PageSources {
  return {
    async source(slug, locale, { section = 'PAGES', brand = null, isOneDealers = false } = {}) {
      if (!isPageSlug(slug) || (brand !== null && isOperatorPage(section, slug))) return undefined
      const inFolder = (name: string) => textOf(path.join(folder, locale, name, `${slug}.md`))
      const own = isOneDealers && section === 'PAGES' ? await inFolder(ONE_DEALERS_FOLDER) : undefined
      return own ?? inFolder(FOLDERS[section])
    },
    async slugs(locale, { section = 'PAGES', brand = null } = {}) {
      const files = await namesIn(path.join(folder, locale, FOLDERS[section]))
      const names = files.flatMap((file) => (file.endsWith('.md') ? [path.parse(file).name] : [])).sort()
      return brand === null ? names : names.filter((slug) => !isOperatorPage(section, slug))
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : []
}

/** The operator's e-mail address; null where none is set. */
export async function operatorEmail(folder: string = CONTENT_FOLDER): Promise<string | null> {
  return operatorOf(await textOf(path.join(folder, 'operator.json'))).email ?? null
}

/** Who runs the shop, as mails name their sender; empty where nothing is set. */
export async function operatorLines(folder: string = CONTENT_FOLDER): Promise<string[]> {
  const { name, street, city, register } = operatorOf(await textOf(path.join(folder, 'operator.json')))
  return [[name, street, city].filter(Boolean).join(', '), register ?? ''].filter(Boolean)
}

const ALL_PARTS = Object.values(RELEVANCE_PARTS).reduce((sum, part) => sum + part, 0)
const percent = (share: number) => String(Math.round(share * 100))

const FIGURES: Readonly<Record<string, string>> = {
  completenessPercent: percent(RELEVANCE_PARTS.completeness / ALL_PARTS),
  picturesPercent: percent(RELEVANCE_PARTS.pictures / ALL_PARTS),
  pricePercent: percent(RELEVANCE_PARTS.price / ALL_PARTS),
  agePercent: percent(RELEVANCE_PARTS.age / ALL_PARTS),
  cheaperPercent: percent(1 - PRICE_SHARES.best),
  dearerPercent: percent(PRICE_SHARES.worst - 1),
  fewestComparables: String(MIN_COMPARABLES),
  ageDays: String(AGE_STEPS.days * AGE_STEPS.count),
  ageStepDays: String(AGE_STEPS.days),
  completeFromPercent: percent(COMPLETE_FROM),
  enoughPictures: String(ENOUGH_PICTURES),
  ...ratingFigures(),
}

/** The figures of the price rating. */
function ratingFigures(): Readonly<Record<string, string>> {
  const { month, laterMonth, laterFrom, tenThousandKilometres } = DEPRECIATION
  const { VERY_GOOD, GOOD, FAIR, INCREASED } = RATING_LIMITS
  return {
    ...{
      veryGoodUpTo: String(VERY_GOOD),
      goodUpTo: String(GOOD),
      fairUpTo: String(FAIR),
      increasedUpTo: String(INCREASED),
    },
    ...{ monthsApart: String(MAX_MONTHS_APART), powerApartPercent: percent(POWER_APART) },
    ...{
      kilometresApartPercent: percent(KILOMETRES_APART.share),
      leastThousandKilometres: String(KILOMETRES_APART.least / 1_000),
    },
    ...{
      sellerPercent: percent(MAX_SELLER_SHARE),
      fewestSellers: String(MIN_SELLERS),
      maxCompared: String(MAX_COMPARED),
    },
    ...{
      monthPermille: String(month * 1_000),
      laterMonthPermille: String(laterMonth * 1_000),
      laterFromMonths: String(laterFrom),
    },
    ...{ tenThousandKilometresPercent: percent(tenThousandKilometres), powerPercent: String(10 * POWER_EXPONENT) },
  }
}

function lineOf(source: string, found: string): number {
  return source.slice(0, source.indexOf(found)).split('\n').length
}

function filledIn(source: string, values: Readonly<Record<string, string>>, slug: string): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new ContentFault(`${slug}: nothing is known to stand for {{${name}}}`, {
        fault: 'PLACEHOLDER',
        found: `{{${name}}}`,
        line: lineOf(source, `{{${name}}}`),
      })
    return value
  })
}

function operatorOf(text: string | undefined): Record<string, string> {
  return text === undefined ? {} : (JSON.parse(text) as Record<string, string>)
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
