import { frameTexts } from '#messages/frame.ts'
import { listTexts } from '#messages/list.ts'
import { useNavigation } from 'react-router'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { Notice } from '../../design/Notice.tsx'
import { useLocale, useSite } from '../../site.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { useLastFilters } from './last-filters.ts'
import { ListHead } from './ListHead.tsx'
import type { ListView } from './list-view.ts'
import { Results } from './Results.tsx'
import css from './VehicleListPage.module.css'

export function VehicleListPage({ view }: { view: ListView }) {
  const locale = useLocale()
  const frame = useSite()?.frame
  const busy = useNavigation().state === 'loading'
  const last = useLastFilters(view.href, view.active)
  const crumbs = [
    { label: frameTexts.start[locale], href: frame?.home ?? '/' },
    ...(view.active > 0
      ? [{ label: listTexts.buy[locale], href: view.base }, { label: view.heading }]
      : [{ label: listTexts.buy[locale] }]),
  ]
  return (
    <div className={`wrap ${css.list}`}>
      <div className={css.crumbs}>
        <Breadcrumbs label={frameTexts.youAreHere[locale]} crumbs={crumbs} />
      </div>
      <FilterPanel view={view} locale={locale} />
      <div className={css.main}>
        <ListHead view={view} locale={locale}>
          {last ? (
            <a className={css.last} href={last}>
              {listTexts.lastFilters[locale]}
            </a>
          ) : null}
        </ListHead>
        {view.unknownPlace ? (
          <Notice tone="warning">
            <p>{listTexts.unknownPlaceNotice[locale](view.unknownPlace)}</p>
          </Notice>
        ) : null}
        {view.misread ? (
          <Notice>
            <p>{listTexts.misread[locale]}</p>
          </Notice>
        ) : null}
        <Results view={view} locale={locale} busy={busy} />
      </div>
    </div>
  )
}
