import { useMemo } from 'react'
import { Outlet, useNavigation } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { listTexts } from '#messages/list.ts'
import { searchWordsTexts } from '#messages/search-words.ts'
import { inLanguage } from '#messages/texts.ts'
import { Notice } from '#design/Notice.tsx'
import { ListFrame } from '../../blocks/ListFrame.tsx'
import { SearchBox } from '../../blocks/SearchBox.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { headOf, itemList, siteOf } from '../../head.ts'
import { serializeView, viewOf } from '../../delivery/serialized-view.ts'
import { fragmentCacheContext } from '../../request.server.ts'
import { useLocale } from '../../site.ts'
import type { Route } from './+types/cars.page.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { Results } from './Results.tsx'
import { VehicleListHead } from './VehicleListHead.tsx'
import type { ListView } from './list-view.ts'
import { loadVehicleList } from './cars.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  return context.get(fragmentCacheContext)(`list ${url.pathname}${url.search}`, async () =>
    serializeView(await loadVehicleList(args)),
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { heading, title: what = heading, total, href, canonicalPath, cards } = viewOf(loaderData)
  const title = `${formatNumber(total, site.locale)} ${what}`
  const { locale, brand } = site
  const description = brand.slug
    ? listTexts.dealerDescription[locale](title, brand.name)
    : listTexts.description[locale](title)
  const origin = site.mainOrigin ?? site.origin
  return headOf(site, {
    title,
    description,
    path: canonicalPath ?? href,
    address: href,
    isIndexed: canonicalPath === undefined,
    ...(canonicalPath === undefined ? { structured: itemList(cards.map((card) => origin + card.href)) } : {}),
  })
}

export default function Cars({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  const locale = useLocale()
  const busy = useNavigation().state === 'loading'
  const crumbs = [
    ...(view.active > 0
      ? [{ label: listTexts.buy[locale], href: view.base }, { label: view.heading }]
      : [{ label: listTexts.buy[locale] }]),
  ]
  const typed = view.tooLong ?? view.typed
  return (
    <ListFrame crumbs={crumbs} filters={<FilterPanel view={view} locale={locale} />}>
      <SearchBox key={`${view.href} ${typed ?? ''}`} list={view.base} text={typed} locale={locale} />
      <SearchNotices view={view} locale={locale} />
      <VehicleListHead view={view} locale={locale} />
      {view.unknownPlace ? (
        <Notice tone="warning">
          <p>{listTexts.unknownPlaceNotice[locale](view.unknownPlace)}</p>
        </Notice>
      ) : null}
      {view.hasInvalidParams ? <Hint text={listTexts.invalidParams[locale]} /> : null}
      <Results view={view} locale={locale} busy={busy} />
      <Outlet />
    </ListFrame>
  )
}

/** Notices of a free search: unrecognised words, nothing recognised, or text too long. */
function SearchNotices({
  view: { unrecognisedWords: unread, tooLong, active },
  locale,
}: {
  view: ListView
  locale: Locale
}) {
  const texts = inLanguage(searchWordsTexts, locale)
  if (tooLong !== undefined) return <Hint text={texts.tooLong(MAX_SEARCH_TEXT)} />
  if (unread && active === 0) return <Hint text={texts.nothingRecognised} />
  return unread ? <Hint text={texts.unrecognisedWords(unread.map(texts.word).join(', '))} /> : null
}

function Hint({ text }: { text: string }) {
  return (
    <Notice>
      <p>{text}</p>
    </Notice>
  )
}
