import { Fragment } from 'react'
import type { OrderedItems } from './orders-view.ts'

/** What was bought, as an order is called after it: "VW Golf, Dachbox und 2 weitere Artikel". */
export function BoughtItems({ ordered: { items, more } }: { ordered: OrderedItems }) {
  return (
    <>
      {items.map(({ text, lang }, index) => (
        <Fragment key={index}>
          {index > 0 ? ', ' : null}
          <span lang={lang}>{text}</span>
        </Fragment>
      ))}
      {more ? ` ${more}` : null}
    </>
  )
}
