import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { CONSENT_VERSIONS, BANKING_FLAGS } from '#domain/banking/consents.ts'
import { shownBankingMonth } from '#domain/banking/dates.ts'
import { formatDate, formatInstant } from '#domain/format/dates.ts'
import { formatEuros, toCents } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { maskedIban } from '#domain/payment/iban.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { bankingConsentTexts } from '#messages/banking-consents.ts'
import { bankingDocumentHints, bankingDocumentTexts, bankingFieldTexts, bankingTexts } from '#messages/banking.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  BankingCustomerDocument,
  PassBankingDocumentsDocument,
  SaveBankingExpensesIncomeDocument,
  SaveBankingHouseholdJobDocument,
  SaveBankingPersonalDataDocument,
  SubmitBankingRequestDocument,
} from '#storefront/generated/graphql.ts'
import { formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import {
  changeUploads,
  fileFieldView,
  loadUploads,
  receiveUploads,
  refusedUploads,
} from '../../blocks/uploads.server.ts'
import type { FileFieldView, UploadView } from '../../blocks/upload-view.ts'
import type { DraftName } from '#domain/routes/flows.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { beginOf, choiceText, countryName, enteredAnswers, optionsOf, sentencesOf } from './answers.server.ts'
import type {
  BankingConfirmationView,
  BankingFormView,
  BankingFrameView,
  BankingIncomeView,
  BankingPersonalView,
  Row,
} from './banking-view.ts'
import { afterStep, type Banking, bankOf, frameOf, openStep, type PageArgs, slugOf, stepPath } from './frame.server.ts'

type ActionArgs = PageArgs & { readonly request: Request }

/** Step 1: begins with what the account says. */
export async function loadPersonal(args: PageArgs): Promise<BankingPersonalView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const known = banking.personalData ? null : (await query(args.context, BankingCustomerDocument)).customer
  const begin = beginOf('personal', banking.personalData ?? null, locale)
  const fromAccount: Record<string, string> = known
    ? {
        'application.salutation': known.salutation ?? '',
        'application.firstName': known.firstName,
        'application.lastName': known.lastName,
        'application.emailAddress': known.email,
        'application.phoneNumber': known.phone ?? '',
        'homeAddress.country': 'DE',
      }
    : {}
  return {
    ...{ ...frameOf(open), options: optionsOf('personal', locale), who: whoOf(banking, locale) },
    begin: { ...begin, ...fromAccount },
  }
}

export async function savePersonal(args: ActionArgs) {
  const values = await formValues(args.request)
  const input = enteredAnswers('personal', values, args.context.get(siteContext).locale)
  const variables = { id: slugOf(args), input, isForLater: values.intent === 'later' }
  return afterStep(args, values, await mutate(args.context, SaveBankingPersonalDataDocument, variables))
}

/** Who lends, who brokers with which right, what is stored how long. */
function whoOf(banking: Banking, locale: Locale): Row[] {
  const texts = inLanguage(bankingTexts, locale)
  const { dealer, permit, contracts } = banking
  const right = {
    PERMIT: [texts.permit34k(permit.number ?? ''), permit.authority].filter(Boolean).join(', '),
    EXEMPT: texts.permitExempt,
    NONE: '',
  }[permit.kind]
  const brokers =
    permit.kind === 'NONE'
      ? texts.permitNone(dealer.name)
      : [dealer.name, right, permit.isTied ? texts.tied : texts.untied].join(', ')
  return [
    { label: texts.lends, value: [...new Set(contracts.map(({ lender }) => lender))].join(' · ') },
    { label: texts.brokers, value: brokers },
    { label: texts.commission, value: permit.hasCommission ? texts.hasCommission : texts.noCommission },
    { label: texts.weDo, value: texts.weDoText },
    { label: texts.retention, value: texts.retentionText },
  ]
}

