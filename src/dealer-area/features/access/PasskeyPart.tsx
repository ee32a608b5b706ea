import { useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { accessTexts } from '#messages/dealer-access.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { PasskeyButton } from '../../blocks/PasskeyButton.tsx'
import css from './access.module.css'
import type { SecurityView } from './security.server.ts'

/** The requester's passkeys; a new one is made by the browser, so it needs a script. */
export function PasskeyPart({ view: { passkeys, isSteppedUp }, state }: { view: SecurityView; state: FormState }) {
  const texts = useTexts(accessTexts)
  const form = useRef<HTMLDivElement>(null)
  const nameOf = () => ({ name: form.current?.querySelector('input')?.value ?? '' })
  return (
    <section className={css.part}>
      <h2>{texts.passkeys}</h2>
      <p>{texts.passkeysLead}</p>
      <FormErrors state={state} />
      {passkeys.length === 0 ? <p className="note">{texts.noPasskeyYet}</p> : null}
      <ul className={css.rows}>
        {passkeys.map(({ id, name, note }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            {isSteppedUp ? (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-passkey"
                  kind="link"
                  aria-label={`${texts.remove}: ${name}`}
                >
                  {texts.remove}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {isSteppedUp ? (
        <div ref={form} className={css.inline}>
          <FormField state={state} name="name" label={texts.passkeyName} hint={texts.passkeyNameHint} maxLength={60} />
          <PasskeyButton label={texts.addPasskey} makes fields={nameOf} kind="secondary" />
        </div>
      ) : null}
    </section>
  )
}
