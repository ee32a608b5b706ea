import { Checkbox } from '#design/Checkbox.tsx'
import field from '#design/Field.module.css'
import { bankingConfirmationTexts } from '#messages/banking-confirmation.ts'
import { bankingTexts } from '#messages/banking.ts'
import { AnswerList } from '../../blocks/AnswerList.tsx'
import { fieldId } from '../../blocks/FormFields.tsx'
import type { FormState } from '../../blocks/form-state.ts'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/banking-confirmation.page.ts'
import { BankingFrame } from './BankingFrame.tsx'
import type { BankingConfirmationView } from './banking-view.ts'
import css from './banking.module.css'
import { loadConfirmation, submitBanking } from './confirmation.server.ts'

export const loader = loadConfirmation
export const action = submitBanking

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: bankingConfirmationTexts.confirmationTitle })
}

/** Step 5: everything once more, and the declarations, none of them ticked. */
export default function BankingConfirmation({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(bankingConfirmationTexts)
  const state = useEntries(view)
  return (
    <BankingFrame view={view} title={texts.confirmationTitle} lead={texts.confirmationLead} state={state}>
      <input type="hidden" name="key" value={view.key} />
      <input type="hidden" name="shown" value={view.shown} />
      {view.groups.map(({ title, rows }) => (
        <section key={title} className={css.part}>
          <h2>{title}</h2>
          <AnswerList rows={rows} />
        </section>
      ))}
      <fieldset className={css.part}>
        <legend>
          <h2>{texts.declarations}</h2>
        </legend>
        <p className="note">{texts.declarationsHint}</p>
        {view.flags.map((flag) => (
          <Flag key={flag.name} flag={flag} view={view} state={state} />
        ))}
      </fieldset>
      <p className="note">{texts.decides}</p>
      <p className="note">{texts.binding}</p>
    </BankingFrame>
  )
}

interface FlagProps {
  flag: BankingConfirmationView['flags'][number]
  view: BankingConfirmationView
  state: FormState
}

function Flag({ flag: { name, text, version }, view, state }: FlagProps) {
  const texts = useTexts(bankingTexts)
  const words = useTexts(bankingConfirmationTexts)
  const id = fieldId(name)
  const error = state.errors[name]
  return (
    <div className={css.flag}>
      {error ? (
        <span id={`${id}-error`} className={field.error}>
          {error}
        </span>
      ) : null}
      <Checkbox
        id={id}
        name={name}
        value="yes"
        label={text}
        defaultChecked={state.values[name] === 'yes'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-note`}
      />
      <p id={`${id}-note`} className="note">
        {name === 'contractFlag' ? (
          <>
            <a href={view.information}>{texts.information}</a> {view.informedAt
              ? view.informedAt
              : words.notInformed}{' '}
          </>
        ) : null}
        {version}
      </p>
    </div>
  )
}
