import type { Locale } from '#domain/locale.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import { rankingTexts } from '#messages/ranking.ts'
import { Link } from 'react-router'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Pagination } from '#design/Pagination.tsx'
import { useSite } from '../../site.ts'
import css from './Results.module.css'
import type { ListView, RankingView } from './list-view.ts'

/** A phone shows one picture first. Wider screens also fetch the others of the row once the layout is known. */
const FIRST_PICTURES = 1

export function Results({ view, locale, busy }: { view: ListView; locale: Locale; busy: boolean }) {
  const texts = inLanguage(listTexts, locale)
  if (view.total === 0) return <NoResults view={view} locale={locale} />
  return (
    <section aria-label={texts.results} aria-busy={busy || undefined} className={css.results}>
      <h2 className="visually-hidden">{texts.results}</h2>
      <VehicleCards
        cards={view.cards}
        locale={locale}
        rows={view.view === 'LIST'}
        firstRow={FIRST_PICTURES}
        more={view.cards.map((card, index) => (
          <RankingExplanation key={card.href} ranking={view.ranking} index={index} locale={locale} />
        ))}
      />
      <Pagination
        links={view.pages}
        labels={{ pages: texts.pages, page: texts.page, previous: texts.previousPage, next: texts.nextPage }}
      />
    </section>
  )
}

/** The ranking reason of a vehicle, on demand: the order of the list and this vehicle's value. */
function RankingExplanation({ ranking, index, locale }: { ranking: RankingView; index: number; locale: Locale }) {
  const rankingHref = useSite()?.frame.ranking
  return (
    <details className={css.why}>
      <summary>{rankingTexts.heading[locale]}</summary>
      <p>{`${rankingTexts.sortedBy[locale](ranking.by)} ${ranking.values[index]}`}</p>
      {ranking.explained ? <a href={rankingHref}>{rankingTexts.how[locale]}</a> : null}
    </details>
  )
}

/** Nothing fits: says which one filter to leave out and what that brings. */
function NoResults({ view, locale }: { view: ListView; locale: Locale }) {
  const texts = inLanguage(listTexts, locale)
  const hasWay = view.relaxations.length > 0
  return (
    <EmptyState title={texts.nothingTitle} text={hasWay ? texts.nothingText : texts.nothingAtAll}>
      {hasWay ? (
        <ul className={css.ways}>
          {view.relaxations.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      {view.active > 0 ? <ButtonLink href={view.base}>{texts.resetAll}</ButtonLink> : null}
    </EmptyState>
  )
}
