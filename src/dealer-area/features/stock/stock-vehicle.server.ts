import { data, redirect } from 'react-router'
import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { VEHICLE_SHEETS, vehicleSheetPath } from '#domain/stock/vehicle-sheet.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { stockStateTexts, stockVehicleTexts } from '#messages/dealer-stock.ts'
import { shortRatingTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import { type FormValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import {
  ChangeStockVehicleStateDocument,
  type ChosenStockState,
  EditStockVehicleDocument,
  StockVehicleDocument,
  type StockVehicleQuery,
} from '../../generated/graphql.ts'
import { readFilesForm } from '../../files-form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { changePictures } from './stock-pictures.server.ts'
import { changeSpin } from './stock-spin.server.ts'
import {
  enteredTexts,
  groupsOf,
  labelOf,
  refusedVehicle,
  shownText,
  type VehicleGroupView,
} from './vehicle-form.server.ts'
import { picturesView } from './vehicle-pictures-view.server.ts'
import type { VehiclePicturesView } from './vehicle-pictures-view.ts'
import { spinView } from './vehicle-spin-view.server.ts'
import type { VehicleSpinView } from './vehicle-spin-view.ts'

type Vehicle = StockVehicleQuery['stockVehicle']

export interface StockVehicleView {
  readonly title: string
  readonly note: string
  readonly back: string
  readonly fingerprint: string
  /** Fingerprint of the state, which has a form of its own. */
  readonly stateFingerprint: string
  readonly groups: readonly VehicleGroupView[]
  readonly missing: readonly { readonly name: string; readonly label: string }[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly pictures: VehiclePicturesView
  readonly spin: VehicleSpinView
  readonly sheets: readonly { readonly href: string; readonly label: string }[]
  /** It would be on offer, if its business were. */
  readonly isHidden: boolean
  /** Its page in the shop; null while nobody can see it. */
  readonly shopAt: string | null
  readonly steps: readonly { readonly to: ChosenStockState; readonly label: string }[]
  readonly isByHand: boolean
  readonly canChange: boolean
  readonly isSaved: boolean
}

/** What a refused form shows again; `changed` where somebody else saved first, with the fingerprint that sending it again compares with. */
export interface VehicleFormState extends ChangedState {
  /** Key of the picture that boxes are drawn on. */
  readonly covering?: string
  /** What was done about turn or pictures, while the fields are not saved yet. */
  readonly done?: string
}

export async function loadStockVehicle({ url, params: { vehicleId: id = '' }, context }: PageArgs) {
  const { stockVehicle } = await query(context, StockVehicleDocument, { id })
  return viewOf(stockVehicle, url.searchParams.has('saved'), context.get(areaContext).locale)
}

/** Changes the turn or the pictures, saves the form, gives a field back with it, or changes the state. */
export async function changeStockVehicle(args: ActionArgs) {
  const { params, context } = args
  const { vehicleId: id = '' } = params
  const { locale } = context.get(areaContext)
  const form = await readFilesForm(args)
  const changed = (await changeSpin(args, form)) ?? (await changePictures(args, form))
  if (changed) return changed
  const { values } = form
  const answer = values.to
    ? await mutate(context, ChangeStockVehicleStateDocument, {
        ...{ id, to: values.to as ChosenStockState, fingerprint: values.shown ?? '' },
      })
    : await mutate(context, EditStockVehicleDocument, {
        ...{ id, fingerprint: values.fingerprint ?? '', texts: enteredTexts(values) },
        givenBack: values['give-back'] ? [values['give-back']] : [],
      })
  if ('result' in answer) return redirect(`${dealerPaths.pathFor('stock-vehicle', locale, { vehicleId: id })}?saved`)
  const { refusals } = answer
  const state = refusedVehicle(values, refusals, locale)
  const [code] = refusals.map((refusal) => refusal.code)
  if (code !== 'CHANGED') return data<VehicleFormState>({ ...state, ...noticeOf(code, locale) }, refusedAs(refusals))
  const { stockVehicle } = await query(context, StockVehicleDocument, { id })
  if (values.to) {
    const changed = changedState(stockVehicle, values.to as ChosenStockState, locale)
    return data<VehicleFormState>({ values: {}, errors: {}, changed }, { status: 409 })
  }
  const { fingerprint } = stockVehicle
  return data<VehicleFormState>(
    { values: state.values, errors: {}, fingerprint, changed: changedView(stockVehicle, values, locale) },
    { status: 409 },
  )
}

function noticeOf(code: string | undefined, locale: Locale): { notice?: string } {
  if (code === 'CONFLICT') return { notice: stockVehicleTexts.ordered[locale] }
  return code === 'UNAVAILABLE' ? { notice: stockVehicleTexts.incomplete[locale] } : {}
}

/** The state that somebody else has given the car, beside the one that was chosen. */
function changedState({ state, lastChange }: Vehicle, to: ChosenStockState, locale: Locale): ChangedView {
  const [now, entered] = [stockStateTexts[state][locale], stockStateTexts[to][locale]]
  return {
    who: whoChanged(lastChange, locale),
    differences: now === entered ? [] : [{ label: stockVehicleTexts.status[locale], now, entered }],
  }
}

/** Each field in which what stands now differs from what was entered. */
function changedView({ texts, lastChange }: Vehicle, values: FormValues, locale: Locale): ChangedView {
  const now = new Map(texts.map(({ key, text }) => [key, text]))
  return {
    who: whoChanged(lastChange, locale),
    differences: enteredTexts(values)
      .map(({ key, text }) => ({
        label: labelOf(key, locale),
        now: shownText(key, now.get(key) ?? '', locale),
        entered: shownText(key, text.replaceAll('\r\n', '\n'), locale),
      }))
      .filter(({ now, entered }) => now !== entered),
  }
}

function viewOf(vehicle: Vehicle, isSaved: boolean, locale: Locale): StockVehicleView {
  const { title, number, state, fingerprint, stateFingerprint, missing, isByHand, canChange } = vehicle
  const texts = new Map(vehicle.texts.map(({ key, text }) => [key, text]))
  return {
    ...{
      title: [title, texts.get('modelDescription')].filter(Boolean).join(' '),
      fingerprint,
      stateFingerprint,
      isByHand,
      canChange,
      isSaved,
    },
    note: [number, stockStateTexts[state][locale]].join(', '),
    back: dealerPaths.pathFor('stock', locale),
    groups: groupsOf({ texts, handFields: vehicle.handFields, hasFeed: !isByHand, missing }, locale),
    missing: missing.map((name) => ({ name, label: labelOf(name, locale) })),
    facts: factsOf(vehicle, locale),
    pictures: picturesView(vehicle, locale),
    spin: spinView(vehicle, locale),
    sheets: VEHICLE_SHEETS.map((kind) => ({
      ...{ href: vehicleSheetPath(kind, locale, [vehicle.id]), label: vehicleSheetTexts[kind][locale] },
    })),
    isHidden: (state === 'PUBLISHED' || state === 'RESERVED') && !vehicle.isShownInShop,
    shopAt: shopPageOf(vehicle, texts, locale),
    steps: canChange ? stepsOf(state, locale) : [],
  }
}

/** The shop leads on from any spelling of make and model to its own. */
function shopPageOf({ id, isShownInShop }: Vehicle, texts: ReadonlyMap<string, string>, locale: Locale): string | null {
  if (!isShownInShop) return null
  const [makeName, modelName] = ['make', 'model'].map((key) => slugOf(texts.get(key) ?? '') || '-')
  return pathFor('vehicle', locale, { makeName: makeName!, modelName: modelName!, id })
}

function factsOf(vehicle: Vehicle, locale: Locale): StockVehicleView['facts'] {
  const { price, rating, lowestPrice, createdAt, requests, lastChange } = vehicle
  const t = inLanguage(stockVehicleTexts, locale)
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / 86_400_000))
  return [
    { label: t.price, value: formatEuros(price, locale, 'if-any') },
    { label: t.rating, value: rating ? shortRatingTexts[rating][locale] : '–' },
    { label: t.lowest, value: lowestPrice == null ? '–' : formatEuros(lowestPrice, locale, 'if-any') },
    { label: t.days, value: `${days} (${formatDateOf(createdAt, locale)})` },
    { label: t.requests, value: String(requests) },
    {
      label: t.changed,
      value: lastChange ? t.changedBy(lastChange.by, formatInstant(lastChange.at, locale)) : t.byFeed,
    },
  ]
}

function stepsOf(state: Vehicle['state'], locale: Locale): StockVehicleView['steps'] {
  const t = inLanguage(stockVehicleTexts, locale)
  const [publish, unpublish, archive] = [
    { to: 'PUBLISHED', label: t.publish },
    { to: 'DRAFT', label: t.unpublish },
    { to: 'ARCHIVED', label: t.archive },
  ] as const
  if (state === 'RESERVED' || state === 'SOLD') return []
  if (state === 'PUBLISHED' || state === 'INCOMPLETE') return [unpublish, archive]
  return state === 'DRAFT' ? [publish, archive] : [publish]
}
