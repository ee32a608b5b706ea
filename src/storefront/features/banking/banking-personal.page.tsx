import { SpecRow, Specs } from '#design/Specs.tsx'
import { bankingQuestionTexts } from '#messages/banking-questions.ts'
import { bankingTexts } from '#messages/banking.ts'
import formCss from '../../blocks/FormFields.module.css'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/banking-personal.page.ts'
import { BankingField } from './BankingField.tsx'
import { BankingFrame } from './BankingFrame.tsx'
import css from './banking.module.css'
import { loadPersonal, savePersonal } from './personal.server.ts'

export const loader = loadPersonal
export const action = savePersonal

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: bankingQuestionTexts.personalTitle })
}

/** Step 1: the applicant, the lender and the broker, and what is stored for how long. */
export default function BankingPersonal({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(bankingQuestionTexts)
  const parts = useTexts(bankingTexts)
  const state = useEntries(view)
  const field = (path: string) => ({ path, view, state })
  const person = (name: string) => field(`application.${name}`)
  const home = (name: string) => field(`homeAddress.${name}`)
  const who = (
    <section className={`${css.part} ${css.who}`} aria-labelledby="who">
      <h2 id="who">{texts.who}</h2>
      <Specs>
        {view.who.map(({ label, value }) => (
          <SpecRow key={label} label={label}>
            {value}
          </SpecRow>
        ))}
      </Specs>
    </section>
  )
  return (
    <BankingFrame view={view} title={texts.personalTitle} lead={texts.personalLead} state={state} before={who}>
      <section className={css.part} aria-labelledby="person">
        <h2 id="person">{parts.person}</h2>
        <div className={formCss.pair}>
          <BankingField {...person('salutation')} />
          <BankingField {...person('title')} optional autoComplete="honorific-prefix" />
        </div>
        <div className={formCss.pair}>
          <BankingField {...person('firstName')} autoComplete="given-name" />
          <BankingField {...person('lastName')} autoComplete="family-name" />
        </div>
        <BankingField {...person('birthName')} optional />
        <div className={formCss.pair}>
          <BankingField {...person('birthDate')} kind="day" autoComplete="bday" />
          <BankingField {...person('birthPlace')} />
        </div>
      </section>
      <section className={css.part} aria-labelledby="contact">
        <h2 id="contact">{parts.contact}</h2>
        <div className={formCss.pair}>
          <BankingField {...person('phoneNumber')} type="tel" autoComplete="tel" />
          <BankingField {...person('emailAddress')} type="email" autoComplete="email" />
        </div>
      </section>
      <section className={css.part} aria-labelledby="address">
        <h2 id="address">{parts.address}</h2>
        <Residence field={home} of="currentResidence" />
        <div className={formCss.pair}>
          <BankingField {...home('country')} />
          <BankingField {...home('residenceDate')} kind="month" />
        </div>
      </section>
      <section className={css.part} aria-labelledby="previous">
        <h2 id="previous">{parts.previous}</h2>
        <p className="note">{texts.previousHint}</p>
        <Residence field={home} of="previousResidence" conditional />
      </section>
      <section className={css.part} aria-labelledby="identity">
        <h2 id="identity">{parts.identity}</h2>
        <p className="note">{texts.identityHint}</p>
        <div className={formCss.pair}>
          <BankingField {...person('idType')} />
          <BankingField {...person('idNumberPass')} />
        </div>
        <BankingField {...person('issuingAuthority')} />
        <div className={formCss.pair}>
          <BankingField {...person('issuingDate')} kind="day" />
          <BankingField {...person('expiryDate')} kind="day" />
        </div>
      </section>
    </BankingFrame>
  )
}

interface ResidenceProps {
  field: (path: string) => Parameters<typeof BankingField>[0]
  of: 'currentResidence' | 'previousResidence'
  /** Needed by some only, which the hint above says. */
  conditional?: boolean
}

function Residence({ field, of, conditional = false }: ResidenceProps) {
  const fill = (part: string) => (of === 'currentResidence' ? part : 'off')
  return (
    <>
      <div className={css.street}>
        <BankingField {...field(`${of}.street`)} conditional={conditional} autoComplete={fill('address-line1')} />
        <BankingField {...field(`${of}.streetNumber`)} conditional={conditional} />
      </div>
      <div className={css.town}>
        <BankingField {...field(`${of}.zipCode`)} conditional={conditional} autoComplete={fill('postal-code')} />
        <BankingField {...field(`${of}.city`)} conditional={conditional} autoComplete={fill('address-level2')} />
      </div>
    </>
  )
}
