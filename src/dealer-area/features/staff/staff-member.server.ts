import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import {
  ChangeStaffRolesDocument,
  MerchantStaffDocument,
  RemoveStaffDocument,
  ResetSecondFactorDocument,
} from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { refusedStaffForm, rolesOf } from './roles.server.ts'

export interface StaffMemberView {
  readonly isSteppedUp: boolean
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly back: string
}

export async function loadStaffMember({ url, params, context }: PageArgs): Promise<StaffMemberView> {
  const { uuid, slug } = await requireMerchant(url, context)
  const { me, merchantStaff } = await query(context, MerchantStaffDocument, { merchant: uuid })
  const member = merchantStaff.find(({ id }) => id === params.staffId)
  if (!member) throw data(null, 404)
  const { name, email, roles } = member
  const { locale } = context.get(areaContext)
  const back = `${dealerPaths.pathFor('staff', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`
  return { name, email, roles, back, isSteppedUp: me?.isSteppedUp ?? false }
}

/** Other roles, a new second factor, or the end of somebody’s work here. */
export async function changeStaffMember({ request, url, params: { staffId: staff = '' }, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const { uuid: merchant, slug } = await requireMerchant(url, context)
  const values = await formValues(request)
  const member = { merchant, staff }
  const change = () => {
    if (values.intent === 'remove') return mutateSteppedUp(context, values, RemoveStaffDocument, member)
    if (values.intent === 'reset') return mutateSteppedUp(context, values, ResetSecondFactorDocument, member)
    return mutateSteppedUp(context, values, ChangeStaffRolesDocument, { ...member, roles: rolesOf(values) })
  }
  const answer = await change()
  if ('refusals' in answer)
    return data<FormState>(refusedStaffForm(values, answer.refusals, locale, 'lastOwner'), refusedAs(answer.refusals))
  return redirect(`${dealerPaths.pathFor('staff', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`)
}
