import { formatPower } from '#catalogue/format.ts'
import { berlinYear } from '#domain/berlin-time.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { loginPath } from '#domain/session/access.ts'
import { engineOf, OTHER_MODEL, UNKNOWN, yearsUntil } from '#domain/trade-in/sequence.ts'
import {
  type FlowOrigin,
  IDENTIFICATION_TABS,
  TRADE_IN_FLOWS,
  type TradeInFlow,
} from '#domain/trade-in/trade-in-draft.ts'
import { withDraft } from '#domain/widget/widget-address.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { sequenceTexts, tradeInVehicleTexts } from '#messages/trade-in-vehicle.ts'
import {
  SetTradeInMileageDocument,
  TradeInGarageDocument,
  TradeInVariationValuationDocument,
  type TradeInVariationInput,
} from '#storefront/generated/graphql.ts'
import { enteredKilometres } from '../../blocks/entered-number.server.ts'
import { blankToUndefined, type FormValues, formValues } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { labelOf } from '../../blocks/traded-car.server.ts'
import {
  afterStep,
  checkOf,
  discardIfRequested,
  frameOf,
  goTo,
  isBegun,
  openStep,
  type PageArgs,
  refusedStep,
  type TradeIn,
} from './frame.server.ts'
import type { OpenQuestion, TradeInVehicleView } from './trade-in-view.ts'

/** More options than these are a list instead of tiles. */
const MAX_TILES = 14
const NO_NUMBERS = { vin: '', hsn: '', tsn: '' } as const

export async function loadTradeInVehicle(args: PageArgs): Promise<TradeInVehicleView> {
  const open = await openStep(args)
  const { tradeIn, locale, restoredForm, draft } = open
  const texts = inLanguage(tradeInVehicleTexts, locale)
  const { url, context } = args
  const fromGarage = url.searchParams.get('fahrzeug')
  const named = url.searchParams.get('tab') ?? (fromGarage ? 'GARAGE' : null)
  const tabs = IDENTIFICATION_TABS.filter((each) => draft === undefined || each !== 'GARAGE')
  const isLoggedIn = context.get(siteContext).session !== null
  // Whoever has a car in the garage begins with it: the questions about it are answered then.
  const isFirst = named === null && isLoggedIn && restoredForm === undefined && !isBegun(tradeIn)
  const garage =
    isLoggedIn && (isFirst || named === 'GARAGE' || tradeIn.identificationTabKey === 'GARAGE')
      ? (await query(context, TradeInGarageDocument)).garageVehicles
      : []
  const requested = named ?? (isFirst && garage.length > 0 ? 'GARAGE' : tradeIn.identificationTabKey)
  const tab = tabs.find((each) => each === requested) ?? 'SEQUENCE'
  const path = pathFor('tradein-vehicle', locale)
  const questions = questionsOf(tradeIn, locale)
  return {
    ...frameOf(open),
    ...(restoredForm ? { restored: { values: shownEntries(restoredForm, tab, questions.open), errors: {} } } : {}),
    tab,
    tabs: tabs.map((each) => ({
      ...{ label: texts[each], isCurrent: each === tab },
      href: withDraft(`${path}?${new URLSearchParams({ ...entryOf(url), tab: each }).toString()}`, draft),
    })),
    // Others can see the address of a frame, so its page shows nothing that identifies a car.
    numbers: draft ? NO_NUMBERS : { vin: tradeIn.vin ?? '', hsn: tradeIn.hsn ?? '', tsn: tradeIn.tsn ?? '' },
    garage: garage.map(({ garageId, make, model, plate }) => ({
      ...{ id: garageId, label: [make, model, plate].filter(Boolean).join(' ') },
      isChosen: garageId === (fromGarage ?? tradeIn.garageId),
    })),
    ...(isLoggedIn
      ? {}
      : {
          login: loginPath(locale, `${path}?${new URLSearchParams({ ...entryOf(url), tab: 'GARAGE' }).toString()}`),
        }),
    ...questions,
    mileage: tradeIn.mileage == null ? '' : formatNumber(tradeIn.mileage, locale),
    entry: entryOf(url),
  }
}

