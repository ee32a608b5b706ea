import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Select } from '#design/Select.tsx'
import { Tabs } from '#design/Tabs.tsx'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { tradeInVehicleTexts } from '#messages/trade-in-vehicle.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { AnswerList } from '../../blocks/AnswerList.tsx'
import { DraftField } from '../../blocks/DraftField.tsx'
import { FlowActs, FlowForm, STEP_FORM } from '../../blocks/FlowPage.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId, FormField } from '../../blocks/FormFields.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { useFormWhenLeft } from '../../blocks/use-form-when-left.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/tradein-vehicle.page.ts'
import { QuestionGroup } from './QuestionGroup.tsx'
import { TradeInActs, TradeInFrame } from './TradeInFrame.tsx'
import type { OpenQuestion, TradeInVehicleView } from './trade-in-view.ts'
import { loadTradeInVehicle, saveTradeInVehicle } from './vehicle.server.ts'
import css from './tradein-vehicle.module.css'

export const loader = loadTradeInVehicle
export const action = saveTradeInVehicle

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: tradeInVehicleTexts.vehicleTitle })
}

interface Props {
  view: TradeInVehicleView
  state: FormState
}

/** Step 1: the car, by its numbers, from the garage or by questions. */
export default function TradeInVehicle({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(tradeInVehicleTexts)
  const state = useEntries(view)
  const isSequence = view.tab === 'SEQUENCE'
  return (
    <TradeInFrame view={view} title={texts.vehicleTitle} state={state} form={isSequence ? STEP_FORM : undefined}>
      <Tabs tabs={view.tabs} label={texts.ways} />
      {isSequence ? <Sequence view={view} state={state} /> : <Numbers view={view} state={state} />}
    </TradeInFrame>
  )
}

function Numbers({ view, state }: Props) {
  const texts = useTexts(tradeInVehicleTexts)
  const { tab, numbers, garage, login } = view
  const form = useFormWhenLeft()
  if (tab === 'GARAGE' && garage.length === 0)
    return (
      <div className="stack">
        <p>{login ? texts.garageLogin : texts.noGarage}</p>
        {login ? (
          <p>
            <ButtonLink href={login}>{texts.logIn}</ButtonLink>
          </p>
        ) : null}
      </div>
    )
  const chosen = state.values.garageId ?? (garage.find(({ isChosen }) => isChosen) ?? garage[0])?.id
  const field = (name: 'vin' | 'hsn' | 'tsn') => ({
    ...{ state, name, defaultValue: numbers[name], autoComplete: 'off', spellCheck: false },
  })
  return (
    <Form key={tab} ref={form} method="post" noValidate className={formCss.fields}>
      <DraftField />
      <Entry view={view} />
      {tab === 'VIN' ? <FormField {...field('vin')} label={texts.vinLabel} hint={texts.vinHint} /> : null}
      {tab === 'KEY_NUMBERS' ? (
        <div className={formCss.pair}>
          <FormField {...field('hsn')} label={texts.hsnLabel} hint={texts.hsnHint} inputMode="numeric" maxLength={4} />
          <FormField {...field('tsn')} label={texts.tsnLabel} hint={texts.tsnHint} maxLength={3} />
        </div>
      ) : null}
      {tab === 'GARAGE' ? (
        <QuestionGroup name="garageId" title={texts.fromGarage}>
          {garage.map(({ id, label }) => (
            <Checkbox key={id} type="radio" name="garageId" value={id} label={label} defaultChecked={id === chosen} />
          ))}
        </QuestionGroup>
      ) : null}
      <FlowActs>
        <Button type="submit" name="intent" value={{ VIN: 'vin', KEY_NUMBERS: 'keys', GARAGE: 'garage' }[tab as 'VIN']}>
          {texts.take}
        </Button>
      </FlowActs>
    </Form>
  )
}

function Sequence({ view, state }: Props) {
  const texts = useTexts(tradeInVehicleTexts)
  const words = useTexts(tradeInFlowTexts)
  const { answered, open, upcoming } = view
  return (
    <>
      {answered.length > 0 ? (
        <Form method="post" noValidate>
          <DraftField />
          <Entry view={view} />
          <AnswerList rows={answered} />
        </Form>
      ) : null}
      <FlowForm>
        <Entry view={view} />
        {open.length > 0 ? (
          <>
            <input type="hidden" name="question" value={open[0]?.name} />
            <div className={formCss.pair}>
              {open.map((question) => (
                <Question key={question.name} question={question} state={state} />
              ))}
            </div>
            {upcoming.length > 0 ? <p className="note">{texts.upcoming(upcoming.join(' · '))}</p> : null}
            <FlowActs>
              <Button type="submit" name="intent" value="choose">
                {texts.answer}
              </Button>
            </FlowActs>
          </>
        ) : (
          <>
            <FormField
              state={state}
              name="mileage"
              label={words.mileage}
              hint={texts.mileageHint}
              unit="km"
              inputMode="numeric"
              defaultValue={view.mileage}
              autoComplete="off"
            />
            <TradeInActs view={view} />
          </>
        )}
      </FlowForm>
    </>
  )
}

function Question({ question, state }: { question: OpenQuestion; state: FormState }) {
  const texts = useTexts(tradeInVehicleTexts)
  const { name, label, options, isList } = question
  const [chosen = '', error] = [state.values[`q-${name}`], state.errors[name]]
  if (isList)
    return (
      <Select
        id={fieldId(name)}
        name={`q-${name}`}
        label={label}
        options={[{ value: '', label: texts.pleaseChoose }, ...options]}
        chosen={chosen}
        {...(error ? { error } : {})}
      />
    )
  return (
    <QuestionGroup name={name} title={label} error={error}>
      <div className={css.tiles}>
        {options.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            type="radio"
            name={`q-${name}`}
            value={value}
            label={text}
            defaultChecked={value === chosen}
            className={css.tile}
          />
        ))}
      </div>
    </QuestionGroup>
  )
}

/** Hidden fields that say where the visitor came from; they are sent with the first answer. */
function Entry({ view }: { view: TradeInVehicleView }) {
  return Object.entries(view.entry).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
