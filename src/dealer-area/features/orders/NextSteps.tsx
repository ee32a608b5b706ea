import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { merchantOrderTexts } from '#messages/dealer-orders.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { OrderView } from './order-view.ts'
import css from './orders.module.css'

/** What can be done now, each with what follows from it; a step that cannot be undone leads to a page that asks first. */
export function NextSteps({ steps, waits, state }: Pick<OrderView, 'steps' | 'waits'> & { state: FormState }) {
  const texts = useTexts(merchantOrderTexts)
  return (
    <>
      <h2>{texts.nextSteps}</h2>
      <FormErrors state={state} />
      {waits ? <Notice>{waits}</Notice> : null}
      {steps.length === 0 && waits === null ? <p>{texts.nothingNext}</p> : null}
      <ul className={css.steps}>
        {steps.map(({ to, label, consequence, confirmAt, isEnding }, index) => {
          const kind = index === 0 && !isEnding ? 'primary' : 'secondary'
          return (
            <li key={to}>
              {confirmAt ? (
                <ButtonLink href={confirmAt} kind={kind}>
                  {label}
                </ButtonLink>
              ) : (
                <Form method="post">
                  <Button type="submit" name="to" value={to} kind={kind} wide>
                    {label}
                  </Button>
                </Form>
              )}
              <p>{consequence}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