const FIELDS_OF_TAB = {
  VIN: ['vin'],
  KEY_NUMBERS: ['hsn', 'tsn'],
  GARAGE: ['garageId'],
  SEQUENCE: ['mileage'],
} as const

/** Of what was entered earlier, what this page can show again: another tab or another question may be open now. */
function shownEntries(entered: FormValues, tab: TradeInVehicleView['tab'], open: readonly OpenQuestion[]): FormValues {
  const answers = open.flatMap(({ name, options }) => {
    const answer = entered[`q-${name}`]
    return answer !== undefined && options.some(({ value }) => value === answer) ? [[`q-${name}`, answer] as const] : []
  })
  if (tab === 'SEQUENCE' && open.length > 0) return Object.fromEntries(answers)
  const fields: readonly string[] = FIELDS_OF_TAB[tab]
  return Object.fromEntries(Object.entries(entered).filter(([name]) => fields.includes(name)))
}

type SequenceState = TradeIn['steps'][number]

function questionsOf({ steps }: TradeIn, locale: Locale): Pick<TradeInVehicleView, 'answered' | 'open' | 'upcoming'> {
  const texts = inLanguage(tradeInFlowTexts, locale)
  const vehicleWords = inLanguage(tradeInVehicleTexts, locale)
  const titles = inLanguage(sequenceTexts, locale)
  const title = ({ name }: SequenceState) => (isStep(name) ? titles[name] : name)
  const shown = steps.filter(({ hidden }) => !hidden)
  const openOne = shown.find(({ selectedOption, disabled }) => !selectedOption && !disabled)
  const year = shown.find(({ name }) => name === 'regdate')
  const isRegistration = openOne?.name === 'regmonth'
  const question = (state: SequenceState, options: OpenQuestion['options']): OpenQuestion => ({
    ...{ name: state.name, label: title(state), options, isList: options.length > MAX_TILES || isRegistration },
  })
  const optionsOf = (state: SequenceState) => [
    ...state.options.map(({ value, label }) => ({ value, label: optionText(state.name, value, label, locale) })),
    ...(state.mayBeUnknown ? [{ value: UNKNOWN, label: texts.unknown }] : []),
  ]
  const years = yearsUntil(berlinYear()).map((value) => ({ value, label: value }))
  return {
    answered: shown.flatMap((state) => {
      const { name, selectedOption, isAutomatic } = state
      if (!selectedOption) return []
      const value = optionText(name, selectedOption.value, selectedOption.label, locale)
      const row = { label: title(state), value }
      return [{ ...row, ...(isAutomatic ? { note: vehicleWords.onlyOption } : { changeIntent: `reopen:${name}` }) }]
    }),
    open: openOne
      ? [question(openOne, optionsOf(openOne)), ...(isRegistration && year ? [question(year, years)] : [])]
      : [],
    upcoming: shown.filter(({ disabled, name }) => disabled && !(isRegistration && name === 'regdate')).map(title),
  }
}

function isStep(name: string): name is keyof typeof sequenceTexts {
  return Object.hasOwn(sequenceTexts, name)
}

const FIELD_OF: Readonly<Record<string, string>> = {
  ...{ colors: 'bodyColor', body: 'bodyType', wheeldrive: 'drive', transmission: 'gearbox' },
}

function optionText(step: string, value: string, label: string, locale: Locale): string {
  const texts = inLanguage(tradeInFlowTexts, locale)
  const vehicleWords = inLanguage(tradeInVehicleTexts, locale)
  if (value === UNKNOWN) return texts.unknown
  if (step === 'model' && value === OTHER_MODEL) return vehicleWords.otherModel
  const engine = step === 'engine' ? engineOf(value) : undefined
  if (engine) return `${formatPower(engine.power, locale)}, ${labelOf('fuel', engine.fuel, locale)}`
  const field = FIELD_OF[step]
  return field ? labelOf(field, value, locale) : label
}

