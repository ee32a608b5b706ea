import { listTexts } from '#messages/list.ts'
import { useNavigation } from 'react-router'
import { ListFrame } from '../../blocks/ListFrame.tsx'
import { Notice } from '#design/Notice.tsx'
import { useLocale } from '../../site.ts'
import { FilterPanel } from './FilterPanel.tsx'
import type { ListView } from './list-view.ts'
import { Results } from './Results.tsx'
import { SearchBox } from '../../blocks/SearchBox.tsx'
import { SearchNotices } from './SearchNotices.tsx'
import { VehicleListHead } from './VehicleListHead.tsx'

export function VehicleListPage({ view }: { view: ListView }) {
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
      {view.misread ? (
        <Notice>
          <p>{listTexts.misread[locale]}</p>
        </Notice>
      ) : null}
      <Results view={view} locale={locale} busy={busy} />
    </ListFrame>
  )
}
