import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { accessoryTexts } from '#messages/accessories.ts'
import { listTexts } from '#messages/list.ts'
import { ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Pagination } from '#design/Pagination.tsx'
import { AccessoryCards } from '../../blocks/AccessoryCards.tsx'
import { ListFrame, RESULTS } from '../../blocks/ListFrame.tsx'
import { ListHead, PerPage } from '../../blocks/ListHead.tsx'
import { headOf, itemList, siteOf } from '../../head.ts'
import { serializeView, viewOf } from '../../delivery/serialized-view.ts'
import { fragmentCacheContext } from '../../request.server.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/accessories.page.ts'
import { AccessoryFilters } from './AccessoryFilters.tsx'
import { loadAccessoryList } from './accessories.server.ts'
import css from './accessories.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  return context.get(fragmentCacheContext)(`accessories ${url.pathname}${url.search}`, async () =>
    serializeView(await loadAccessoryList(args)),
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { title, description, href, canonicalPath, cards, other } = viewOf(loaderData)
  return headOf(site, {
    title,
    description,
    path: canonicalPath ?? href,
    address: href,
    other,
    isIndexed: canonicalPath === undefined,
    ...(canonicalPath === undefined ? { structured: itemList(cards.map((card) => site.origin + card.href)) } : {}),
  })
}

export default function Accessories({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => viewOf(loaderData), [loaderData])
  const texts = useTexts(accessoryTexts)
  const common = useTexts(listTexts)
  const busy = useNavigation().state === 'loading'
  return (
    <ListFrame crumbs={view.crumbs} filters={<AccessoryFilters view={view} />}>
      <ListHead
        title={`${view.total} ${view.heading}`}
        list="accessories"
        view={view}
        chips={view.chips.map((chip) => ({ ...chip, remove: texts.removeFilter }))}
        reset={view.reset}
      />
      {view.cards.length > 0 ? (
        <section id={RESULTS} tabIndex={-1} aria-label={common.results} aria-busy={busy || undefined}>
          <h2 className="visually-hidden">{common.results}</h2>
          <AccessoryCards cards={view.cards} firstRow={1} />
          <p className={`note ${css.shipping}`}>
            {view.shipping.text} <a href={view.shipping.href}>{view.shipping.more}</a>
          </p>
          <Pagination
            links={view.pages}
            labels={{ pages: common.pages, page: common.page, previous: common.previousPage, next: common.nextPage }}
          />
          <PerPage label={texts.perPage} choice={view.perPage} />
        </section>
      ) : (
        <div id={RESULTS} tabIndex={-1}>
          <EmptyState title={texts.nothingTitle} text={texts.nothingText}>
            {view.wider ? <ButtonLink href={view.wider.href}>{view.wider.text}</ButtonLink> : null}
            {view.active > 0 ? (
              <ButtonLink kind={view.wider ? 'secondary' : 'primary'} href={view.reset}>
                {common.resetAll}
              </ButtonLink>
            ) : null}
          </EmptyState>
        </div>
      )}
    </ListFrame>
  )
}
