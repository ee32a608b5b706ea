import type { ReactNode } from 'react'
import { HeadNote, PageHead } from './PageHead.tsx'
import css from './CasePage.module.css'

interface CasePageProps {
  title: string
  /** Beside the title: its kind or its state. */
  note: string
  back: { readonly href: string; readonly label: string }
  aside: ReactNode
  children: ReactNode
}

/** A screen about one case: what is to be done, and beside it who and when. */
export function CasePage({ title, note, back, aside, children }: CasePageProps) {
  return (
    <>
      <PageHead back={back}>
        <h1>
          {title} <HeadNote>{note}</HeadNote>
        </h1>
      </PageHead>
      <Columns aside={aside}>{children}</Columns>
    </>
  )
}

/** What a screen is about, and beside it what belongs to it. */
export function Columns({ aside, children }: Pick<CasePageProps, 'aside' | 'children'>) {
  return (
    <div className={css.columns}>
      <div className={css.part}>{children}</div>
      <aside className={css.part}>{aside}</aside>
    </div>
  )
}
