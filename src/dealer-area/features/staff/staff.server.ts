import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { staffTexts } from '#messages/dealer-staff.ts'
import { staffRoleTexts } from '#messages/staff.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import {
  InviteStaffDocument,
  MerchantStaffDocument,
  ResendStaffInvitationDocument,
  WithdrawStaffInvitationDocument,
} from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { refusedStaffForm, rolesOf } from './roles.server.ts'

export interface StaffView {
  readonly business: string
  readonly isSteppedUp: boolean
  /** What was just done, as a sentence. */
  readonly done: string | undefined
  readonly members: readonly {
    readonly id: string
    readonly href: string
    readonly name: string
    readonly email: string
    readonly roles: string
    readonly lastLogin: string
  }[]
  readonly invitations: readonly {
    readonly id: string
    readonly email: string
    readonly name: string
    readonly roles: string
    readonly until: string
  }[]
}

export async function loadStaff({ url, context }: PageArgs): Promise<StaffView> {
  const { locale } = context.get(areaContext)
  const { uuid, slug, name: business } = await requireMerchant(url, context)
  const { me, merchantStaff, merchantInvitations } = await query(context, MerchantStaffDocument, { merchant: uuid })
  const texts = inLanguage(staffTexts, locale)
  const names = inLanguage(staffRoleTexts, locale)
  const nameAll = (roles: readonly (keyof typeof staffRoleTexts)[]) => roles.map((role) => names[role]).join(', ')
  const search = new URLSearchParams({ merchant: slug }).toString()
  return {
    ...{ business, isSteppedUp: me?.isSteppedUp ?? false, done: sentOf(url, texts) },
    members: merchantStaff.map(({ id, name, email, isActive, roles, lastLoginAt }) => ({
      ...{ id, name, email, roles: nameAll(roles) },
      href: `${dealerPaths.pathFor('staff-member', locale, { staffId: id })}?${search}`,
      lastLogin: isActive ? (lastLoginAt ? formatInstant(lastLoginAt, locale) : texts.never) : texts.inactive,
    })),
    invitations: merchantInvitations.map(({ id, email, name, roles, expiresAt }) => ({
      ...{ id, email, name: name ?? '', roles: nameAll(roles), until: formatInstant(expiresAt, locale) },
    })),
  }
}

function sentOf(url: URL, texts: { readonly invited: string; readonly resent: string }): string | undefined {
  if (url.searchParams.has('resent')) return texts.resent
  return url.searchParams.has('invited') ? texts.invited : undefined
}

/** Invites somebody, or sends an invitation again, or withdraws it. */
export async function changeStaff({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const { uuid: merchant, slug } = await requireMerchant(url, context)
  const values = await formValues(request)
  const { withdraw, resend, email = '', name = '' } = values
  const change = () => {
    if (withdraw) return mutateSteppedUp(context, values, WithdrawStaffInvitationDocument, { merchant, id: withdraw })
    if (resend) return mutateSteppedUp(context, values, ResendStaffInvitationDocument, { merchant, id: resend })
    return mutateSteppedUp(context, values, InviteStaffDocument, { merchant, email, name, roles: rolesOf(values) })
  }
  const answer = await change()
  if ('refusals' in answer)
    return data<FormState>(refusedStaffForm(values, answer.refusals, locale, 'worksHere'), refusedAs(answer.refusals))
  const search = new URLSearchParams({ merchant: slug })
  if (!withdraw) search.set(resend ? 'resent' : 'invited', '1')
  return redirect(`${dealerPaths.pathFor('staff', locale)}?${search.toString()}`)
}
