import { Suspense } from 'react'
import { listTexts } from '#messages/list.ts'
import { rankingTexts } from '#messages/ranking.ts'
import { RESULTS } from '../../blocks/ListFrame.tsx'
import { PerPage } from '../../blocks/ListHead.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { InfoPop } from '#design/InfoPop.tsx'
import { Pagination } from '#design/Pagination.tsx'
import { useSite, useTexts } from '../../site.ts'
import css from './Results.module.css'
import { NoResults, ResultsMap } from './deferred-results.ts'
import type { ListView, RankingView } from './list-view.ts'

/** A phone shows one picture first. Wider screens also fetch the others of the row once the layout is known. */
const FIRST_PICTURES = 1

export function Results({ view, busy }: { view: ListView; busy: boolean }) {
  const texts = useTexts(listTexts)
  if (view.total === 0 || view.map)
    return (
      <Suspense>{view.total > 0 && view.map ? <ResultsMap view={view.map} /> : <NoResults view={view} />}</Suspense>
    )
  return (
    <section
      id={RESULTS}
      tabIndex={-1}
      aria-label={texts.results}
      aria-busy={busy || undefined}
      className={css.results}
    >
      {busy ? <progress className={css.progress} aria-label={texts.loading} /> : null}
      <h2 className="visually-hidden">{texts.results}</h2>
      <p className="note without-script">{texts.withoutScript}</p>
      <VehicleCards
        cards={view.cards}
        rows={view.view === 'LIST'}
        firstRow={FIRST_PICTURES}
        more={view.cards.map((card, index) => (
          <RankingExplanation key={card.href} ranking={view.ranking} index={index} />
        ))}
      />
      <Pagination
        links={view.pages}
        labels={{ pages: texts.pages, page: texts.page, previous: texts.previousPage, next: texts.nextPage }}
      />
      <PerPage label={texts.perPage} choice={view.perPage} />
    </section>
  )
}

/** The ranking reason of a vehicle, behind an (i): the order of the list and this vehicle's value. */
function RankingExplanation({ ranking, index }: { ranking: RankingView; index: number }) {
  const texts = useTexts(rankingTexts)
  const rankingHref = useSite()?.frame.ranking
  return (
    <InfoPop label={texts.heading}>
      <p>{`${texts.sortedBy(ranking.by)} ${ranking.values[index]}`}</p>
      {ranking.explained ? <a href={rankingHref}>{texts.how}</a> : null}
    </InfoPop>
  )
}
