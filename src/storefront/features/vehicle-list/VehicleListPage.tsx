import { listTexts } from '#messages/list.ts'
import { Link, useNavigation } from 'react-router'
import { Trail } from '../../blocks/Trail.tsx'
import { Notice } from '../../design/Notice.tsx'
import { useLocale } from '../../site.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { useEarlierFilters } from '../../blocks/last-filters.ts'
import { ListHead } from './ListHead.tsx'
import type { ListView } from './list-view.ts'
import { Results } from './Results.tsx'
import { SearchBox } from '../../blocks/SearchBox.tsx'
import { SearchNotices } from './SearchNotices.tsx'
import css from './VehicleListPage.module.css'

export function VehicleListPage({ view }: { view: ListView }) {
  const locale = useLocale()
  const busy = useNavigation().state === 'loading'
  const earlier = useEarlierFilters(view)
  const crumbs = [
    ...(view.active > 0
      ? [{ label: listTexts.buy[locale], href: view.base }, { label: view.heading }]
      : [{ label: listTexts.buy[locale] }]),
  ]
  const typed = view.tooLong ?? view.typed
  return (
    <div className={`wrap ${css.list}`}>
      <div className={css.crumbs}>
        <Trail crumbs={crumbs} />
      </div>
      <FilterPanel view={view} locale={locale} />
      <div className={css.main}>
        <SearchBox key={`${view.href} ${typed ?? ''}`} list={view.base} text={typed} locale={locale} />
        <SearchNotices view={view} locale={locale} />
        <ListHead view={view} locale={locale}>
          {earlier ? (
            <Link className={css.last} to={earlier.href}>
              {listTexts[earlier.kind === 'last' ? 'lastFilters' : 'keepFilters'][locale]}
            </Link>
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
