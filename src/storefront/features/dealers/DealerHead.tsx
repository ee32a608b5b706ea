import { DealerMap } from '../../blocks/DealerMap.tsx'
import { HoursTable } from '../../blocks/HoursTable.tsx'
import { dealerTexts } from '#messages/dealer.ts'
import { dealersTexts } from '#messages/dealers.ts'
import { ButtonLink } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { useTexts } from '../../site.ts'
import css from './dealer.module.css'
import type { DealerPageView } from './dealers-view.ts'

/** The first screen of a dealer's page: where it is, when it is open, and how to reach it. */
export function DealerHead({ view: { dealer, today, route, map, picture } }: { view: DealerPageView }) {
  const texts = useTexts(dealersTexts)
  const words = useTexts(dealerTexts)
  return (
    <section className={css.head} aria-label={texts.today}>
      <div className="stack tight">
        <h2>{texts.address}</h2>
        <p>{dealer.address}</p>
        <p className="small soft">{[dealer.kind, dealer.since].filter(Boolean).join(' · ')}</p>
        {route ? (
          <p className={css.link}>
            <a href={route}>{words.route}</a>
          </p>
        ) : null}
      </div>
      {dealer.hours.length > 0 ? (
        <div className="stack tight">
          <h2>{words.openingHours}</h2>
          {today ? <p className={css.today}>{today}</p> : null}
          <HoursTable hours={dealer.hours} />
        </div>
      ) : null}
      <div className="stack tight">
        <h2>{texts.contact}</h2>
        {dealer.phone ? (
          <p>
            <ButtonLink kind="secondary" href={dealer.phone.href}>
              <Icon name="phone" />
              {dealer.phone.text}
            </ButtonLink>
          </p>
        ) : null}
        {dealer.email ? (
          <p className={css.link}>
            <a href={`mailto:${dealer.email}`}>{words.write}</a>
          </p>
        ) : null}
      </div>
      {picture ? (
        <Picture
          image={picture.image}
          alt=""
          ratio="16x10"
          sizes="(min-width: 1200px) 20rem, 100vw"
          onPage={picture.isDrawn}
          className={css.picture}
        />
      ) : null}
      {map && map.dots.length > 0 ? (
        <div className={css.map}>
          <DealerMap map={map} />
        </div>
      ) : null}
    </section>
  )
}
