import { Link } from 'react-router'
import { emptyListTexts } from '#messages/list-empty.ts'
import { listTexts } from '#messages/list.ts'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { RESULTS } from '../../blocks/ListFrame.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { useTexts } from '../../site.ts'
import type { ListView } from './list-view.ts'
import css from './Results.module.css'

/** Shown where nothing fits: single filters to leave out, each with how many cars that brings. */
export function NoResults({ view }: { view: ListView }) {
  const texts = useTexts(emptyListTexts)
  const { resetAll } = useTexts(listTexts)
  const hasWay = view.relaxations.length > 0
  const text = hasWay ? texts.removeOne : view.active > 0 ? texts.none : texts.noStock
  return (
    <div id={RESULTS} tabIndex={-1}>
      <EmptyState title={texts.title} text={text}>
        {hasWay ? (
          <ul className={css.ways}>
            {view.relaxations.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={css.next}>
          <ButtonLink href={view.save} rel="nofollow">
            {texts.tellMe}
          </ButtonLink>
          {view.active > 0 ? (
            <ButtonLink kind="secondary" href={view.base}>
              {resetAll}
            </ButtonLink>
          ) : null}
        </p>
      </EmptyState>
      {view.cards.length > 0 ? (
        <section aria-label={texts.oneFilterLess} className={css.similar}>
          <h3>{texts.oneFilterLess}</h3>
          <VehicleCards cards={view.cards} />
        </section>
      ) : null}
    </div>
  )
}
