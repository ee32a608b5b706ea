import { type ComponentProps, Suspense, useEffect } from 'react'
import { recentlyViewed } from './favourites-store.ts'
import { lazyPart } from './lazy-part.ts'
import { useHydrated } from './use-hydrated.ts'

const RecentlyViewed = lazyPart(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed)

/** Only the browser knows the recently viewed cars, and they are far down: the code loads after hydration. */
export function RecentlyViewedLater(props: ComponentProps<typeof RecentlyViewed>) {
  const isHydrated = useHydrated()
  const { current } = props
  // Immediately: a visitor who goes on to the next car has seen this one.
  useEffect(() => {
    if (current !== undefined) recentlyViewed.put({ id: current })
  }, [current])
  return isHydrated ? (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  ) : null
}
