import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { workTexts } from '#messages/dealer-area.ts'
import { dealerAppointmentTexts } from '#messages/dealer-appointments.ts'
import { calendarBlockTexts } from '#messages/dealer-calendar-blocks.ts'
import { FormErrors, FormField, FormSelect } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { headOf } from '../../head.ts'
import css from './calendar-blocks.module.css'
import { type BlocksState, type BlocksView, changeBlocks, loadBlocks } from './calendar-blocks.server.ts'

export const loader = loadBlocks
export const action = changeBlocks

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, calendarBlockTexts.title)
}

/** When no appointments are accepted, and how much work a day takes. */
export default function Blocks() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(calendarBlockTexts)
  const { back } = useTexts(dealerAppointmentTexts)
  const { noMerchant, noMerchantText } = useTexts(workTexts)
  const state: BlocksState = useActionData<BlocksState>() ?? EMPTY_FORM
  if (!view) return <EmptyState title={noMerchant} text={noMerchantText} />
  return (
    <CasePage
      title={texts.title}
      note={view.dayText}
      back={{ href: view.back, label: back }}
      aside={<CapacityForm view={view} state={state} />}
    >
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      {state.inTheWay && state.inTheWay.length > 0 ? (
        <ul className={css.inTheWay}>
          {state.inTheWay.map(({ key, href, label }) => (
            <li key={key}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <h2>{texts.blockTitle}</h2>
      <BlockForm view={view} state={state} />
      <h2>{texts.blocks}</h2>
      <BlockList blocks={view.blocks} />
    </CasePage>
  )
}

function BlockForm({ view: { day, today, kinds }, state }: { view: BlocksView; state: BlocksState }) {
  const texts = useTexts(calendarBlockTexts)
  return (
    <Form method="post" noValidate className={css.form}>
      <input type="hidden" name="step" value="block" />
      <div className={css.times}>
        <FormField state={state} type="date" name="day" label={texts.day} defaultValue={day} min={today} />
        <FormField state={state} type="time" name="from" label={texts.from} defaultValue="08:00" />
        <FormField state={state} type="time" name="to" label={texts.to} defaultValue="18:00" />
        <FormSelect state={state} name="kind" label={texts.kind} options={kinds} chosen="" />
      </div>
      <FormField state={state} name="reason" label={texts.reason} maxLength={200} />
      {state.inTheWay ? <Checkbox name="leave" value="yes" label={texts.leave} /> : null}
      <Button type="submit">{texts.block}</Button>
    </Form>
  )
}

function BlockList({ blocks }: Pick<BlocksView, 'blocks'>) {
  const texts = useTexts(calendarBlockTexts)
  if (blocks.length === 0) return <p>{texts.noBlocks}</p>
  return (
    <ul className={css.blocks}>
      {blocks.map(({ id, day, label, note }) => (
        <li key={id}>
          <b>{day}</b>
          <span>
            {label}
            <small>{note}</small>
          </span>
          <Form method="post">
            <input type="hidden" name="step" value="lift" />
            <Button type="submit" name="id" value={id} kind="link">
              {texts.lift}
              <span className="visually-hidden">
                : {day} {label}
              </span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

function CapacityForm({ view, state }: { view: BlocksView; state: BlocksState }) {
  const texts = useTexts(calendarBlockTexts)
  const { day, dayText, merchant, capacities } = view
  return (
    <>
      <h2>{texts.capacityTitle(dayText)}</h2>
      <Form method="get" className={css.day}>
        <input type="hidden" name="merchant" value={merchant} />
        <FormField
          state={EMPTY_FORM}
          form="tag"
          type="date"
          name="day"
          label={texts.day}
          defaultValue={day}
          key={day}
        />
        <Button type="submit" kind="secondary">
          {texts.showDay}
        </Button>
      </Form>
      <Form method="post" noValidate className={css.form} key={`${day}${view.fingerprint}`}>
        <input type="hidden" name="step" value="capacity" />
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="fingerprint" value={state.changed ? state.values.fingerprint : view.fingerprint} />
        {capacities.map(({ name, label, hours }) => (
          <FormField
            key={name}
            state={state}
            name={name}
            label={label}
            defaultValue={hours}
            unit={texts.hours}
            inputMode="decimal"
          />
        ))}
        <p className="small">{texts.capacityNote}</p>
        <Button type="submit" kind="secondary">
          {texts.save}
        </Button>
      </Form>
    </>
  )
}
