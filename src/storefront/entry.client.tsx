import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Locale } from '#domain/locale.ts'
import { LocaleContext } from './site.ts'

/** Reports an error that a boundary caught; the code for it is fetched with the first error. */
function reportCaught(thrown: unknown): void {
  void import('./report-caught-error.ts').then(
    ({ reportCaughtError }) => reportCaughtError(thrown),
    () => {},
  )
}

/** The server says it of every page. */
const locale = document.documentElement.lang as Locale

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={locale}>
        <HydratedRouter onError={reportCaught} />
      </LocaleContext>
    </StrictMode>,
  )
})
