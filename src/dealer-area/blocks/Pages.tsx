import { type PageLinks, Pagination } from '#design/Pagination.tsx'
import { pagesTexts } from '#messages/dealer-area.ts'
import { useTexts } from '#storefront/site.ts'

/** Links to the pages of a list of the dealer area; nothing where the list has only one. */
export function Pages({ links }: { readonly links: PageLinks }) {
  return <Pagination links={links} labels={useTexts(pagesTexts)} />
}
