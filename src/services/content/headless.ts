import { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import { isOperatorPage, isPageSlug } from '#domain/content/page-address.ts'
import type { ContentPlace, PageSources } from './port.ts'

interface HeadlessApi {
  /** Everything before `/pages`. */
  readonly url: string
  readonly token: string | undefined
  readonly timeoutMs?: number
  /** How long an answer is fresh, in milliseconds. */
  readonly freshMs?: number
  /** Called once for an outage, not for each request of it. */
  readonly onOutage: (error: unknown) => void
}

const TIMEOUT_MS = 2_000
const FRESH_MS = 10_000
/** Longer texts are no pages. */
const MAX_CHARACTERS = 200_000

const PageAnswer = z.object({ source: z.string().max(MAX_CHARACTERS) })
const ListAnswer = z.object({ slugs: z.array(z.string()).max(1_000) })

interface Copy {
  /** Undefined: the service does not have it. */
  readonly answer: unknown
  readonly at: number
}

/**
 * Pages of a headless content service: `GET <url>/pages/<locale>/<section>` answers `{ slugs }`, `…/<slug>` `{ source }` in the same
 * Markdown, with the access token as bearer; 404 for a page it does not have. What it lacks comes from the shipped files, and so does
 * everything while it is away, unless there is a copy of its last good answer.
 */
export function headlessSources(api: HeadlessApi, shipped: PageSources): PageSources {
  const { timeoutMs = TIMEOUT_MS, freshMs = FRESH_MS, onOutage } = api
  const copies = new Map<string, Copy>()
  const inFlight = new Map<string, Promise<unknown>>()
  let isAway = false

  async function read<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | undefined> {
    const copy = copies.get(path)
    if (copy && Date.now() - copy.at < freshMs) return copy.answer as z.output<S> | undefined
    const running = inFlight.get(path) ?? refresh(path, schema).finally(() => inFlight.delete(path))
    inFlight.set(path, running)
    return (await running) as z.output<S> | undefined
  }

  async function refresh(path: string, schema: z.ZodType): Promise<unknown> {
    let answer = copies.get(path)?.answer
    try {
      answer = await fetchAnswer(path, schema)
      isAway = false
    } catch (error) {
      if (!isAway) onOutage(error)
      isAway = true
    }
    copies.set(path, { answer, at: Date.now() })
    return answer
  }

  async function fetchAnswer(path: string, schema: z.ZodType): Promise<unknown> {
    const headers = { Accept: 'application/json', ...(api.token ? { Authorization: `Bearer ${api.token}` } : {}) }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${api.url.replace(/\/$/, '')}/pages/${path}`, { headers, signal })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`The content service answers ${response.status} to ${path}`)
    return schema.parse(await response.json())
  }

  const folderOf = (locale: Locale, { section = 'PAGES' }: ContentPlace) => `${locale}/${section.toLowerCase()}`
  return {
    async source(slug, locale, place = {}) {
      const { section = 'PAGES', brand = null } = place
      if (!isPageSlug(slug) || (brand !== null && isOperatorPage(section, slug))) return undefined
      const found = await read(`${folderOf(locale, place)}/${slug}`, PageAnswer)
      return found?.source ?? shipped.source(slug, locale, place)
    },
    async slugs(locale, place = {}) {
      const { section = 'PAGES', brand = null } = place
      const found = await read(folderOf(locale, place), ListAnswer)
      const own = (found?.slugs ?? []).filter(
        (slug) => isPageSlug(slug) && (brand === null || !isOperatorPage(section, slug)),
      )
      return [...new Set([...(await shipped.slugs(locale, place)), ...own])].sort()
    },
  }
}
