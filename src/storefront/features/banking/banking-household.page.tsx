import { Checkbox } from '#design/Checkbox.tsx'
import { bankingFieldTexts } from '#messages/banking-fields.ts'
import { bankingQuestionTexts } from '#messages/banking-questions.ts'
import { bankingTexts } from '#messages/banking.ts'
import formCss from '../../blocks/FormFields.module.css'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/banking-household.page.ts'
import { BankingField } from './BankingField.tsx'
import { BankingFrame } from './BankingFrame.tsx'
import css from './banking.module.css'
import { loadHousehold, saveHousehold } from './household.server.ts'

export const loader = loadHousehold
export const action = saveHousehold

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: bankingQuestionTexts.householdTitle })
}

const PREVIOUS = 'careerInformation.hasPreviousEmployer'

/** Step 2: the household and the job. */
export default function BankingHousehold({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(bankingQuestionTexts)
  const parts = useTexts(bankingTexts)
  const labels = useTexts(bankingFieldTexts)
  const state = useEntries(view)
  const home = (name: string) => ({ path: `householdInformation.${name}`, view, state })
  const job = (name: string) => ({ path: `careerInformation.${name}`, view, state })
  const wasSent = Object.keys(state.values).length > 0
  const hadEmployer = (wasSent ? state.values[PREVIOUS] : view.begin[PREVIOUS]) === 'yes'
  return (
    <BankingFrame view={view} title={texts.householdTitle} state={state}>
      <section className={css.part} aria-labelledby="household">
        <h2 id="household">{parts.householdPart}</h2>
        <BankingField {...home('maritalStatus')} />
        <div className={formCss.pair}>
          <BankingField {...home('peopleInHousehold')} kind="count" />
          <BankingField {...home('numberOfChildren')} kind="count" />
        </div>
        <div className={formCss.pair}>
          <BankingField {...home('livingSituation')} />
          <BankingField {...home('homeOwnership')} />
        </div>
        <BankingField {...home('nationality')} />
        <BankingField {...home('residencePermit')} />
        <BankingField {...home('residencePermitUntilDate')} kind="day" />
      </section>
      <section className={css.part} aria-labelledby="career">
        <h2 id="career">{parts.career}</h2>
        <p className="note">{texts.careerHint}</p>
        <BankingField {...job('professionalGroup')} />
        <BankingField {...job('jobTitle')} autoComplete="organization-title" conditional />
        <BankingField {...job('employerName')} autoComplete="organization" conditional />
        <BankingField {...job('jobPlace')} conditional />
        <BankingField {...job('employmentType')} />
        <div className={formCss.pair}>
          <BankingField {...job('employedDate')} kind="month" conditional />
          <BankingField {...job('employedUntilDate')} kind="month" conditional />
        </div>
        <Checkbox name={PREVIOUS} value="yes" defaultChecked={hadEmployer} label={labels.hasPreviousEmployer} />
        <div className={formCss.pair}>
          <BankingField {...job('previousEmployerName')} conditional />
          <BankingField {...job('previousJobPlace')} optional />
        </div>
      </section>
    </BankingFrame>
  )
}
