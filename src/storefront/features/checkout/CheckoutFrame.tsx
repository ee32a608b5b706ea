import type { ReactNode } from 'react'
import { Form, useActionData } from 'react-router'
import { checkoutTexts } from '#messages/checkout.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { FlowHead } from '../../blocks/FlowHead.tsx'
import { LaterLink } from '../../blocks/LaterLink.tsx'
import { SumColumns } from '../../blocks/SumColumns.tsx'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import css from './checkout.module.css'
import type { FrameView } from './checkout-view.ts'
import { OrderSum } from './OrderSum.tsx'
import { useTexts } from '../../site.ts'

interface FrameProps {
  view: FrameView
  title: string
  lead?: string
  state: FormState
  children: ReactNode
}

/** A step of checkout: where one is, what is to be known, the questions, and what the order comes to. */
export function CheckoutFrame({ view, title, lead, state, children }: FrameProps) {
  return (
    <div className={`wrap ${css.page}`}>
      <Head view={view} title={title} lead={lead} state={state} />
      <SumColumns loose>
        <Form method="post" noValidate className={css.questions}>
          <SubmitOnEnter />
          {children}
          <div className={css.acts}>
            <Button type="submit">{view.next}</Button>
            <a href={view.back.href}>{view.back.label}</a>
            <LaterLink href={view.later} />
          </div>
        </Form>
        <OrderSum sum={view.sum} />
      </SumColumns>
    </div>
  )
}

/** What the fields of a step begin with: what was sent and refused, or what was entered before the login. */
export function useEntries({ restored }: FrameView): FormState {
  return useActionData<FormState>() ?? restored ?? EMPTY_FORM
}

/** The same head for the last step, which has a form of its own. */
export function Head({ view, title, lead, state }: Omit<FrameProps, 'children'>) {
  const texts = useTexts(checkoutTexts)
  const { reservation, changes } = view
  return (
    <FlowHead steps={view.steps} label={texts.steps} title={title} lead={lead} state={state}>
      {reservation ? (
        <Notice tone={reservation.isLost ? 'warning' : 'info'}>
          <p>{reservation.text}</p>
        </Notice>
      ) : null}
      {view.restored && state === view.restored ? (
        <Notice>
          <p>{texts.restored}</p>
        </Notice>
      ) : null}
      {changes.length > 0 ? (
        <Notice tone="warning">
          <p>
            <b>{texts.changed}</b>
          </p>
          <ul className={css.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </FlowHead>
  )
}
