import { data } from 'react-router'
import { formState, refusedAs } from '#storefront/blocks/form.server.ts'
import type { Answer } from '#storefront/blocks/gateway-answer.ts'
import { FinancePreviewDocument, type FinancePreviewQuery } from '../../generated/graphql.ts'
import { mutate } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import type { Entered, Part } from './settings-form.server.ts'
import type { PartFormState } from './settings-part-view.ts'

export function isFinance(part: Part['part']): part is 'LOAN' | 'LEASING' {
  return part === 'LOAN' || part === 'LEASING'
}

/** The example that stands beside every rate, with these terms. */
export function previewOf(
  context: PageArgs['context'],
  merchant: string,
  kind: 'LOAN' | 'LEASING',
  values: Entered,
): Promise<Answer<FinancePreviewQuery>> {
  const entered = values.map(({ name, value }) => ({ name, value }))
  return mutate(context, FinancePreviewDocument, { merchant, kind, values: entered })
}

/** The form as it was entered, with the example that would stand beside every rate. */
export async function showPreview(
  { context }: ActionArgs,
  merchant: string,
  kind: 'LOAN' | 'LEASING',
  entered: Entered,
) {
  const { locale } = context.get(areaContext)
  const shown = Object.fromEntries(entered.map(({ name, value }) => [name, value]))
  const answer = await previewOf(context, merchant, kind, entered)
  if ('refusals' in answer)
    return data<PartFormState>(formState(shown, answer.refusals, locale), refusedAs(answer.refusals))
  return data<PartFormState>({ values: shown, errors: {}, example: answer.result.financePreview ?? null })
}
