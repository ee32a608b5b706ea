import { Form, useActionData } from 'react-router'
import { checkoutTexts } from '#messages/checkout.ts'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { fieldId } from '../../blocks/FormFields.tsx'
import { LegalGuaranteeNotice } from '../../blocks/LegalGuaranteeNotice.tsx'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/checkout-summary.page.ts'
import { Head } from './CheckoutFrame.tsx'
import { SumRows } from './OrderSum.tsx'
import { SummaryItem } from './SummaryItem.tsx'
import { loadSummary, placeOrder } from './checkout-summary.server.ts'
import type { SummaryView } from './checkout-view.ts'
import summary from './checkout-summary.module.css'
import css from './checkout.module.css'

export const loader = loadSummary
export const action = placeOrder

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.summary })
}

/** Step 5: everything that is ordered, what has to be declared, and the button right below the sum (§ 312j BGB). */
export default function CheckoutSummary({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(checkoutTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  return (
    // Another summary is another form: nothing ticked under the one before is agreed to under this one.
    <Form key={view.shown} method="post" noValidate className={`wrap ${css.page} ${summary.page}`}>
      <Head view={view} title={texts.summaryTitle} lead={view.lead} state={state} />
      {view.several ? <p>{texts.severalContracts}</p> : null}
      <Details view={view} />
      <section className={summary.section} aria-labelledby="artikel">
        <div className={summary.head}>
          <h2 id="artikel">{texts.items}</h2>
          <a href={view.cart}>{texts.editCart}</a>
        </div>
        {view.items.map((item) => (
          <SummaryItem key={item.key} item={item} />
        ))}
      </section>
      <section className={summary.section} aria-labelledby="hinweise">
        <h2 id="hinweise">{texts.notices}</h2>
        {view.infos.map(({ key, title, text }) =>
          key === 'GUARANTEE' ? (
            <LegalGuaranteeNotice key={key} />
          ) : (
            <div key={key} className={summary.info}>
              <h3>{title}</h3>
              <p className="small">{text}</p>
            </div>
          ),
        )}
        <p className={summary.links}>
          {view.links.map(({ label, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </p>
      </section>
      <Consents view={view} state={state} />
      <div className={summary.finish}>
        <SumRows sum={view.sum} />
        <p className="note">{view.vat}</p>
        <input type="hidden" name="key" value={view.key} />
        <input type="hidden" name="shown" value={view.shown} />
        <Button type="submit" wide>
          {texts.order}
        </Button>
        <p className="small">
          <a href={view.back.href}>{view.back.label}</a>
        </p>
      </div>
    </Form>
  )
}

function Details({ view }: { view: SummaryView }) {
  const texts = useTexts(checkoutTexts)
  return (
    <section className={summary.section} aria-labelledby="angaben">
      <h2 id="angaben">{texts.yourData}</h2>
      <div className={summary.trio}>
        {view.details.map(({ title, lines, change }) => (
          <div key={title}>
            <h3>{title}</h3>
            {lines.map((line, index) => (
              // Two dealers can be paid alike.
              <p key={index}>{line}</p>
            ))}
            <a className="small" href={change.href}>
              {change.label}
            </a>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Each consent has a box of its own, and none is ticked beforehand. */
function Consents({ view, state }: { view: SummaryView; state: FormState }) {
  const texts = useTexts(checkoutTexts)
  return (
    <fieldset className={summary.consents}>
      <legend>{texts.consents}</legend>
      <p className="small soft">{texts.consentsHint}</p>
      {view.consents.map(({ name, text }) => {
        const id = fieldId(name)
        const error = state.errors[name]
        return (
          <Checkbox
            key={name}
            id={id}
            name={name}
            defaultChecked={state.values[name] === 'on'}
            required
            className={summary.consent}
            label={
              <>
                {text}
                {error ? (
                  <span id={`${id}-note`} className={summary.error}>
                    {error}
                  </span>
                ) : null}
              </>
            }
            {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-note` } : {})}
          />
        )
      })}
    </fieldset>
  )
}
