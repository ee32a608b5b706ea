import { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { SCREENS, type Screen } from '#domain/routes/screens.ts'
import { ContentFault, type NavigationSection } from './port.ts'

const text = z.strictObject({ de: z.string().min(1), en: z.string().min(1) })
const target = {
  screen: z.custom<Screen>((name) => typeof name === 'string' && Object.hasOwn(SCREENS, name), 'is no screen'),
  /** Parameters of the screen's path, e.g. the slug of a content page. */
  params: z.record(z.string(), z.string()).default({}),
  /** The same query in every language, e.g. `fuel=DIESEL`. */
  query: z.string().optional(),
}
const link = z.strictObject({ label: text, ...target })
const teaser = z.strictObject({ title: text, line: text, picture: z.string(), ...target })
const file = z.strictObject({
  sections: z.array(
    link
      .extend({ links: z.array(link).max(12), teasers: z.array(teaser).max(2) })
      .refine(({ links }) => links.length > 0),
  ),
})

type NavigationFile = z.output<typeof file>

/** Reads a navigation file: sections, their links and at most two teasers each, in both languages. Throws a ContentFault. */
export function readNavigation(name: string, source: string): NavigationFile {
  try {
    return file.parse(JSON.parse(source))
  } catch (error) {
    throw new ContentFault(`${name}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`)
  }
}

/** The sections in one language, with addresses from the table of screens. */
export function sectionsIn({ sections }: NavigationFile, locale: Locale): NavigationSection[] {
  const address = ({ screen, params, query }: { screen: Screen; params: Record<string, string>; query?: string }) => {
    const path = pathFor(screen, locale, params)
    return { screen, href: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path }
  }
  const linkIn = (row: z.output<typeof link>) => ({ label: row.label[locale], ...address(row) })
  return sections.map((section) => ({
    ...linkIn(section),
    links: section.links.map(linkIn),
    teasers: section.teasers.map((row) => ({
      title: row.title[locale],
      line: row.line[locale],
      picture: row.picture,
      ...address(row),
    })),
  }))
}
