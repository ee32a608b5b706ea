import type { PageLink, PageLinks } from '#design/Pagination.tsx'

/** First, last, and the pages around the one shown; what is left out in between is a gap. */
export function pageLinks(page: number, pageCount: number, hrefOf: (page: number) => string): PageLinks {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  const pages = numbers.map((number, index): PageLink => {
    const gap = index > 0 && number - numbers[index - 1]! > 1
    return {
      page: number,
      href: hrefOf(number),
      ...(number === page ? { current: true } : {}),
      ...(gap ? { gap } : {}),
    }
  })
  return {
    pages,
    ...(page > 1 ? { previous: hrefOf(page - 1) } : {}),
    ...(page < pageCount ? { next: hrefOf(page + 1) } : {}),
  }
}
