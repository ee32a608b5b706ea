import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Its code is fetched with the first error. */
function reportCaught(thrown: unknown): void {
  void import('./report-caught-error.ts').then(
    ({ reportCaughtError }) => reportCaughtError(thrown),
    () => {},
  )
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportCaught} />
    </StrictMode>,
  )
})
