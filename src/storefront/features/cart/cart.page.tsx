import { useEffect, useRef } from 'react'
import { cartTexts } from '#messages/cart.ts'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { RateExamples } from '../../blocks/Rate.tsx'
import { SumColumns } from '../../blocks/SumColumns.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/cart.page.ts'
import { CartLine } from './CartLine.tsx'
import { CartSum } from './CartSum.tsx'
import { changeCart, loadCart } from './cart.server.ts'
import css from './cart.module.css'

export const loader = loadCart
export const action = changeCart

/** A personal page: not indexed and never cached for others. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: cartTexts.title })
}

export default function Cart({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(cartTexts)
  const { lines } = view
  const heading = useFocusAfterRemoval(lines.length)
  return (
    <div className={`wrap ${css.page}`}>
      <Trail crumbs={[{ label: texts.title }]} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {texts.title}
      </h1>
      {lines.length > 0 ? (
        <SumColumns>
          <div className={css.groups}>
            {view.groups.map((group, index) => (
              <section key={group.seller} className={css.group} aria-label={texts.contractWith(group.seller)}>
                <h2>{group.seller}</h2>
                <ul className={css.lines}>
                  {group.lines.map((line) => (
                    <CartLine
                      key={`${line.item.productType} ${line.card.id} ${line.item.forVehicleId}`}
                      line={line}
                      page={view.path}
                      first={index === 0}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <CartSum view={view} />
          <div>
            <RateExamples rates={lines.flatMap(({ card }) => card.rate ?? [])} />
          </div>
        </SumColumns>
      ) : (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink href={view.cars}>{texts.seeCars}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

/** The remove button disappears with its line; the focus moves to the heading. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}
