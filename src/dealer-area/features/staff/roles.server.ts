import type { Locale } from '#domain/locale.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import { staffTexts } from '#messages/dealer-staff.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { type FormValues, formState } from '#storefront/blocks/form.server.ts'
import type { Refusal } from '#storefront/blocks/gateway-answer.ts'

/** The roles that are ticked in a form. */
export function rolesOf(values: FormValues): StaffRole[] {
  return STAFF_ROLES.filter((role) => values[`role-${role}`] === 'yes')
}

/** A form about staff again; `conflict` says what a CONFLICT means in it. */
export function refusedStaffForm(
  values: FormValues,
  refusals: readonly Refusal[],
  locale: Locale,
  conflict: 'worksHere' | 'lastOwner',
): FormState {
  const state = formState(values, refusals, locale, { roles: staffTexts.noRoles[locale] })
  const isConflict = refusals.some(({ code }) => code === 'CONFLICT')
  return isConflict ? { ...state, notice: staffTexts[conflict][locale] } : state
}
