import type { ComponentProps, ReactNode } from 'react'
import css from './ListFrame.module.css'
import { Trail } from './Trail.tsx'

interface ListFrameProps {
  crumbs: ComponentProps<typeof Trail>['crumbs']
  filters: ReactNode
  children: ReactNode
}

/** A list with its filters beside it where there is room. */
export function ListFrame({ crumbs, filters, children }: ListFrameProps) {
  return (
    <div className={`wrap ${css.list}`}>
      <div className={css.crumbs}>
        <Trail crumbs={crumbs} />
      </div>
      {filters}
      <div className={css.main}>{children}</div>
    </div>
  )
}
