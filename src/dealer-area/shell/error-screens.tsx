import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#design/Button.tsx'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { useLocale, useTexts } from '#storefront/site.ts'
import { Shell } from './Shell.tsx'

export function NotFoundScreen() {
  const texts = useTexts(dealerAreaTexts)
  return <Message title={texts.notFound} text={texts.notFoundText} />
}

/** The button opens the same address again. */
export function ErrorScreen() {
  const texts = useTexts(dealerAreaTexts)
  const { pathname, search } = useLocation()
  return (
    <Message title={texts.failed} text={texts.failedText}>
      <ButtonLink href={pathname + search}>{texts.tryAgain}</ButtonLink>
    </Message>
  )
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const texts = useTexts(dealerAreaTexts)
  const home = useLocale() === 'en' ? '/dealer-area' : '/haendlerbereich'
  return (
    <Shell>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <p>
        <a href={home}>{texts.toToday}</a>
      </p>
    </Shell>
  )
}
