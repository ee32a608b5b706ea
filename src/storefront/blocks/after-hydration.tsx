import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { PartBoundary } from './PartBoundary.tsx'

let wake = () => {}
const isHydrated = new Promise<void>((resolve) => {
  wake = resolve
})
const loads: (() => Promise<unknown>)[] = []

/** The longest that a busy browser waits before it fetches the rest of the page's code. */
const MAX_WAIT_MS = 1_500

/** A part whose code a browser fetches once the rest of the page works. */
export function lazyAfterHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  loads.push(load)
  return lazy(async () => {
    await isHydrated
    return { default: await load() }
  })
}

/**
 * A part of the page that stays as the server has rendered it until its code is there. Memoised, because React would throw the server's
 * work away if this were rendered again before the code is there. Where it fails, a button in its place loads and renders it again.
 */
export function deferred<Props extends object>(First: ComponentType<Props>, load: () => Promise<ComponentType<Props>>) {
  return memo(function Deferred(props: Props) {
    const [Part, setPart] = useState(() => First)
    const tryAgain = async () => {
      const Loaded = await load()
      setPart(() => Loaded)
    }
    return (
      <PartBoundary load={tryAgain}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  })
}

/** Fetches the code of the deferred parts as soon as the browser is idle. */
export function useDeferredParts(): void {
  useEffect(() => {
    // Safari does not know idle callbacks.
    const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>
    const isIdleKnown = requestIdleCallback !== undefined && cancelIdleCallback !== undefined
    const waiting = isIdleKnown ? requestIdleCallback(wake, { timeout: MAX_WAIT_MS }) : window.setTimeout(wake, 200)
    // For the router a link to a part of the page is a new location, for which React renders again what is not hydrated yet.
    const jump = async () => {
      wake()
      const { hash } = window.location
      await Promise.all(loads.map((load) => load()))
      requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView())
    }
    const onJump = () => void jump()
    window.addEventListener('hashchange', onJump, { once: true })
    return () => {
      if (isIdleKnown) cancelIdleCallback(waiting)
      else clearTimeout(waiting)
      window.removeEventListener('hashchange', onJump)
    }
  }, [])
}
