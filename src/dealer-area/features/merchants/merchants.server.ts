import { data, redirect } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { dealerMerchantTexts } from '#messages/dealer-merchants.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { CreateMerchantDocument, InviteOwnerDocument, MerchantsDocument } from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { chooseLeading, type SharedShopsView, sharedShopsView } from './shared-shops.server.ts'

export interface MerchantsView {
  readonly rows: readonly {
    readonly slug: string
    readonly name: string
    readonly place: string
    readonly state: string
    readonly vehicles: number
    readonly staff: number
    /** Nobody works there yet, but somebody is invited. */
    readonly isInvited: boolean
    /** What to do next: the owner's invitation, or the set-up. */
    readonly next: string
    readonly settings: string
    /** Where the owner's invitation is sent again, as long as nobody has accepted it. */
    readonly invitations: string | null
  }[]
  /** The business whose owner is being invited. */
  readonly invited: {
    readonly uuid: string
    readonly name: string
    readonly settings: string
    /** It was created just now. */
    readonly isNew: boolean
  } | null
  readonly wasSent: boolean
  readonly isSteppedUp: boolean
  readonly shared: SharedShopsView
}

export async function loadMerchants({ url, context }: PageArgs): Promise<MerchantsView> {
  const { locale } = context.get(areaContext)
  const { me, merchants, sharedBrands } = await query(context, MerchantsDocument)
  const invited = merchants.find(({ slug }) => slug === url.searchParams.get('invite'))
  return {
    rows: merchants.map(({ slug, name, zip, city, state, vehicles, staff, invited: invitations }) => {
      const settings = withSlug('settings', locale, { merchant: slug })
      const invite = withSlug('merchants', locale, { invite: slug })
      return {
        ...{ slug, name, place: `${zip} ${city}`, state: settingsTexts[state][locale], vehicles, staff, settings },
        isInvited: staff === 0 && invitations > 0,
        invitations: staff === 0 && invitations > 0 ? withSlug('staff', locale, { merchant: slug }) : null,
        next: staff + invitations === 0 ? invite : settings,
      }
    }),
    invited: invited
      ? {
          ...{ uuid: invited.uuid, name: invited.name, isNew: url.searchParams.has('created') },
          settings: withSlug('settings', locale, { merchant: invited.slug }),
        }
      : null,
    isSteppedUp: me?.isSteppedUp ?? false,
    wasSent: url.searchParams.has('sent'),
    shared: sharedShopsView(sharedBrands, { url, context }),
  }
}

/** Creates a business, invites its owner, or says who leads a shared shop. */
export async function changeMerchants({ request, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const { intent, merchant = '', name = '', email = '', slug = '', street = '', zip = '', city = '' } = values
  if (intent === 'lead') return chooseLeading(context, values)
  if (intent === 'invite') {
    const answer = await mutateSteppedUp(context, values, InviteOwnerDocument, { merchant, email, name })
    if ('result' in answer) return redirect(withSlug('merchants', locale, { sent: '1' }))
    const { refusals } = answer
    const codes = refusals.map(({ code }) => code)
    const notice = codes.includes('CONFLICT') ? { notice: dealerMerchantTexts.worksThere[locale] } : {}
    return data<FormState>({ ...formState(values, refusals, locale), ...notice }, refusedAs(refusals))
  }
  const answer = await mutate(context, CreateMerchantDocument, { name, slug, street, zip, city })
  if ('result' in answer)
    return redirect(withSlug('merchants', locale, { invite: answer.result.createMerchant, created: '1' }))
  const isSlugEntered = slug.trim() !== ''
  const sentences: Readonly<Record<string, string>> = isSlugEntered
    ? { slug: dealerMerchantTexts.slugInvalid[locale] }
    : {}
  return data<FormState>(formState(values, answer.refusals, locale, sentences), refusedAs(answer.refusals))
}

function withSlug(screen: 'settings' | 'merchants' | 'staff', locale: Locale, params: Record<string, string>): string {
  return `${dealerPaths.pathFor(screen, locale)}?${new URLSearchParams(params).toString()}`
}
