import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { staffTexts } from '#messages/dealer-staff.ts'
import { staffRoleTexts } from '#messages/staff.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { InviteStaffDocument, MerchantStaffDocument, WithdrawStaffInvitationDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { refusedStaffForm, rolesOf } from './roles.server.ts'

export interface StaffView {
  readonly isSteppedUp: boolean
  readonly wasInvited: boolean
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
  const { uuid, slug } = await requireMerchant(url, context)
  const { me, merchantStaff, merchantInvitations } = await query(context, MerchantStaffDocument, { merchant: uuid })
  const texts = inLanguage(staffTexts, locale)
  const names = inLanguage(staffRoleTexts, locale)
  const nameAll = (roles: readonly (keyof typeof staffRoleTexts)[]) => roles.map((role) => names[role]).join(', ')
  const search = new URLSearchParams({ merchant: slug }).toString()
  return {
    ...{ isSteppedUp: me?.isSteppedUp ?? false, wasInvited: url.searchParams.has('invited') },
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

/** Invites somebody, or withdraws an invitation. */
export async function changeStaff({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const { uuid: merchant, slug } = await requireMerchant(url, context)
  const values = await formValues(request)
  const { intent, id = '', email = '', name = '' } = values
  const answer =
    intent === 'withdraw'
      ? await mutateSteppedUp(context, values, WithdrawStaffInvitationDocument, { merchant, id })
      : await mutateSteppedUp(context, values, InviteStaffDocument, { merchant, email, name, roles: rolesOf(values) })
  if ('refusals' in answer)
    return data<FormState>(refusedStaffForm(values, answer.refusals, locale, 'worksHere'), refusedAs(answer.refusals))
  const search = new URLSearchParams({ merchant: slug, ...(intent === 'withdraw' ? {} : { invited: '1' }) })
  return redirect(`${dealerPaths.pathFor('staff', locale)}?${search.toString()}`)
}
