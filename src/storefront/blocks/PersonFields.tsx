import { sessionTexts } from '#messages/session.ts'
import { Checkbox } from '#design/Checkbox.tsx'
import type { FormState } from './form-state.ts'
import formCss from './FormFields.module.css'
import { FormField, FormSelect } from './FormFields.tsx'
import css from './PersonFields.module.css'
import { useTexts } from '../site.ts'

/** Private or company, salutation and name. `begin` has the initial values of the fields. */
export function PersonFields({
  state,
  form,
  begin = {},
}: {
  state: FormState
  form?: string
  begin?: Readonly<Record<string, string>>
}) {
  const texts = useTexts(sessionTexts)
  const salutations = [
    { value: '', label: texts.noSalutation },
    { value: 'MRS', label: texts.mrs },
    { value: 'MR', label: texts.mr },
    { value: 'DIVERSE', label: texts.diverse },
  ]
  const field = (name: string) => ({ state, form, name, defaultValue: begin[name] })
  return (
    <div className={`${formCss.fields} ${css.person}`}>
      <fieldset className={css.kinds}>
        <legend>{texts.kind}</legend>
        {(['PRIVATE', 'COMPANY'] as const).map((kind) => (
          <Checkbox
            key={kind}
            type="radio"
            name="kind"
            value={kind}
            label={kind === 'PRIVATE' ? texts.private : texts.companyKind}
            defaultChecked={(state.values.kind ?? begin.kind ?? 'PRIVATE') === kind}
          />
        ))}
      </fieldset>
      <div className={`${formCss.pair} ${css.company}`}>
        <FormField {...field('company')} label={texts.company} autoComplete="organization" />
        <FormField {...field('vatId')} label={texts.vatId} optional />
      </div>
      <FormSelect
        state={state}
        name="salutation"
        label={texts.salutation}
        options={salutations}
        chosen={begin.salutation ?? ''}
      />
      <div className={formCss.pair}>
        <FormField {...field('firstName')} label={texts.firstName} autoComplete="given-name" />
        <FormField {...field('lastName')} label={texts.lastName} autoComplete="family-name" />
      </div>
    </div>
  )
}
