import { data, redirect } from 'react-router'
import { API_PURPOSES } from '#domain/dealer-api/machine-actor.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { dealerApiTexts } from '#messages/dealer-api.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { ApiKeysDocument, CreateApiKeyDocument, EndApiKeyDocument } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import type { SecretAnswer } from '../../blocks/secret-answer.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'

export interface ApiKeysView {
  readonly isSteppedUp: boolean
  readonly hasEnded: boolean
  /** Address of the dealer API. */
  readonly address: string
  readonly keys: readonly {
    readonly id: string
    readonly name: string
    readonly purposes: string
    readonly creator: string
    readonly created: string
    readonly lastUsed: string
  }[]
}

export async function loadApiKeys({ url, context }: PageArgs): Promise<ApiKeysView> {
  const { locale, origin } = context.get(areaContext)
  const { uuid } = await requireMerchant(url, context)
  const { me, apiKeys } = await query(context, ApiKeysDocument, { merchant: uuid })
  const texts = inLanguage(dealerApiTexts, locale)
  return {
    ...{ isSteppedUp: me?.isSteppedUp ?? false, hasEnded: url.searchParams.has('ended') },
    address: `${origin}/dealer-area/graphql`,
    keys: apiKeys.map(({ id, name, purposes, creator, createdAt, lastUsedAt }) => ({
      ...{ id, name, creator, created: formatInstant(createdAt, locale) },
      purposes: purposes.map((purpose) => texts[purpose]).join(', '),
      lastUsed: lastUsedAt ? formatInstant(lastUsedAt, locale) : texts.never,
    })),
  }
}

/** Creates a key, whose secret is shown with this answer and never again, or ends one. */
export async function changeApiKeys({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const { uuid: merchant, slug } = await requireMerchant(url, context)
  const values = await formValues(request)
  if (values.intent === 'end') {
    const answer = await mutate(context, EndApiKeyDocument, { merchant, id: values.id ?? '' })
    if ('refusals' in answer)
      return data<SecretAnswer>(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
    const search = new URLSearchParams({ merchant: slug, ended: '1' })
    return redirect(`${dealerPaths.pathFor('api-keys', locale)}?${search.toString()}`)
  }
  const purposes = API_PURPOSES.filter((purpose) => values[`purposes-${purpose}`] === 'yes')
  const key = { merchant, name: values.name ?? '', purposes }
  const answer = await mutateSteppedUp(context, values, CreateApiKeyDocument, key)
  if ('result' in answer) return data<SecretAnswer>({ secret: answer.result.createApiKey })
  const texts = inLanguage(dealerApiTexts, locale)
  const state = formState(values, answer.refusals, locale, { purposes: texts.noPurpose })
  const isFull = answer.refusals.some(({ code }) => code === 'LIMIT_REACHED')
  return data<SecretAnswer>(isFull ? { ...state, notice: texts.full } : state, refusedAs(answer.refusals))
}
