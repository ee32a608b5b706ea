import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { useLocale, useTexts } from '#storefront/site.ts'
import { Shell } from './Shell.tsx'

export function NotFoundScreen() {
  const texts = useTexts(dealerAreaTexts)
  return <Message title={texts.notFound} text={texts.notFoundText} />
}

export function ErrorScreen() {
  const texts = useTexts(dealerAreaTexts)
  return <Message title={texts.failed} text={texts.failedText} />
}

function Message({ title, text }: { title: string; text: string }) {
  const texts = useTexts(dealerAreaTexts)
  const home = useLocale() === 'en' ? '/dealer-area' : '/haendlerbereich'
  return (
    <Shell>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={home}>{texts.toToday}</a>
      </p>
    </Shell>
  )
}
