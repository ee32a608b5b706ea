import { useActionData } from 'react-router'
import { consentTexts } from '#messages/consent.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Notice } from '#design/Notice.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/cookie-settings.page.ts'
import { decideOnCookies, loadCookieSettings } from './cookie-settings.server.ts'
import css from './cookie-settings.module.css'

export const loader = loadCookieSettings
export const action = decideOnCookies
export const headers = actionHeaders

/** The page has no canonical path and so is not cached: it shows what this visitor has decided. */
export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: consentTexts.title })
}

/** What a visitor has decided about cookies, and the form that changes or withdraws it. */
export default function CookieSettings({ loaderData: { purposes, isSaved, home } }: Route.ComponentProps) {
  const texts = useTexts(consentTexts)
  const failure = useActionData<{ readonly error: string }>()
  if (purposes.length === 0)
    return (
      <NarrowPage wider>
        <h1>{texts.title}</h1>
        <p>{texts.none}</p>
        <p>
          <ButtonLink href={home}>{texts.home}</ButtonLink>
        </p>
      </NarrowPage>
    )
  return (
    <NarrowPage wider>
      <h1>{texts.title}</h1>
      <p>{texts.settingsLead}</p>
      {isSaved ? (
        <output>
          <Notice tone="info">{texts.saved}</Notice>
        </output>
      ) : null}
      {failure ? (
        <div role="alert">
          <Notice tone="error">{failure.error}</Notice>
        </div>
      ) : null}
      {/* Sent by the browser itself: only a new document gets a content security policy that allows what was agreed to. */}
      <form method="post" className={css.form}>
        <ul className={css.purposes}>
          <li>
            <Checkbox label={texts.necessary} defaultChecked disabled aria-describedby="zweck-notwendig" />
            <p id="zweck-notwendig">{texts.necessaryText}</p>
          </li>
          {purposes.map(({ name, isGranted }) => (
            <li key={name}>
              <Checkbox
                name="purpose"
                value={name}
                label={texts[name]}
                defaultChecked={isGranted}
                aria-describedby={`zweck-${name}`}
              />
              <p id={`zweck-${name}`}>{texts[`${name}_TEXT`]}</p>
            </li>
          ))}
        </ul>
        <p className="small">
          {texts.term} {purposes.some(({ name }) => name !== 'FUNCTIONS') ? texts.transfer : null}
        </p>
        <div className={css.buttons}>
          <Button type="submit">{texts.save}</Button>
          <Button type="submit" kind="secondary" name="decision" value="refuse">
            {texts.refuse}
          </Button>
          <Button type="submit" kind="secondary" name="decision" value="accept">
            {texts.accept}
          </Button>
        </div>
      </form>
    </NarrowPage>
  )
}
