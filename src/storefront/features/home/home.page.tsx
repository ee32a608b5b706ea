import { useMemo } from 'react'
import { homeTexts } from '#messages/home.ts'
import { Picture } from '../../blocks/Picture.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { serializeView, viewOf } from '../../delivery/serialized-view.ts'
import { headOf, siteOf } from '../../head.ts'
import { fragmentCacheContext } from '../../request.server.ts'
import { type SiteView, useLocale, useTexts } from '../../site.ts'
import type { Route } from './+types/home.page.ts'
import { DealerHero } from './DealerHero.tsx'
import { loadHome } from './home.server.ts'
import { HomeParts } from './HomeParts.tsx'
import css from './home.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  return context.get(fragmentCacheContext)(`home ${url.search}`, async () => serializeView(await loadHome(args)))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { dealer, description, path, finder } = viewOf(loaderData)
  return headOf(site, {
    title: dealer ? dealer.title : homeTexts.title,
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
  const texts = useTexts(homeTexts)
  return (
    <>
      {view.dealer ? (
        <DealerHero dealer={view.dealer} />
      ) : (
        <section className={css.hero}>
          <div className={`wrap ${css.stage}`}>
            <div className={css.say}>
              <h1>{texts.heading(formatNumber(view.total, locale))}</h1>
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
      <HomeParts view={view} />
    </>
  )
}
