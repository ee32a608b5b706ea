import { Form, useActionData } from 'react-router'
import { newsletterTexts } from '#messages/newsletter.ts'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { BotCheckFields } from '../../blocks/BotCheckFields.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId, FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { useTexts } from '../../site.ts'
import type { NewsletterView } from './newsletter-view.ts'

/** Subscribing, and ending a subscription: one address, and never a box that is ticked already. */
export function NewsletterForm({ view }: { view: NewsletterView }) {
  const texts = useTexts(newsletterTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    <NarrowPage>
      <h1>{view.title}</h1>
      <p>{view.lead}</p>
      <FormErrors state={state} />
      <Form method="post" noValidate className={formCss.fields}>
        {view.hasKey ? null : (
          <FormField state={state} name="email" label={texts.email} type="email" autoComplete="email" />
        )}
        {view.consent === null ? null : (
          <Checkbox
            name="consent"
            id={fieldId('consent')}
            required
            label={view.consent}
            aria-invalid={state.errors.consent ? true : undefined}
          />
        )}
        {view.hint === null ? null : <p className="small soft">{view.hint}</p>}
        {view.hasKey ? null : <BotCheckFields key={view.stamp} stamp={view.stamp} />}
        <div>
          <Button type="submit">{view.button}</Button>
        </div>
      </Form>
      <p className="small">
        {view.links.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 ? ' · ' : ''}
            <a href={href}>{label}</a>
          </span>
        ))}
      </p>
    </NarrowPage>
  )
}
