import type { ReactNode } from 'react'
import { EmptyState } from '#design/EmptyState.tsx'
import type { PageLinks } from '#design/Pagination.tsx'
import { type TabLink, Tabs } from '#design/Tabs.tsx'
import { DataTable } from './DataTable.tsx'
import { Pages } from './Pages.tsx'

export interface EmptyPart {
  readonly title: string
  readonly text: string
}

interface CaseListProps {
  /** Names the table. */
  title: string
  tabs: readonly TabLink[]
  texts: { readonly parts: string; readonly empty: string; readonly emptyText: string }
  /** Of this part; null: the texts of the list. */
  empty: EmptyPart | null
  columns: readonly string[]
  links: PageLinks
  /** The rows of the page; a sentence takes their place where there are none. */
  children: readonly ReactNode[]
}

/** Cases of one kind in parts, page by page: orders, requests, applications. */
export function CaseList({ title, tabs, texts, empty, columns, links, children }: CaseListProps) {
  return (
    <>
      <Tabs tabs={tabs} label={texts.parts} />
      {children.length === 0 ? (
        <EmptyState title={empty?.title ?? texts.empty} text={empty?.text ?? texts.emptyText} />
      ) : (
        <DataTable columns={columns} label={title} stacks>
          {children}
        </DataTable>
      )}
      <Pages links={links} />
    </>
  )
}
