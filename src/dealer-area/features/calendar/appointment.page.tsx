import type { ReactNode } from 'react'
import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Select } from '#design/Select.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { dealerAppointmentTexts } from '#messages/dealer-appointments.ts'
import { FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { headOf } from '../../head.ts'
import { type AppointmentPageView, changeAppointment, loadAppointment } from './appointment.server.ts'
import css from './appointment.module.css'
import { MoveForm } from './MoveForm.tsx'

export const loader = loadAppointment
export const action = changeAppointment

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: AppointmentPageView }) {
  return headOf(args, args.loaderData?.title ?? dealerAppointmentTexts.back)
}

/** An appointment: what can be done with it, and who booked it. */
export default function AppointmentScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(dealerAppointmentTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  const { mayConfirm, move, reasons, noShow, fingerprint } = view
  const isDone = !mayConfirm && !move && reasons.length === 0 && !noShow
  return (
    <CasePage
      title={view.title}
      note={view.note}
      back={{ href: view.back, label: texts.back }}
      aside={
        <>
          <h2>{texts.what}</h2>
          <Facts facts={view.facts} />
        </>
      }
    >
      <FormErrors state={state} />
      {isDone ? <p>{texts.nothing}</p> : null}
      {mayConfirm ? (
        <Step step="confirm" fingerprint={fingerprint} title={texts.confirmTitle} note={texts.confirmNote}>
          <Button type="submit">{texts.confirm}</Button>
        </Step>
      ) : null}
      {move ? <MoveForm move={move} fingerprint={fingerprint} state={state} isMain={!mayConfirm} /> : null}
      {noShow ? (
        <Step step="no-show" fingerprint={fingerprint} title={texts.noShowTitle} note={noShow.join(' ')}>
          <Button type="submit" kind="secondary">
            {texts.noShow}
          </Button>
        </Step>
      ) : null}
      {reasons.length > 0 ? (
        <Step step="cancel" fingerprint={fingerprint} title={texts.cancelTitle} note={texts.cancelNote}>
          <Select
            name="reason"
            label={texts.reason}
            options={reasons}
            chosen={state.values.reason ?? reasons[0]!.value}
          />
          <Button type="submit" kind="secondary">
            {texts.cancel}
          </Button>
        </Step>
      ) : null}
    </CasePage>
  )
}

function Step({
  step,
  fingerprint,
  title,
  note,
  children,
}: {
  step: string
  fingerprint: string
  title: string
  note: string
  children: ReactNode
}) {
  return (
    <section className={css.step}>
      <h2>{title}</h2>
      <Form method="post" className={css.form}>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        {children}
      </Form>
      <p className={css.note}>{note}</p>
    </section>
  )
}

function Facts({ facts }: Pick<AppointmentPageView, 'facts'>) {
  return (
    <Specs>
      {facts.map(({ label, value, href }) => (
        <SpecRow key={label} label={label}>
          {href ? <a href={href}>{value}</a> : value}
        </SpecRow>
      ))}
    </Specs>
  )
}
