import { useMemo } from 'react'
import { homePromiseTexts } from '#messages/home-promise.ts'
import { homeTexts } from '#messages/home.ts'
import { DealerBox } from '../../blocks/DealerBox.tsx'
import { classes } from '#design/classes.ts'
import { Picture } from '../../blocks/Picture.tsx'
import { RecentlyViewedLater } from '../../blocks/RecentlyViewedLater.tsx'
import { SectionHead } from '../../blocks/SectionHead.tsx'
import { VehicleCards } from '../../blocks/VehicleCards.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { inLanguage } from '#messages/texts.ts'
import { serializeView, viewOf } from '../../delivery/serialized-view.ts'
import { headOf, siteOf } from '../../head.ts'
import { fragmentCacheContext } from '../../request.server.ts'
import { type SiteView, useLocale, useSite, useTexts } from '../../site.ts'
import type { Route } from './+types/home.page.ts'
import { Configurator } from './Configurator.tsx'
import { DealerHero } from './DealerHero.tsx'
import { Budgets } from './Budgets.tsx'
import { Finder } from './Finder.tsx'
import type { HomeView } from './home-view.ts'
import { loadHome } from './home.server.ts'
import { Promises } from './Promises.tsx'
import { SellBox } from './SellBox.tsx'
import css from './home.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  return context.get(fragmentCacheContext)(`home ${url.search}`, async () => serializeView(await loadHome(args)))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { locale } = site
  const { dealer, total, path, finder } = viewOf(loaderData)
  const texts = inLanguage(homeTexts, locale)
  const count = formatNumber(total, locale)
  const description = dealer
    ? `${texts.dealerHeading(dealer.name, count, total === 1)}. ${texts.dealerLead}`
    : texts.description(count)
  return headOf(site, {
    title: dealer ? texts.dealerTitle(dealer.name) : homeTexts.title,
    description,
    path,
    structured: shopData(site, finder.list),
  })
}

/** The shop in schema.org's words, with the address of its search. */
function shopData({ brand, origin }: SiteView, list: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${list}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

const HERO_PICTURE = 'drawn/coupe.green.double.side'

export default function Home({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  const locale = useLocale()
  const site = useSite()
  const favourites = site?.frame.favourites
  const texts = useTexts(homeTexts)
  const count = formatNumber(view.total, locale)
  const isStockFirst = view.dealer !== undefined && view.dealer.hero !== 'scene'
  return (
    <>
      {view.dealer ? (
        <DealerHero dealer={view.dealer} total={view.total} />
      ) : (
        <section className={css.hero}>
          <div className={`wrap ${css.stage}`}>
            <div className={css.say}>
              <h1>{texts.heading(count)}</h1>
              <p className="lead">{texts.lead}</p>
            </div>
            <Picture
              image={HERO_PICTURE}
              alt=""
              ratio="16x10"
              sizes="(min-width: 1200px) 760px, 100vw"
              largest={2048}
              first
              className={css.car}
            />
          </div>
        </section>
      )}
      {isStockFirst ? <Newest view={view} /> : null}
      <div className={classes('wrap', view.dealer && css.search)}>
        <Finder finder={view.finder} home={view.path} />
        <Promises promise={view.promise} isDealers={view.dealer !== undefined} />
      </div>
      {isStockFirst ? null : <Newest view={view} />}
      {favourites ? <RecentlyViewedLater loadFrom={favourites} /> : null}
      {view.budgets.length > 0 ? (
        <section className={`wrap ${css.section}`}>
          <Budgets budgets={view.budgets} />
        </section>
      ) : null}
      <Steps />
      <section className={`wrap ${css.section}`}>
        <SellBox sell={view.sell} />
      </section>
      <Kinds view={view} />
      {view.makes.length > 0 ? (
        <section className={`wrap ${css.section}`}>
          <h2>{texts.byMake}</h2>
          <ul className={css.makes}>
            {view.makes.map(({ href, label, count }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  <span>{formatNumber(count, locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {site?.configurator ? (
        <section className={`wrap ${css.section}`}>
          <Configurator configurator={site.configurator} />
        </section>
      ) : null}
      {view.dealer && view.dealer.yards.length > 0 ? (
        <section id="reach" className={`wrap ${css.section}`}>
          <h2>{texts.reachUs}</h2>
          <div className="stack">
            {view.dealer.yards.map((yard) => (
              <DealerBox key={yard.name} dealer={yard} />
            ))}
          </div>
        </section>
      ) : null}
      <Guide guide={view.guide} />
    </>
  )
}

function Kinds({ view }: { view: HomeView }) {
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
              <Picture image={picture} alt="" ratio="16x10" sizes="160px" largest={512} className={css.kind} />
              {label}
              <small>{formatNumber(count, locale)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Newest({ view: { newest, newestHref } }: { view: HomeView }) {
  const texts = useTexts(homeTexts)
  if (newest.length === 0) return null
  return (
    <section className={`wrap ${css.section} ${css.newest}`}>
      <SectionHead title={texts.newest} className={css.head}>
        <a href={newestHref}>{texts.allNewest}</a>
      </SectionHead>
      <VehicleCards cards={newest} />
    </section>
  )
}

function Steps() {
  const texts = useTexts(homeTexts)
  const steps = [
    [texts.step1, texts.step1Text],
    [texts.step2, texts.step2Text],
    [texts.step3, texts.step3Text],
    [texts.step4, texts.step4Text],
    [texts.step5, texts.step5Text],
  ]
  return (
    <section className={`wrap ${css.section}`}>
      <h2>{texts.how}</h2>
      <ol className={css.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Guide({ guide: { href, articles } }: { guide: HomeView['guide'] }) {
  const texts = useTexts(homePromiseTexts)
  if (articles.length === 0) return null
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead title={texts.guide} className={css.head}>
        <a href={href}>{texts.allGuide}</a>
      </SectionHead>
      <ul className={css.guide}>
        {articles.map((article) => (
          <li key={article.href}>
            <h3>
              <a href={article.href}>{article.title}</a>
            </h3>
            <p>{article.line}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
