import { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import { isLegalPage, isOperatorPage, isPageSlug } from '#domain/content/page-address.ts'
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
/** An answer with a longer text is refused. */
const MAX_CHARACTERS = 200_000

const PageAnswer = z.object({ source: z.string().max(MAX_CHARACTERS) })
const ListAnswer = z.object({ slugs: z.array(z.string()).max(1_000) })

interface Copy {
  /** Undefined: the service does not have it. */
  readonly answer: unknown
  /** The service has said so, lately or before an outage. */
  readonly isKnown: boolean
  readonly at: number
}

/**
 * Pages of a headless content service: `GET <url>/pages/<locale>/<section>` answers `{ slugs }`, `…/<slug>` `{ source }` in the same
 * Markdown, with the access token as bearer. Only pages of its lists are requested; a page that it lacks comes from the shipped files. When
 * the service is away, its last good answer is used, and without one the shipped files; reading a legal text then throws instead, because
 * orders are concluded under it.
 */
export function headlessSources(api: HeadlessApi, shipped: PageSources): PageSources {
  const { timeoutMs = TIMEOUT_MS, freshMs = FRESH_MS, onOutage } = api
  const copies = new Map<string, Copy>()
  const inFlight = new Map<string, Promise<Copy>>()
  /** The path whose failure was reported; the outage ends when it is answered again. */
  let failing: string | undefined

  async function read<S extends z.ZodType>(
    path: string,
    schema: S,
  ): Promise<Copy & { answer: z.output<S> | undefined }> {
    const copy = copies.get(path)
    const running =
      copy && Date.now() - copy.at < freshMs
        ? copy
        : (inFlight.get(path) ?? refresh(path, schema).finally(() => inFlight.delete(path)))
    if (running instanceof Promise) inFlight.set(path, running)
    return (await running) as Copy & { answer: z.output<S> | undefined }
  }

  async function refresh(path: string, schema: z.ZodType): Promise<Copy> {
    let { answer, isKnown = false } = copies.get(path) ?? {}
    try {
      answer = await fetchAnswer(path, schema)
      isKnown = true
      if (failing === path) failing = undefined
    } catch (error) {
      if (failing === undefined) onOutage(error)
      failing ??= path
    }
    const copy = { answer, isKnown, at: Date.now() }
    copies.set(path, copy)
    return copy
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
      const folder = folderOf(locale, place)
      const list = await read(folder, ListAnswer)
      const page = list.answer?.slugs.includes(slug) ? await read(`${folder}/${slug}`, PageAnswer) : list
      if (isLegalPage(section, slug) && !page.isKnown)
        throw new Error(`No legal text ${slug} while the service is away`)
      return page !== list && page.answer && 'source' in page.answer
        ? page.answer.source
        : shipped.source(slug, locale, place)
    },
    async slugs(locale, place = {}) {
      const { section = 'PAGES', brand = null } = place
      const found = await read(folderOf(locale, place), ListAnswer)
      const own = (found.answer?.slugs ?? []).filter(
        (slug) => isPageSlug(slug) && (brand === null || !isOperatorPage(section, slug)),
      )
      return [...new Set([...(await shipped.slugs(locale, place)), ...own])].sort()
    },
  }
}
