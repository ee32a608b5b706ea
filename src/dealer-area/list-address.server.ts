import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { LIST_PAGE } from '#domain/staff/list-page.ts'
import { pageLinks } from '#storefront/blocks/page-links.server.ts'

interface ListAddress<Part extends string> {
  readonly part: Part
  /** From 1. */
  readonly page: number
  tabs(labelOf: (part: Part) => string): TabLink[]
  links(total: number): PageLinks
}

/**
 * What the address of a list says: which of its parts, the first unless it names one, and which page of it. Lists of the platform belong to
 * no merchant.
 */
export function listAddress<Part extends string>(
  url: URL,
  { path, merchant, parts }: { readonly path: string; readonly merchant?: string; readonly parts: readonly Part[] },
): ListAddress<Part> {
  const part = parts.find((each) => each.toLowerCase() === url.searchParams.get('part')) ?? parts[0]!
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const hrefOf = (to: Part, number = 1) => {
    const params = new URLSearchParams({ ...(merchant === undefined ? {} : { merchant }), part: to.toLowerCase() })
    if (number > 1) params.set('page', String(number))
    return `${path}?${params.toString()}`
  }
  return {
    ...{ part, page },
    tabs: (labelOf) => parts.map((to) => ({ href: hrefOf(to), label: labelOf(to), isCurrent: to === part })),
    links: (total) => pageLinks(page, Math.ceil(total / LIST_PAGE), (number) => hrefOf(part, number)),
  }
}

/** The highest page number that is read from an address; no list is that long. */
const MAX_PAGE = 1_000_000
