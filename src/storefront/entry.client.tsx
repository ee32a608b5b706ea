import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LOCALE, isLocale } from '#domain/locale.ts'
import { LocaleContext } from './site.ts'

/** Reports an error that a boundary caught; the code for it is fetched with the first error. */
function reportCaught(thrown: unknown): void {
  void import('./report-caught-error.ts').then(
    ({ reportCaughtError }) => reportCaughtError(thrown),
    () => {},
  )
}

const { lang } = document.documentElement

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={isLocale(lang) ? lang : DEFAULT_LOCALE}>
        <HydratedRouter onError={reportCaught} />
      </LocaleContext>
    </StrictMode>,
  )
})