/** Where somebody comes from, as the address says. */
function entryOf(url: URL): Record<string, string> {
  const garage = url.searchParams.get('fahrzeug')
  const [flow, carId] = [url.searchParams.get('flow') ?? (garage ? 'garageFlow' : null), url.searchParams.get('auto')]
  const origin = url.searchParams.get('origin')
  return {
    ...(flow && TRADE_IN_FLOWS.some((known) => known === flow) ? { flow } : {}),
    ...(carId ? { auto: carId } : {}),
    ...(origin === 'WIDGET' ? { origin } : {}),
    ...(garage ? { fahrzeug: garage } : {}),
    ...checkOf(url),
  }
}

export async function saveTradeInVehicle(args: PageArgs & { readonly request: Request }) {
  const { context } = args
  const values = await formValues(args.request)
  await discardIfRequested(context, values)
  const texts = inLanguage(tradeInVehicleTexts, context.get(siteContext).locale)
  const words = inLanguage(tradeInFlowTexts, context.get(siteContext).locale)
  const said = identificationOf(values)
  if (!said) {
    const answer = await mutate(context, SetTradeInMileageDocument, {
      mileage: enteredKilometres(values.mileage) ?? null,
    })
    const isEmpty = blankToUndefined(values.mileage) === undefined
    return afterStep(args, values, answer, isEmpty ? { mileage: texts.mileageRequired } : {})
  }
  const { choices } = said
  if (choices?.length === 0) {
    const fields = Object.keys(values)
      .filter((name) => name.startsWith('q-'))
      .map((name) => name.slice(2))
    const [field = values.question ?? 'make'] = fields
    return refusedStep(context, values, [{ code: 'INVALID_INPUT', fields: [{ field, code: 'REQUIRED' }] }], {
      [field]: words.missingAnswer,
    })
  }
  const input: TradeInVariationInput = { ...said, ...enteredBy(values) }
  const answer = await mutate(context, TradeInVariationValuationDocument, { input })
  // What the numbers revealed is shown among the questions.
  if ('result' in answer) return goTo(args, 'tradein-vehicle', { tab: 'SEQUENCE' })
  const isUnknown = answer.refusals.some(({ code }) => code === 'NOT_FOUND')
  if (isUnknown)
    return refusedStep(
      context,
      values,
      [{ code: 'INVALID_INPUT', fields: [{ field: said.garageId ? 'garageId' : 'hsn', code: 'INVALID' }] }],
      {
        ...{ hsn: texts.unknownNumbers, garageId: texts.valuationFailed },
      },
    )
  const isEmptyVin = said.vin !== undefined && blankToUndefined(values.vin) === undefined
  return refusedStep(context, values, answer.refusals, isEmptyVin ? { vin: texts.vinRequired } : {})
}

/** What the pressed button sends; undefined: the step itself. */
function identificationOf(values: FormValues): TradeInVariationInput | undefined {
  const { intent = '' } = values
  if (intent === 'vin') return { vin: values.vin ?? '' }
  if (intent === 'keys') return { hsn: values.hsn ?? '', tsn: values.tsn ?? '' }
  if (intent === 'garage') return { garageId: values.garageId ?? '0' }
  if (intent.startsWith('reopen:')) return { reopen: intent.slice('reopen:'.length) }
  if (intent !== 'choose') return undefined
  const choices = Object.entries(values).flatMap(([name, option]) =>
    name.startsWith('q-') && option !== '' ? [{ step: name.slice(2), option }] : [],
  )
  return { choices }
}

function enteredBy({ flow, auto, origin }: FormValues): Pick<TradeInVariationInput, 'flow' | 'carId' | 'origin'> {
  const known: TradeInFlow | undefined = TRADE_IN_FLOWS.find((each) => each === flow)
  const from: FlowOrigin | undefined = origin === 'WIDGET' ? 'WIDGET' : undefined
  return known ? { flow: known, carId: auto ?? null, origin: from ?? null } : {}
}
