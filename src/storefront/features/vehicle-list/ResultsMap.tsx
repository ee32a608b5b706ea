import { Link } from 'react-router'
import { formatNumber } from '#domain/format/numbers.ts'
import { resultsMapTexts } from '#messages/results-map.ts'
import { DealerMap } from '../../blocks/DealerMap.tsx'
import { RESULTS } from '../../blocks/ListFrame.tsx'
import { useLocale, useTexts } from '../../site.ts'
import type { ResultsMapView } from './list-view.ts'
import css from './ResultsMap.module.css'

/** A list on the map: its places beside it, each a link to the cars there. */
export function ResultsMap({ view: { map, places, missing } }: { view: ResultsMapView }) {
  const texts = useTexts(resultsMapTexts)
  const locale = useLocale()
  return (
    <section id={RESULTS} tabIndex={-1} aria-label={texts.title} className={css.results}>
      <div className={css.map}>
        <DealerMap map={map} />
      </div>
      <div>
        <h2>{texts.title}</h2>
        <ul className={css.places} aria-label={texts.places}>
          {places.map(({ town, count, href, dealers, isChosen }) => (
            <li key={town}>
              <Link to={href} aria-current={isChosen}>
                <span>
                  {town}
                  <small>{dealers}</small>
                </span>
                <b>{texts.cars(formatNumber(count, locale), count === 1)}</b>
              </Link>
            </li>
          ))}
        </ul>
        {missing > 0 ? <p className="note">{texts.missing(formatNumber(missing, locale), missing === 1)}</p> : null}
      </div>
    </section>
  )
}
