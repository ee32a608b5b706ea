import { type ComponentType, useEffect, useState } from 'react'
import type { SiteView } from '../site.ts'

/** Code that only listens is fetched after hydration, so that no page waits for it. */
export function AfterHydration({ site }: { site: SiteView }) {
  const [Watchers, setWatchers] = useState<ComponentType<{ site: SiteView }>>()
  useEffect(() => {
    void import('./Watchers.tsx').then((loaded) => setWatchers(() => loaded.Watchers))
  }, [])
  return Watchers ? <Watchers site={site} /> : null
}
