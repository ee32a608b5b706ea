import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { MIN_COMPARABLES } from '#domain/valuation/estimate.ts'
import { AGE_STEPS, COMPLETE_FROM, ENOUGH_PICTURES, PRICE_SHARES, RELEVANCE_PARTS } from '#domain/vehicle/relevance.ts'
import { memoizeFor } from '../memoize-for.ts'
import { ContentFault } from './content-fault.ts'
import { readPage } from './markdown.ts'
import { readNavigation, sectionsIn } from './navigation.ts'
import type { Content } from './port.ts'

/** File systems refuse longer names. */
const MAX_SLUG = 100

/**
 * The content shipped with the product: pages `content/<locale>/<slug>.md`, the operator's details in `content/operator.json`, and the
 * sections of the header in `content/navigation/main.json`; a dealer's shop may have its own as `<slug of the brand>.json`.
 */
export const CONTENT_FOLDER = path.resolve(import.meta.dirname, '../../../content')

/** The navigation file is cached for a few seconds, because every page shows the header. */
const NAVIGATION_MS = 5_000

/**
 * Pages from Markdown files, read at each request, so that an edit shows at once. `{{name}}` is replaced by the value in `operator.json` or
 * by a figure of the ranking, which only the code defines.
 */
export function fileContent(folder: string = CONTENT_FOLDER): Content {
  const navigationFile = memoizeFor(NAVIGATION_MS, async (name) => {
    const source = await textOf(path.join(folder, 'navigation', `${name}.json`))
    return source === undefined ? undefined : readNavigation(name, source)
  })
  return {
    async page(slug, locale) {
      if (slug.length > MAX_SLUG || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined
      const source = await textOf(path.join(folder, locale, `${slug}.md`))
      if (source === undefined) return undefined
      const values = { ...FIGURES, ...operatorOf(await textOf(path.join(folder, 'operator.json'))) }
      return readPage(slug, filledIn(source, values, slug))
    },
    async slugs(locale) {
      const files = await readdir(path.join(folder, locale))
      return files.flatMap((file) => (file.endsWith('.md') ? [path.parse(file).name] : [])).sort()
    },
    async navigation({ slug }, locale) {
      const own = slug === null ? undefined : await navigationFile(slug)
      const file = own ?? (await navigationFile('main'))
      return file && sectionsIn(file, locale)
    },
  }
}

/** The operator's e-mail address; null where none is set. */
export async function operatorEmail(folder: string = CONTENT_FOLDER): Promise<string | null> {
  return operatorOf(await textOf(path.join(folder, 'operator.json'))).email ?? null
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
}

function filledIn(source: string, values: Readonly<Record<string, string>>, slug: string): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new ContentFault(`${slug}: nothing is known to stand for {{${name}}}`)
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