/** Step 2. */
export async function loadHousehold(args: PageArgs): Promise<BankingFormView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const begin = beginOf('household', banking.householdJob ?? null, locale)
  return {
    ...{ ...frameOf(open), options: optionsOf('household', locale) },
    begin: banking.householdJob ? begin : { ...begin, 'householdInformation.nationality': 'DE' },
  }
}

export async function saveHousehold(args: ActionArgs) {
  const values = await formValues(args.request)
  const input = enteredAnswers('household', values, args.context.get(siteContext).locale)
  const variables = { id: slugOf(args), input, isForLater: values.intent === 'later' }
  return afterStep(args, values, await mutate(args.context, SaveBankingHouseholdJobDocument, variables))
}

/** Step 3. */
export async function loadIncome(args: PageArgs): Promise<BankingIncomeView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const { sums } = banking
  const money = (euros: number) => formatEuros(euros, locale, 2)
  return {
    ...{ ...frameOf(open), options: {}, begin: beginOf('income', banking.expensesIncome ?? null, locale) },
    sums: {
      ...{ incomes: money(sums.incomes), expenses: money(sums.expenses) },
      ...{ rate: money(sums.installment), free: money(sums.free) },
    },
    ...{ installment: toCents(sums.installment), bank: bankOf(banking) },
  }
}

export async function saveIncome(args: ActionArgs) {
  const values = await formValues(args.request)
  const input = enteredAnswers('income', values, args.context.get(siteContext).locale)
  const variables = { id: slugOf(args), input, isForLater: values.intent === 'later' }
  return afterStep(args, values, await mutate(args.context, SaveBankingExpensesIncomeDocument, variables))
}

export interface BankingDocumentsView extends BankingFrameView {
  readonly documents: readonly {
    readonly key: string
    readonly title: string
    readonly hint: string
    /** What was uploaded for it. */
    readonly files: readonly UploadView[]
  }[]
  readonly file: FileFieldView
  readonly count: string
}

/** Step 4. */
export async function loadDocuments(args: PageArgs): Promise<BankingDocumentsView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const uploads = await loadUploads(args.context, draftOf(banking.orderId))
  const documents = banking.documents.map((key) => ({
    ...{ key, title: bankingDocumentTexts[key][locale], hint: bankingDocumentHints[key][locale] },
    files: uploads.filter(({ field }) => field === key),
  }))
  const there = documents.filter(({ files }) => files.length > 0).length
  return {
    ...{ ...frameOf(open), documents, count: bankingTexts.areThere[locale](there, documents.length) },
    file: fileFieldView(args.context, { flow: draftOf(banking.orderId), kind: 'DOCUMENT' }),
  }
}

/** Files are part of the draft of one order: the address may name the application instead, which has none any more. */
function draftOf(orderId: string): DraftName {
  return `financing/${Number(orderId)}`
}

export async function saveDocuments(args: ActionArgs) {
  const received = await receiveUploads(args.request, args.context, { flow: draftOf(slugOf(args)), kind: 'DOCUMENT' })
  const { values, errors } = received
  if (Object.keys(errors).length > 0) {
    args.context.set(hasErrorsContext, true)
    return refusedUploads(received)
  }
  if (await changeUploads(args.context, values)) return redirect(args.url.pathname + args.url.search)
  return afterStep(args, values, await mutate(args.context, PassBankingDocumentsDocument, { id: slugOf(args) }))
}

/** Step 5: everything once more, each answer with the way to change it. */
export async function loadConfirmation(args: PageArgs): Promise<BankingConfirmationView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const texts = inLanguage(bankingTexts, locale)
  return {
    ...{ ...frameOf(open), groups: groupsOf(banking, locale), shown: banking.shown, key: randomUUID() },
    flags: BANKING_FLAGS.map((name) => ({
      ...{ name, text: bankingConsentTexts[name][locale](banking.dealer.name, bankOf(banking)) },
      version: texts.version(CONSENT_VERSIONS[name]),
    })),
    ...(banking.informedAt ? { informedAt: texts.informedAt(formatInstant(banking.informedAt, locale)) } : {}),
  }
}

