import { euroUnit } from '#domain/format/money.ts'
import { bankingFieldTexts, bankingHintTexts } from '#messages/banking-fields.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { DateFields } from '../../blocks/DateFields.tsx'
import { FormField, FormSelect } from '../../blocks/FormFields.tsx'
import { useLocale, useTexts } from '../../site.ts'
import type { BankingFormView } from './banking-view.ts'

type Name = keyof typeof bankingFieldTexts

interface FieldProps {
  /** Path of the answer, such as `application.firstName`. */
  path: string
  view: BankingFormView
  state: FormState
  kind?: 'text' | 'day' | 'month' | 'amount' | 'count'
  optional?: boolean
  /** Required only for some applicants, as the hint of its part says, so it is marked neither optional nor required. */
  conditional?: boolean
  autoComplete?: string
  type?: string
}

/** One field of an application: its label and hint belong to its name, its options to the view. */
export function BankingField({
  path,
  view,
  state,
  kind = 'text',
  optional,
  conditional,
  autoComplete = 'off',
  type,
}: FieldProps) {
  const labels = useTexts(bankingFieldTexts)
  const euro = euroUnit(useLocale())
  const hints: Readonly<Record<string, string>> = useTexts(bankingHintTexts)
  const name = path.slice(path.lastIndexOf('.') + 1) as Name
  const label = labels[name]
  const hint = hints[name] ?? (kind === 'month' || kind === 'day' ? hints[kind] : undefined)
  const options = view.options[path]
  const shared = { state, name: path, ...(hint ? { hint } : {}), ...(optional ? { optional } : {}) }
  if (kind === 'day')
    return (
      <DateFields {...shared} label={label} begin={view.begin} {...(autoComplete === 'off' ? {} : { autoComplete })} />
    )
  if (options)
    return (
      <FormSelect
        state={state}
        name={path}
        label={label}
        options={options}
        chosen={view.begin[path] ?? ''}
        {...(hint ? { hint } : {})}
      />
    )
  return (
    <FormField
      {...shared}
      label={label}
      defaultValue={view.begin[path]}
      autoComplete={autoComplete}
      {...(type ? { type } : {})}
      {...(kind === 'amount' ? { unit: euro, inputMode: 'decimal' as const, required: false } : {})}
      {...(conditional ? { required: false } : {})}
      {...(kind === 'count' ? { inputMode: 'numeric' as const } : {})}
    />
  )
}
