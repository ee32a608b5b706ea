import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { SiteView } from '../../site.ts'

/**
 * Sends a virtual page view to the containers on each change of the route. Their code is fetched only in a shop that has some; what they
 * were when the document came counts, because its policy allows no others.
 */
export function usePageViews({ containers, consent }: SiteView): void {
  const [first] = useState(containers)
  const [isUsed] = useState(containers !== undefined || consent !== undefined)
  const { pathname } = useLocation()
  useEffect(() => {
    if (isUsed) void import('./containers.ts').then(({ viewPage }) => viewPage(pathname, first, containers))
  }, [isUsed, first, containers, pathname])
}
