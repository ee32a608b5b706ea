import type { ComponentType } from 'react'
import { classes } from '#design/classes.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { homePromiseTexts } from '#messages/home-promise.ts'
import { homeTexts } from '#messages/home.ts'
import { DealerBox } from '../../blocks/DealerBox.tsx'
import { NumberedSteps } from '../../blocks/NumberedSteps.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { RateExamples } from '../../blocks/Rate.tsx'
import { RecentlyViewedLater } from '../../blocks/RecentlyViewedLater.tsx'
import { SectionHead } from '../../blocks/SectionHead.tsx'
import { SellBox } from '../../blocks/SellBox.tsx'
import { Tiles } from '../../blocks/Tiles.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { useLocale, useSite, useTexts } from '../../site.ts'
import { Budgets } from './Budgets.tsx'
import { Configurator } from './Configurator.tsx'
import { Finder } from './Finder.tsx'
import css from './home.module.css'
import type { HomePart, HomeView } from './home-view.ts'
import { Promises } from './Promises.tsx'

interface PartProps {
  view: HomeView
}

/** What follows the first screen. */
export function HomeParts({ view }: PartProps) {
  return (
    <>
      {view.parts.map((name) => {
        const Part = PARTS[name]
        return <Part key={name} view={view} />
      })}
      <div className="wrap">
        <RateExamples rates={view.newest.flatMap(({ rate }) => rate ?? [])} />
      </div>
    </>
  )
}

function Search({ view }: PartProps) {
  return (
    <div className={classes('wrap', view.dealer && css.search)}>
      <Finder finder={view.finder} home={view.path} />
      <Promises promise={view.promise} isDealers={view.dealer !== undefined} />
    </div>
  )
}

function Recent() {
  const favourites = useSite()?.frame.favourites
  return favourites ? <RecentlyViewedLater loadFrom={favourites} /> : null
}

function Rates({ view: { budgets } }: PartProps) {
  return budgets.length > 0 ? (
    <section className={`wrap ${css.section}`}>
      <Budgets budgets={budgets} />
    </section>
  ) : null
}

function Sell({ view }: PartProps) {
  return (
    <section className={`wrap ${css.section}`}>
      <SellBox sell={view.sell} />
    </section>
  )
}

function Makes({ view: { makes } }: PartProps) {
  const locale = useLocale()
  const texts = useTexts(homeTexts)
  return makes.length > 0 ? (
    <section className={`wrap ${css.section}`}>
      <h2>{texts.byMake}</h2>
      <ul className={css.makes}>
        {makes.map(({ href, label, count }) => (
          <li key={href}>
            <a href={href}>
              {label}
              <span>{formatNumber(count, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ) : null
}

function OwnConfigurator() {
  const configurator = useSite()?.configurator
  return configurator ? (
    <section className={`wrap ${css.section}`}>
      <Configurator configurator={configurator} />
    </section>
  ) : null
}

/** The dealers of a shared shop. One dealer's own is reached by what its first screen says. */
function Reach({ view: { dealer } }: PartProps) {
  const texts = useTexts(homeTexts)
  return dealer && dealer.yards.length > 1 ? (
    <section id="reach" className={`wrap ${css.section}`}>
      <h2>{texts.reachUs}</h2>
      <div className="stack">
        {dealer.yards.map((yard) => (
          <DealerBox key={yard.name} dealer={yard} />
        ))}
      </div>
    </section>
  ) : null
}

function Kinds({ view }: PartProps) {
  const locale = useLocale()
  const texts = useTexts(homeTexts)
  if (view.kinds.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <h2>{texts.byBody}</h2>
      <ul className={css.kinds}>
        {view.kinds.map(({ href, label, count, picture }) => (
          <li key={href}>
            <a href={href}>
              <Picture image={picture} alt="" ratio="16x10" sizes="160px" largest={512} onPage />
              {label}
              <small>{formatNumber(count, locale)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Newest({ view: { newest, newestTitle, allNewest } }: PartProps) {
  if (newest.length === 0) return null
  return (
    <section className={`wrap ${css.section} ${css.newest}`}>
      <SectionHead title={newestTitle} className={css.head}>
        <a href={allNewest.href}>{allNewest.label}</a>
      </SectionHead>
      <VehicleCards cards={newest} hasExamples={false} />
    </section>
  )
}

function Steps({ view: { steps } }: PartProps) {
  const texts = useTexts(homeTexts)
  return (
    <section className={`wrap ${css.section}`}>
      <h2>{texts.how}</h2>
      <NumberedSteps steps={steps} />
    </section>
  )
}

function Guide({ view: { guide } }: PartProps) {
  const { href, articles } = guide
  const texts = useTexts(homePromiseTexts)
  if (articles.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead title={texts.guide} className={css.head}>
        <a href={href}>{texts.allGuide}</a>
      </SectionHead>
      <Tiles tiles={articles} title="h3" />
    </section>
  )
}

const PARTS: Readonly<Record<HomePart, ComponentType<PartProps>>> = {
  ...{ Search, Newest, Recent, Rates, Steps, Sell, Kinds, Makes, OwnConfigurator, Reach, Guide },
}
