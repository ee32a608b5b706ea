import { data, redirect } from 'react-router'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import { staffTexts } from '#messages/dealer-staff.ts'
import { staffRoleTexts } from '#messages/staff.ts'
import { type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { type ChangedState, whoChanged } from '../../blocks/changed-state.ts'
import {
  ChangeStaffRolesDocument,
  MerchantStaffDocument,
  RemoveStaffDocument,
  ResetSecondFactorDocument,
  StaffChangeDocument,
} from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { mutateSteppedUp } from '../../step-up.server.ts'
import { refusedStaffForm, rolesOf } from './roles.server.ts'

export interface StaffMemberView {
  readonly business: string
  readonly isSteppedUp: boolean
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly fingerprint: string
  readonly back: string
}

export async function loadStaffMember({ url, params, context }: PageArgs): Promise<StaffMemberView> {
  const { uuid, slug, name: business } = await requireMerchant(url, context)
  const { me, merchantStaff } = await query(context, MerchantStaffDocument, { merchant: uuid })
  const member = merchantStaff.find(({ id }) => id === params.staffId)
  if (!member) throw data(null, 404)
  const { name, email, roles, fingerprint } = member
  const { locale } = context.get(areaContext)
  const back = `${dealerPaths.pathFor('staff', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`
  return { business, name, email, roles, fingerprint, back, isSteppedUp: me?.isSteppedUp ?? false }
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
    return mutateSteppedUp(context, values, ChangeStaffRolesDocument, {
      ...{ ...member, roles: rolesOf(values), fingerprint: values.fingerprint ?? '' },
    })
  }
  const answer = await change()
  if ('refusals' in answer && answer.refusals.some(({ code }) => code === 'CHANGED'))
    return changedMeanwhile(context, member, values)
  if ('refusals' in answer)
    return data<ChangedState>(
      refusedStaffForm(values, answer.refusals, locale, 'lastOwner'),
      refusedAs(answer.refusals),
    )
  return redirect(`${dealerPaths.pathFor('staff', locale)}?${new URLSearchParams({ merchant: slug }).toString()}`)
}

/** The form with both versions of the roles, after somebody else has changed them. */
async function changedMeanwhile(
  context: ActionArgs['context'],
  { merchant, staff }: { readonly merchant: string; readonly staff: string },
  values: FormValues,
) {
  const { locale } = context.get(areaContext)
  const [{ merchantStaff }, changes] = await Promise.all([
    query(context, MerchantStaffDocument, { merchant }),
    query(context, StaffChangeDocument, { merchant }),
  ])
  const now = merchantStaff.find(({ id }) => id === staff)
  if (!now) throw data(null, 404)
  const last = changes.merchantStaff.find(({ id }) => id === staff)?.lastChange
  const words = (roles: readonly StaffRole[]) =>
    STAFF_ROLES.filter((role) => roles.includes(role))
      .map((role) => staffRoleTexts[role][locale])
      .join(', ')
  const changed = {
    who: whoChanged(last, locale),
    differences: [{ label: staffTexts.roles[locale], now: words(now.roles), entered: words(rolesOf(values)) }],
  }
  return data<ChangedState>({ values, errors: {}, changed, fingerprint: now.fingerprint }, { status: 409 })
}
