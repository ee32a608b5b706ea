import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { SiteView } from '../../site.ts'

/**
 * Sends a virtual page view to the containers on each change of the route. Their code is fetched only in a shop that has containers. Those
 * of the first render are loaded, because the document's policy allows no others.
 */
export function usePageViews({ containers, consent }: SiteView): void {
  const [first] = useState(containers)
  const [isUsed] = useState(containers !== undefined || consent !== undefined)
  const { pathname } = useLocation()
  useEffect(() => {
    if (isUsed) void import('./containers.ts').then(({ viewPage }) => viewPage(pathname, first, containers))
  }, [isUsed, first, containers, pathname])
}
