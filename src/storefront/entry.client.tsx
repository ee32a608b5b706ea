import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Reports an error that a boundary caught; the code for it is fetched with the first error. */
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
