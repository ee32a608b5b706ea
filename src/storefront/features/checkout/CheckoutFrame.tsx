import type { ReactNode } from 'react'
import { Notice } from '#design/Notice.tsx'
import { checkoutTexts } from '#messages/checkout.ts'
import { FlowActs, FlowForm, FlowPage, STEP_FORM } from '../../blocks/FlowPage.tsx'
import type { FormState } from '../../blocks/form-state.ts'
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
  /** What has to be entered again where the other entries are restored. */
  againNote?: string | undefined
  children: ReactNode
}

/** A step of checkout, with what the order comes to. */
export function CheckoutFrame({ view, title, lead, state, againNote, children }: FrameProps) {
  return (
    <FlowPage
      steps={view.steps}
      label={useTexts(checkoutTexts).steps}
      title={title}
      lead={lead}
      state={state}
      form={STEP_FORM}
      notices={<CheckoutNotices view={view} state={state} againNote={againNote} />}
      aside={<OrderSum sum={view.sum} />}
    >
      <FlowForm className={css.form}>
        {children}
        <FlowActs button={view.next} back={view.back} later={view.later} />
      </FlowForm>
    </FlowPage>
  )
}

/** How long the cars are reserved, what was entered before, and prices that have changed. */
export function CheckoutNotices({ view, state, againNote }: Pick<FrameProps, 'view' | 'state' | 'againNote'>) {
  const texts = useTexts(checkoutTexts)
  const { reservation, changes } = view
  return (
    <>
      {reservation ? (
        <Notice tone={reservation.isLost ? 'warning' : 'info'}>
          <p>{reservation.text}</p>
        </Notice>
      ) : null}
      <RestoredNotice view={view} state={state} note={againNote} />
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
