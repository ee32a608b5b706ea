import { Form } from 'react-router'
import { checkoutTexts } from '#messages/checkout.ts'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { FlowHead } from '../../blocks/FlowHead.tsx'
import flow from '../../blocks/FlowPage.module.css'
import { fieldId } from '../../blocks/FormFields.tsx'
import { LegalGuaranteeNotice } from '../../blocks/LegalGuaranteeNotice.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/checkout-summary.page.ts'
import { CheckoutNotices } from './CheckoutFrame.tsx'
import { SumRows } from './OrderSum.tsx'
import { SummaryItem } from './SummaryItem.tsx'
import { loadSummary, placeOrder } from './checkout-summary.server.ts'
import type { SummaryView } from './checkout-view.ts'
import css from './checkout-summary.module.css'

export const loader = loadSummary
export const action = placeOrder

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: checkoutTexts.summary })
}

/** Step 5: everything that is ordered, the consents, and the button right below the sum (§ 312j BGB). */
export default function CheckoutSummary({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(checkoutTexts)
  const state = useEntries()
  return (
    // A changed summary is another form, so that a consent ticked for the earlier one does not count for this one.
    <Form key={view.shown} method="post" noValidate className={`wrap ${flow.page} ${flow.step} ${css.page}`}>
      <FlowHead steps={view.steps} label={texts.steps} title={texts.summaryTitle} lead={view.lead} state={state}>
        <CheckoutNotices view={view} state={state} />
      </FlowHead>
      {view.several ? <p className={css.several}>{texts.severalContracts}</p> : null}
      <Details view={view} />
      <section className={css.section} aria-labelledby="artikel">
        <div className={css.head}>
          <h2 id="artikel">{texts.items}</h2>
          <a href={view.cart}>{texts.editCart}</a>
        </div>
        {view.items.map((item) => (
          <SummaryItem key={item.key} item={item} />
        ))}
      </section>
      <section className={css.section} aria-labelledby="hinweise">
        <h2 id="hinweise">{texts.notices}</h2>
        <div className={css.notices}>
          {view.infos.some(({ key }) => key === 'GUARANTEE') ? <LegalGuaranteeNotice /> : null}
          <div className={css.infos}>
            {view.infos
              .filter(({ key }) => key !== 'GUARANTEE')
              .map(({ key, title, text }) => (
                <div key={key} className={css.info}>
                  <h3>{title}</h3>
                  <p className="small">{text}</p>
                </div>
              ))}
            <p className={css.links}>
              {view.links.map(({ label, href }) => (
                <a key={href} href={href} target="_blank" rel="noopener">
                  {label}
                </a>
              ))}
            </p>
          </div>
        </div>
      </section>
      <Consents view={view} state={state} />
      <div className={css.finish}>
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
    <section className={css.section} aria-labelledby="angaben">
      <h2 id="angaben">{texts.yourData}</h2>
      <div className={css.trio}>
        {view.details.map(({ title, parts, change }) => (
          <div key={title}>
            <div className={css.cardHead}>
              <h3>{title}</h3>
              <a href={change.href} aria-label={change.label}>
                {texts.changeShort}
              </a>
            </div>
            {parts.map(([first, ...others], index) => (
              // The index is the key, because two dealers can have the same lines.
              <div key={index} className={css.part}>
                <p>
                  <b>{first}</b>
                </p>
                {others.map((line) => (
                  <p key={line} className="small soft">
                    {line}
                  </p>
                ))}
              </div>
            ))}
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
    <fieldset className={css.consents}>
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
            className={css.consent}
            label={
              <>
                {text[0]}
                <b>{text[1]}</b>
                {text[2]}
                {error ? (
                  <span id={`${id}-note`} className={css.error}>
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
