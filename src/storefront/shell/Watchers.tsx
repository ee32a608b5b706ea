import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { watchBrokenPictures } from '#design/broken-pictures.ts'
import { type BackWatch, closeSheetsOnBack } from './back-closes-sheets.ts'
import type { SiteView } from '../site.ts'
import { usePageViews } from './analytics/use-page-views.ts'
import { reportView } from './analytics/report-view.ts'
import { watchErrors } from './analytics/watch-errors.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { trapFocusInCover } from './trap-focus-in-cover.ts'
import { SessionWatch } from './SessionWatch.tsx'
import { StoredNotices } from './StoredNotices.tsx'

let back: BackWatch | undefined

/**
 * Listens for what may happen on any page: pictures that do not load, Back and the Tab key while a sheet is open, a lost connection, the
 * end of the session, full lists.
 */
export function Watchers({ site }: { site: SiteView }) {
  useEffect(() => watchBrokenPictures(document), [])
  useEffect(() => watchErrors(), [])
  useEffect(() => trapFocusInCover(), [])
  useEffect(() => {
    back = closeSheetsOnBack()
    return back.stop
  }, [])
  const { pathname } = useLocation() // Renders this again after each navigation.
  useEffect(() => back?.afterNavigation())
  useEffect(() => reportView(pathname), [pathname])
  usePageViews(site)
  return (
    <>
      <SessionWatch site={site} />
      <StoredNotices frame={site.frame} />
      <ConnectionNotice />
    </>
  )
}
