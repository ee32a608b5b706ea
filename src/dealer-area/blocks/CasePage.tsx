import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { HeadNote, PageHead } from './PageHead.tsx'
import css from './CasePage.module.css'

interface CasePageProps {
  title: string
  /** Beside the title: its kind or its state. */
  note: string
  back: { readonly href: string; readonly label: string }
  /** The cases around it, on wide screens only. */
  list?: ReactNode
  aside: ReactNode
  children: ReactNode
}

/** A screen about one case: what is to be done, and beside it who and when. */
export function CasePage({ title, note, back, list, aside, children }: CasePageProps) {
  return (
    <>
      <PageHead back={back}>
        <h1>
          {title} <HeadNote>{note}</HeadNote>
        </h1>
      </PageHead>
      <Columns list={list} aside={aside}>
        {children}
      </Columns>
    </>
  )
}

/** What a screen is about, and beside it what belongs to it. */
export function Columns({ list, aside, children }: Pick<CasePageProps, 'list' | 'aside' | 'children'>) {
  return (
    <div className={classes(css.columns, aside != null && css.withAside, list != null && css.withList)}>
      <div className={css.part}>{children}</div>
      {aside ? <aside className={css.part}>{aside}</aside> : null}
      {list ? <div className={css.list}>{list}</div> : null}
    </div>
  )
}
