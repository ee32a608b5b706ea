import type { ReactNode } from 'react'
import { Notice } from '#design/Notice.tsx'
import { checkoutTexts } from '#messages/checkout.ts'
import { FlowActs, FlowForm, FlowPage } from '../../blocks/FlowPage.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { LaterLink } from '../../blocks/LaterLink.tsx'
import { RestoredNotice } from '../../blocks/RestoredNotice.tsx'
import { useTexts } from '../../site.ts'
import css from './checkout.module.css'
import type { FrameView } from './checkout-view.ts'
import { OrderSum } from './OrderSum.tsx'

interface FrameProps {
  view: FrameView
  title: string
  lead?: string
  state: FormState
  children: ReactNode
}

/** A step of checkout, with what the order comes to. */
export function CheckoutFrame({ view, title, lead, state, children }: FrameProps) {
  return (
    <FlowPage
      steps={view.steps}
      label={useTexts(checkoutTexts).steps}
      title={title}
      lead={lead}
      state={state}
      notices={<CheckoutNotices view={view} state={state} />}
      aside={<OrderSum sum={view.sum} />}
    >
      <FlowForm className={css.form}>
        {children}
        <FlowActs button={view.next} back={view.back}>
          <LaterLink href={view.later} />
        </FlowActs>
      </FlowForm>
    </FlowPage>
  )
}

/** How long the cars are reserved, what was entered before the login, and prices that have changed. */
export function CheckoutNotices({ view, state }: Pick<FrameProps, 'view' | 'state'>) {
  const texts = useTexts(checkoutTexts)
  const { reservation, changes } = view
  return (
    <>
      {reservation ? (
        <Notice tone={reservation.isLost ? 'warning' : 'info'}>
          <p>{reservation.text}</p>
        </Notice>
      ) : null}
      <RestoredNotice view={view} state={state} />
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
    </>
  )
}
