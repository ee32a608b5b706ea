import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { TextArea } from '#design/Field.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { merchantOrderTexts } from '#messages/dealer-area.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { Course } from '../../blocks/Course.tsx'
import { headOf } from '../../head.ts'
import { changeOrder, loadOrder, type OrderView } from './order.server.ts'
import css from './orders.module.css'

export const loader = loadOrder
export const action = changeOrder

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: OrderView }) {
  return headOf(args, args.loaderData?.title ?? merchantOrderTexts.back)
}

/** An order: what is to be done and what follows from it, what was ordered, who ordered it. */
export default function OrderScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(merchantOrderTexts)
  const state = (useActionData() as FormState | undefined) ?? EMPTY_FORM
  return (
    <CasePage
      title={view.title}
      note={view.state}
      back={{ href: view.back, label: texts.back }}
      aside={
        <>
          <h2>{texts.customer}</h2>
          <Facts facts={view.facts} />
          <h2>{texts.history}</h2>
          <Course course={view.course} />
        </>
      }
    >
      <FormErrors state={state} />
      <h2>{texts.nextSteps}</h2>
      {view.steps.length === 0 ? <p>{texts.nothingNext}</p> : <Steps steps={view.steps} state={state} />}
      <h2>{texts.lines}</h2>
      <Facts facts={view.lines} />
    </CasePage>
  )
}

function Facts({ facts }: { facts: OrderView['facts'] }) {
  return (
    <Specs>
      {facts.map(({ label, value }) => (
        <SpecRow key={label} label={label}>
          {value}
        </SpecRow>
      ))}
    </Specs>
  )
}

/** One form: its reason goes with whichever step is taken. */
function Steps({ steps, state }: Pick<OrderView, 'steps'> & { state: FormState }) {
  const texts = useTexts(merchantOrderTexts)
  return (
    <Form method="post" className={css.steps}>
      <ul>
        {steps.map(({ to, label, consequence }, index) => (
          <li key={to}>
            <Button type="submit" name="to" value={to} kind={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </Button>
            <p>{consequence}</p>
          </li>
        ))}
      </ul>
      {/* Of several lines: Enter in a field of one would press the first button. */}
      <TextArea name="reason" label={texts.reason} defaultValue={state.values.reason} rows={2} maxLength={300} />
      <Checkbox name="unpaid" value="yes" label={texts.unpaid} />
    </Form>
  )
}
