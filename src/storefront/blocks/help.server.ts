import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { helpSections } from '#messages/help.ts'

/** A section of the help page. */
export function helpHref(section: keyof typeof helpSections, locale: Locale): string {
  return `${pathFor('content', locale, { slug: 'hilfe-faqs' })}#${slugOf(helpSections[section][locale])}`
}
