import { data } from 'react-router'
import { FUELS } from '#domain/vehicle/vocabulary.ts'
import { inLanguage } from '#messages/texts.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { LookUpVehicleDocument } from '#storefront/generated/graphql.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { blankToUndefined, formState, type FormValues, refusedAs } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import type { PageArgs } from './frame.server.ts'

/** The form again, with make, model and fuel of the entered numbers; `found` says what was filled in. */
export interface LookUpAnswer extends FormState {
  readonly found?: string
  readonly foundAt?: number
}

/** Fills in what the key numbers or the VIN say; all other fields stay as they were entered. */
export async function lookUpVehicle({ context }: PageArgs, values: FormValues) {
  const { locale } = context.get(siteContext)
  const texts = inLanguage(workshopTexts, locale)
  const number = (name: string) => blankToUndefined(values[name])
  const answer = await mutate(context, LookUpVehicleDocument, {
    ...{ hsn: number('hsn'), tsn: number('tsn'), vin: number('vin') },
  })
  if ('result' in answer) {
    const { make, model, fuel } = answer.result.lookUpVehicle
    const fuelType = FUELS.find((each) => each === fuel)
    const filled = { make, ...(model ? { model } : {}), ...(fuelType ? { fuelType } : {}) }
    return data<LookUpAnswer>({
      ...{ values: { ...values, ...filled }, errors: {} },
      foundAt: Date.now(),
      found: model ? texts.found(`${make} ${model}`) : texts.foundMake(make),
    })
  }
  const { refusals } = answer
  context.set(hasErrorsContext, true)
  const isUnknown = refusals.some(({ code }) => code === 'NOT_FOUND')
  const state = formState(values, refusals, locale)
  return data<LookUpAnswer>(
    isUnknown ? { values: state.values, errors: { hsn: texts.numbersUnknown } } : state,
    refusedAs(refusals),
  )
}
