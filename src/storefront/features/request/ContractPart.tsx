import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { salesContractTexts } from '#messages/sales-contract.ts'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId, FormField } from '../../blocks/FormFields.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { useTexts } from '../../site.ts'
import type { ContractView } from './request-view.ts'

/** The sales contract between two people: each enters its own data, and gets the document when both have agreed. */
export function ContractPart({ view, state }: { view: ContractView; state: FormState }) {
  const texts = useTexts(salesContractTexts)
  const { status, pdf, mayAgree, hasAgreed } = view
  return (
    <section className={formCss.fields} aria-labelledby="kaufvertrag">
      <h2 id="kaufvertrag">{texts.title}</h2>
      {pdf ? null : <p>{texts.lead}</p>}
      {status ? (
        <p>
          <b>{status}</b>
        </p>
      ) : null}
      {pdf ? (
        <div>
          <ButtonLink href={pdf}>{texts.download}</ButtonLink>
        </div>
      ) : null}
      <p className="note">{texts.price}</p>
      {mayAgree ? (
        <details open={(status !== '' && !hasAgreed) || 'agrees' in state.errors || state.values.intent === 'agree'}>
          <summary>{hasAgreed ? texts.change : texts.agree}</summary>
          <Party view={view} state={state} />
        </details>
      ) : null}
      {hasAgreed ? (
        <Form method="post" className={formCss.fields}>
          <p className="note">{texts.leaveNote}</p>
          <div>
            <Button type="submit" name="intent" value="leave" kind="quiet">
              {texts.leave}
            </Button>
          </div>
        </Form>
      ) : null}
    </section>
  )
}

function Party({ view: { begin }, state }: { view: ContractView; state: FormState }) {
  const texts = useTexts(salesContractTexts)
  const field = (name: keyof ContractView['begin']) => ({ state, name, defaultValue: begin[name], label: texts[name] })
  return (
    <Form method="post" noValidate className={formCss.fields}>
      <div className={formCss.pair}>
        <FormField {...field('firstName')} autoComplete="given-name" />
        <FormField {...field('lastName')} autoComplete="family-name" />
      </div>
      <div className={formCss.pair}>
        <FormField {...field('street')} autoComplete="address-line1" />
        <FormField {...field('houseNumber')} />
      </div>
      <div className={formCss.pair}>
        <FormField {...field('postalCode')} inputMode="numeric" autoComplete="postal-code" />
        <FormField {...field('city')} autoComplete="address-level2" />
      </div>
      <Checkbox
        id={fieldId('agrees')}
        name="agrees"
        value="1"
        aria-invalid={state.errors.agrees ? true : undefined}
        label={texts.agrees}
      />
      <div>
        <Button type="submit" name="intent" value="agree" kind="secondary">
          {texts.agree}
        </Button>
      </div>
    </Form>
  )
}
