import { type ComponentType, useEffect, useState } from 'react'
import type { SiteView } from '../site.ts'

/** Code that only listens is fetched after hydration, so that no page waits for it. */
export function AfterHydration({ site }: { site: SiteView }) {
  const [Watchers, setWatchers] = useState<ComponentType<{ site: SiteView }>>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./Watchers.tsx').catch(() => import('./Watchers.tsx'))
      setWatchers(() => loaded.Watchers)
    }
    // The page works without the watchers.
    load().catch(() => {})
  }, [])
  return Watchers ? <Watchers site={site} /> : null
}
