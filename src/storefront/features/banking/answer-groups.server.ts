import { shownBankingMonth } from '#domain/banking/dates.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { maskedIban } from '#domain/payment/iban.ts'
import { displayPhone } from '#domain/phone.ts'
import { bankingConfirmationTexts } from '#messages/banking-confirmation.ts'
import { bankingDocumentTexts, bankingUploadTexts } from '#messages/banking-documents.ts'
import { bankingFieldTexts } from '#messages/banking-fields.ts'
import { bankingTexts } from '#messages/banking.ts'
import { inLanguage } from '#messages/texts.ts'
import { choiceText, countryName } from './answers.server.ts'
import type { BankingConfirmationView } from './banking-view.ts'
import { type Banking, stepPath } from './frame.server.ts'

/** Every answer once more, by step. */
export function groupsOf(
  banking: Banking,
  uploads: readonly { readonly field: string }[],
  locale: Locale,
): BankingConfirmationView['groups'] {
  const texts = inLanguage(bankingTexts, locale)
  const words = inLanguage(bankingConfirmationTexts, locale)
  const { personalData, householdJob, expensesIncome, sums, documents, orderId } = banking
  if (!personalData || !householdJob || !expensesIncome) return []
  const { application: person, homeAddress } = personalData
  const { householdInformation: home, careerInformation: job } = householdJob
  const change = (step: Parameters<typeof stepPath>[0]) => `${stepPath(step, orderId, locale)}?check=1`
  const row = (
    step: Parameters<typeof stepPath>[0],
    label: string,
    parts: readonly (string | null | undefined)[],
    note: string | null = null,
  ) => {
    const value = parts.filter(Boolean).join(', ')
    return {
      ...{ label, value: value || words.notStated, isEmpty: value === '', change: change(step) },
      ...(note ? { note } : {}),
    }
  }
  const choice = (value: string | null | undefined) => (value ? choiceText(value, locale) : null)
  const address = ({ street, streetNumber, zipCode, city }: typeof homeAddress.currentResidence) =>
    [[street, streetNumber].filter(Boolean).join(' '), [zipCode, city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', ')
  const money = (euros: number) => words.perMonth(formatEuros(euros, locale, 2))
  const since = (month: string | null | undefined) => (month ? words.since(shownBankingMonth(month)) : null)
  const day = (text: string | null | undefined) => (text ? formatDate(text, locale) : '–')
  const name = [choice(person.salutation), person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
  const [me, house, money3] = ['banking-personal', 'banking-household', 'banking-income'] as const
  const previous = address(homeAddress.previousResidence)
  return [
    {
      title: texts.person,
      rows: [
        row(me, words.name, [name + (person.birthName ? words.bornAs(person.birthName) : '')]),
        row(me, words.born, [words.bornIn(day(person.birthDate), person.birthPlace ?? '–')]),
        row(
          me,
          texts.address,
          [address(homeAddress.currentResidence), homeAddress.country && countryName(homeAddress.country, locale)],
          since(homeAddress.residenceDate),
        ),
        ...(previous ? [row(me, texts.previous, [previous])] : []),
        row(me, texts.contact, [person.phoneNumber && displayPhone(person.phoneNumber), person.emailAddress]),
        row(
          me,
          texts.identity,
          [choice(person.idType), words.endsIn((person.idNumberPass ?? '').slice(-3)), person.issuingAuthority],
          words.validUntil(day(person.expiryDate)),
        ),
      ],
    },
    {
      title: texts.household,
      rows: [
        row(house, texts.householdPart, [
          choice(home.maritalStatus),
          words.people(home.peopleInHousehold ?? 0, home.numberOfChildren ?? 0),
        ]),
        row(house, bankingFieldTexts.livingSituation[locale], [
          choice(home.livingSituation),
          home.homeOwnership ? words.owns : null,
        ]),
        row(house, bankingFieldTexts.nationality[locale], [
          home.nationality && countryName(home.nationality, locale),
          choice(home.residencePermit),
        ]),
        row(
          house,
          texts.career,
          [job.jobTitle, choice(job.professionalGroup), choice(job.employmentType)],
          [job.employerName, job.jobPlace, since(job.employedDate)].filter(Boolean).join(', '),
        ),
        row(house, bankingFieldTexts.previousEmployerName[locale], [job.previousEmployerName, job.previousJobPlace]),
      ],
    },
    {
      title: texts.incomeTitle,
      rows: [
        row(money3, texts.incomes, [money(sums.incomes)]),
        row(money3, texts.expenses, [money(sums.expenses)]),
        { label: texts.free, value: money(sums.free), note: texts.afterRate(formatEuros(sums.installment, locale, 2)) },
        row(money3, texts.account, [expensesIncome.iban && maskedIban(expensesIncome.iban), expensesIncome.bankName]),
        row(money3, bankingFieldTexts.otherInformation[locale], [expensesIncome.otherInformation]),
      ],
    },
    {
      title: texts.documents,
      rows: documents.map((key) => ({
        label: bankingDocumentTexts[key][locale],
        value: bankingUploadTexts[uploads.some(({ field }) => field === key) ? 'isThere' : 'needed'][locale],
      })),
    },
  ]
}