export async function submitBanking(args: ActionArgs) {
  const values = await formValues(args.request)
  const { locale } = args.context.get(siteContext)
  const { key = '', shown = '' } = values
  const flags = Object.fromEntries(BANKING_FLAGS.map((flag) => [flag, values[flag] === 'yes'])) as Record<
    (typeof BANKING_FLAGS)[number],
    boolean
  >
  const answer = await mutate(args.context, SubmitBankingRequestDocument, { id: slugOf(args), key, shown, ...flags })
  if ('result' in answer) return redirect(pathFor('request', locale, { requestId: answer.result.submitBankingRequest }))
  const { refusals } = answer
  const codes = refusals.map(({ code }) => code)
  if (codes.includes('NOT_FOUND')) throw data(null, 404)
  // Its page leads on to the request, to the order, or to the step that is open.
  if (codes.includes('CONFLICT')) throw redirect(stepPath('banking-confirmation', slugOf(args), locale))
  args.context.set(hasErrorsContext, true)
  const state = formState(values, refusals, locale, sentencesOf(refusals, locale))
  const notice = codes.includes('CHANGED') ? { notice: bankingTexts.changed[locale] } : {}
  return data({ ...state, ...notice }, refusedAs(refusals))
}

function groupsOf(banking: Banking, locale: Locale): BankingConfirmationView['groups'] {
  const texts = inLanguage(bankingTexts, locale)
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
      ...{ label, value: value || texts.notStated, isEmpty: value === '', change: change(step) },
      ...(note ? { note } : {}),
    }
  }
  const choice = (value: string | null | undefined) => (value ? choiceText(value, locale) : null)
  const address = ({ street, streetNumber, zipCode, city }: typeof homeAddress.currentResidence) =>
    [[street, streetNumber].filter(Boolean).join(' '), [zipCode, city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', ')
  const money = (euros: number) => texts.perMonth(formatEuros(euros, locale, 2))
  const since = (month: string | null | undefined) => (month ? texts.since(shownBankingMonth(month)) : null)
  const day = (text: string | null | undefined) => (text ? formatDate(text, locale) : '–')
  const name = [choice(person.salutation), person.title, person.firstName, person.lastName].filter(Boolean).join(' ')
  const [me, house, money3] = ['banking-personal', 'banking-household', 'banking-income'] as const
  const previous = address(homeAddress.previousResidence)
  return [
    {
      title: texts.person,
      rows: [
        row(me, texts.name, [name + (person.birthName ? texts.bornAs(person.birthName) : '')]),
        row(me, texts.born, [texts.bornIn(day(person.birthDate), person.birthPlace ?? '–')]),
        row(
          me,
          texts.address,
          [address(homeAddress.currentResidence), homeAddress.country && countryName(homeAddress.country, locale)],
          since(homeAddress.residenceDate),
        ),
        ...(previous ? [row(me, texts.previous, [previous])] : []),
        row(me, texts.contact, [person.phoneNumber, person.emailAddress]),
        row(
          me,
          texts.identity,
          [choice(person.idType), texts.endsIn((person.idNumberPass ?? '').slice(-3)), person.issuingAuthority],
          texts.validUntil(day(person.expiryDate)),
        ),
      ],
    },
    {
      title: texts.household,
      rows: [
        row(house, texts.householdPart, [
          choice(home.maritalStatus),
          texts.people(home.peopleInHousehold ?? 0, home.numberOfChildren ?? 0),
        ]),
        row(house, bankingFieldTexts.livingSituation[locale], [
          choice(home.livingSituation),
          home.homeOwnership ? texts.owns : null,
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
      rows: documents.map((key) => ({ label: bankingDocumentTexts[key][locale], value: texts.needed })),
    },
  ]
}
