import { redirect, type RouterContextProvider } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { currentStep, isReached, stepBeside, type StepOf } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { flowTexts } from '#messages/flow.ts'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  PrivateSaleDocument,
  type PrivateSaleFieldsFragment,
  ResetPrivateSaleDocument,
} from '#storefront/generated/graphql.ts'
import { flowSteps, stepNamed } from '../../blocks/flow-steps.server.ts'
import type { FormValues } from '../../blocks/form.server.ts'
import { laterPath } from '../../blocks/later-path.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { SaleFrameView } from './sale-view.ts'

export interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}
export type Sale = PrivateSaleFieldsFragment
type SaleStep = StepOf<'private-sale'>

export interface OpenStep {
  readonly sale: Sale
  readonly step: SaleStep
  readonly locale: Locale
  readonly restoredForm: FormValues | undefined
}

const TITLES = {
  'private-sale-information': 'informationStep',
  'private-sale-images': 'imagesStep',
  'private-sale-confirmation': 'checkStep',
} as const satisfies Record<SaleStep, keyof typeof privateSaleTexts>

/** A step of the sale that is open for this seller; otherwise it redirects to the step that is open. */
export async function openStep({ url, context }: PageArgs): Promise<OpenStep> {
  const { locale, restoredForm } = context.get(siteContext)
  const step = currentStep('private-sale', url.pathname)
  const { privateSale: sale } = await query(context, PrivateSaleDocument)
  const open = stepNamed('private-sale', sale.openStep)
  if (!isReached('private-sale', step, open)) throw redirect(pathFor(open, locale))
  return { sale, step, locale, restoredForm }
}

export function frameOf({ sale, step, locale, restoredForm }: OpenStep, car = sale.car): SaleFrameView {
  const texts = inLanguage(privateSaleTexts, locale)
  const flow = inLanguage(flowTexts, locale)
  const titles = {
    'private-sale-information': texts.informationStep,
    'private-sale-images': texts.imagesStep,
    'private-sale-confirmation': texts.checkStep,
  }
  const before = stepBeside('private-sale', step, -1)
  const other = sale.listed.find(({ garageId }) => garageId === car?.garageId)
  return {
    steps: flowSteps('private-sale', { step, open: stepNamed('private-sale', sale.openStep), titles, locale }),
    ...(before === step ? {} : { back: { label: flow.back(titles[before]), href: pathFor(before, locale) } }),
    isEditing: sale.listingId !== null,
    ...(other ? { listed: `${pathFor('private-sales', locale)}#${other.listingId}` } : {}),
    hasDraft: sale.information !== null,
    later: laterPath(step, null, locale),
    ...(restoredForm ? { restored: { values: restoredForm, errors: {} } } : {}),
  }
}

/** The button that leads on. */
export function nextLabel(step: SaleStep, locale: Locale): string {
  const texts = inLanguage(privateSaleTexts, locale)
  return inLanguage(flowTexts, locale).on(texts[TITLES[stepBeside('private-sale', step, 1)]])
}

/** Goes on to the next step, or back to the summary where the answer was changed from there. */
export function afterStep({ url, context }: PageArgs): Response {
  const { locale } = context.get(siteContext)
  const next = url.searchParams.has('check')
    ? 'private-sale-confirmation'
    : stepBeside('private-sale', currentStep('private-sale', url.pathname), 1)
  return redirect(pathFor(next, locale))
}

/** Discards what was entered where the form says so, and begins again. */
export async function resetIfWanted({ intent }: FormValues, { context }: PageArgs): Promise<void> {
  if (intent !== 'reset') return
  await mutate(context, ResetPrivateSaleDocument)
  throw redirect(pathFor('private-sale-information', context.get(siteContext).locale))
}
