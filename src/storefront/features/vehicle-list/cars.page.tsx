import { useMemo } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { listTexts } from '#messages/list.ts'
import { searchWordsTexts } from '#messages/search-words.ts'
import { Notice } from '#design/Notice.tsx'
import { ListFrame } from '../../blocks/ListFrame.tsx'
import { PlaceHint } from '../../blocks/PlaceHint.tsx'
import { SearchBox } from '../../blocks/SearchBox.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { inLanguage } from '#messages/texts.ts'
import { headOf, itemList, siteOf } from '../../head.ts'
import { serializeView, viewOf } from '../../delivery/serialized-view.ts'
import { fragmentCacheContext } from '../../request.server.ts'
import { useTexts } from '../../site.ts'
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
  const { locale, brand } = site
  const texts = inLanguage(listTexts, locale)
  const title = `${formatNumber(total, locale)} ${what}`
  const description = brand.slug ? texts.dealerDescription(title, brand.name) : texts.description(title)
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
  const texts = useTexts(listTexts)
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  const busy = useNavigation().state === 'loading'
  const crumbs = [
    ...(view.active > 0 ? [{ label: texts.buy, href: view.base }, { label: view.heading }] : [{ label: texts.buy }]),
  ]
  const typed = view.tooLong ?? view.typed
  return (
    <ListFrame crumbs={crumbs} filters={<FilterPanel view={view} />}>
      <SearchBox key={`${view.href} ${typed ?? ''}`} list={view.base} text={typed} />
      <SearchNotices view={view} />
      <VehicleListHead view={view} />
      <PlaceHint hint={view.hint} />
      {view.hasInvalidParams ? <Hint text={texts.invalidParams} /> : null}
      <Results view={view} busy={busy} />
      <Outlet />
    </ListFrame>
  )
}

/** Notices of a free search: unrecognised words, nothing recognised, or text too long. */
function SearchNotices({ view: { unrecognisedWords, tooLong, active } }: { view: ListView }) {
  const texts = useTexts(searchWordsTexts)
  if (tooLong !== undefined) return <Hint text={texts.tooLong(MAX_SEARCH_TEXT)} />
  if (unrecognisedWords && active === 0) return <Hint text={texts.nothingRecognised} />
  return unrecognisedWords ? (
    <Hint text={texts.unrecognisedWords(unrecognisedWords.map(texts.word).join(', '))} />
  ) : null
}

function Hint({ text }: { text: string }) {
  return (
    <Notice>
      <p>{text}</p>
    </Notice>
  )
}
