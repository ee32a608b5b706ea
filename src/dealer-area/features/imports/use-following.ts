import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE_MS = 4_000

/** Loads the page again every few seconds while an import waits or runs, so that its run appears by itself. */
export function useFollowing(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
