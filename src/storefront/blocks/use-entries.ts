import { useActionData } from 'react-router'
import type { FlowView } from './flow-view.ts'
import { EMPTY_FORM, type FormState } from './form-state.ts'

/** What the fields of a step begin with: what was sent and refused, or what was entered before the login or before the step was left. */
export function useEntries(view?: Pick<FlowView, 'restored'>): FormState {
  return useActionData<FormState>() ?? view?.restored ?? EMPTY_FORM
}
