import type { ComponentProps } from 'react'
import { FormField } from './FormFields.tsx'

type PasswordProps = Omit<ComponentProps<typeof FormField>, 'type' | 'autoComplete'> & {
  /** The password is to be set: password managers then offer a new one instead of today's. */
  isNew?: boolean
}

export function PasswordField({ isNew = false, ...field }: PasswordProps) {
  return <FormField type="password" autoComplete={isNew ? 'new-password' : 'current-password'} {...field} />
}
