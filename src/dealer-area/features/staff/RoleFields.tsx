import { Checkbox } from '#design/Checkbox.tsx'
import { staffRoleTexts } from '#messages/staff.ts'
import { staffTexts } from '#messages/dealer-staff.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import { useTexts } from '#storefront/site.ts'
import css from './staff.module.css'

const ROLES: readonly StaffRole[] = ['OWNER', 'SALES', 'SERVICE', 'ACCOUNTING']

/** The roles to choose from, each with what it may do. */
export function RoleFields({ chosen, state }: { chosen: readonly StaffRole[]; state: FormState }) {
  const texts = useTexts(staffTexts)
  const names = useTexts(staffRoleTexts)
  const error = state.errors.roles
  return (
    <fieldset className={css.roles} id={fieldId('roles')} aria-describedby={error ? 'roles-error' : undefined}>
      <legend>{texts.roles}</legend>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          name={`role-${role}`}
          value="yes"
          defaultChecked={
            Object.keys(state.values).length === 0 ? chosen.includes(role) : state.values[`role-${role}`] === 'yes'
          }
          label={`${names[role]}: ${texts[`${role}_CAN`]}`}
        />
      ))}
      {error ? (
        <p id="roles-error" className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
