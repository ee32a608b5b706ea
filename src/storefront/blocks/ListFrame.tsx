import type { ComponentProps, ReactNode } from 'react'
import { listTexts } from '#messages/list.ts'
import css from './ListFrame.module.css'
import { useTexts } from '../site.ts'
import { Trail } from './Trail.tsx'

/** Id of the element with the results of a list. */
export const RESULTS = 'ergebnisse'

interface ListFrameProps {
  crumbs: ComponentProps<typeof Trail>['crumbs']
  filters: ReactNode
  children: ReactNode
}

/** A list with its filters beside it where there is room. The trail comes last, so that the first screen belongs to the offers. */
export function ListFrame({ crumbs, filters, children }: ListFrameProps) {
  return (
    <div className={`wrap ${css.list}`} data-frame="list">
      <a className="skip-to" href={`#${RESULTS}`}>
        {useTexts(listTexts).toResults}
      </a>
      {filters}
      <div className={css.main}>{children}</div>
      <div className={css.crumbs}>
        <Trail crumbs={crumbs} />
      </div>
    </div>
  )
}
