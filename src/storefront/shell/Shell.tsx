import { type ReactNode, Suspense } from 'react'
import { useNavigation } from 'react-router'
import { frameTexts } from '#messages/frame.ts'
import { CompareForm } from '../blocks/CompareButton.tsx'
import { useSite, useTexts } from '../site.ts'
import { AfterHydration } from './AfterHydration.tsx'
import { StepFooter, StepHeader } from './StepFrame.tsx'
import { ConsentForm } from './deferred-consent-form.ts'
import { FlashNotice } from './FlashNotice.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OverlayHost } from './OverlayHost.tsx'
import css from './Shell.module.css'
import { useHandle } from './use-handle.ts'

/** Everything around a page: skip link, header, progress, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const site = useSite()
  const texts = useTexts(frameTexts)
  const isStep = useHandle('isStep')
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <a className={css.skip} href="#inhalt">
        {texts.skipToContent}
      </a>
      {busy ? (
        <div className={css.veil}>
          <progress className={css.progress} aria-label={texts.loading} />
        </div>
      ) : null}
      {site && !isStep ? <CompareForm action={site.frame.compare} /> : null}
      {isStep ? <StepHeader /> : site ? <Header site={site} /> : null}
      <main id="inhalt" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {site ? isStep ? <StepFooter site={site} /> : <Footer site={site} /> : null}
      {site ? (
        <div className={css.edge}>
          <FlashNotice notice={site.notice} />
          <AfterHydration site={site} />
        </div>
      ) : null}
      <OverlayHost />
      {site?.consent ? (
        <Suspense>
          <ConsentForm {...site.consent} />
        </Suspense>
      ) : null}
    </>
  )
}
