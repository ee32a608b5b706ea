import { type ComponentType, useEffect, useState } from 'react'

/** What only listens is fetched once the page has come to life, so that no page waits for it. */
export function AfterHydration() {
  const [Watchers, setWatchers] = useState<ComponentType>()
  useEffect(() => {
    void import('./Watchers.tsx').then((loaded) => setWatchers(() => loaded.Watchers))
  }, [])
  return Watchers ? <Watchers /> : null
}
