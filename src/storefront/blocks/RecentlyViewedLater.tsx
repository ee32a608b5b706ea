import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react'

const RecentlyViewed = lazy(async () => ({ default: (await import('./RecentlyViewed.tsx')).RecentlyViewed }))

/** What was looked at last is known to the browser only, and stands far below: its code comes once the page has been taken over. */
export function RecentlyViewedLater(props: ComponentProps<typeof RecentlyViewed>) {
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isTakenOver ? (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  ) : null
}
