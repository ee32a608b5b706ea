import type { FormState } from '../../blocks/form-state.ts'
import type { SelectGroup, SelectOption } from '#design/Select.tsx'

export type Choices = readonly (SelectOption | SelectGroup)[]

/** How a car is identified: by its VIN, by its key numbers, or by make and model. */
export const WAYS = ['fin', 'schluessel', 'manuell'] as const
export type Way = (typeof WAYS)[number]

/** The choice beside the known makes and models that opens a text field. */
export const ANOTHER = '*'

export interface VehicleFormView {
  /** None where the car is new. */
  readonly id?: string
  /** Where the form is sent to. */
  readonly path: string
  readonly back: string
  /** Left out where the car is changed. */
  readonly way?: Way
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  readonly begin: Readonly<Record<string, string>>
  readonly makes: Choices
  /** Models of the make that the form begins with. */
  readonly models: Choices
  readonly fuels: Choices
  readonly dealers: Choices
  readonly registrationYears: readonly number[]
  readonly inspectionYears: readonly number[]
  readonly warrantyYears: readonly number[]
}

/** The form again, because it was not accepted or its numbers were looked up; an accepted form redirects. */
export interface VehicleFormAnswer {
  readonly state: FormState
  /** Models of the make that is chosen now. */
  readonly models: Choices
  /** What the numbers revealed, or that they revealed nothing. */
  readonly findings?: string
  /** The VIN that was probably meant. */
  readonly suggestion?: string
  /** False while the form asks only for the numbers. */
  readonly isIdentified: boolean
}
