import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { consentTexts } from '#messages/consent.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { type ConsentQuestion, useTexts } from '../site.ts'
import css from './Shell.module.css'

/**
 * Asks for the consent to what a shop loads of third parties. Not a dialog: the page can be read and used without an answer, and with a
 * keyboard it comes last. Consent is sent by the browser itself, so that the new document comes with a policy that allows what was agreed
 * to. A refusal is sent by script, so that the page stays with everything that was entered in it.
 */
export function ConsentForm({ settings, lead }: ConsentQuestion) {
  const texts = useTexts(consentTexts)
  const { pathname, search } = useLocation()
  const [isRefused, setIsRefused] = useState(false)
  const refuseInPlace = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'refuse') return
    event.preventDefault()
    const failed = () => window.location.assign(settings)
    fetch(settings, { method: 'POST', body: new URLSearchParams({ decision: 'refuse' }), redirect: 'manual' }).then(
      ({ type }) => (type === 'opaqueredirect' ? setIsRefused(true) : failed()),
      failed,
    )
  }
  if (isRefused) return null
  return (
    <form method="post" action={settings} className={css.consent} onSubmit={refuseInPlace} aria-labelledby="zustimmung">
      <div>
        <p id="zustimmung">
          <b>{texts.heading}</b>
        </p>
        <p className="small">{lead}</p>
      </div>
      <input type="hidden" name="from" value={pathname + search} />
      <div className={css.decisions}>
        <Button type="submit" small name="decision" value="refuse">
          {texts.refuse}
        </Button>
        <Button type="submit" small name="decision" value="accept">
          {texts.accept}
        </Button>
        <ButtonLink kind="quiet" small href={settings}>
          {texts.choose}
        </ButtonLink>
      </div>
    </form>
  )
}
