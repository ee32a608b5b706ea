import { randomUUID } from 'node:crypto'
import { formatDateOf, formatInstant } from '#domain/format/dates.ts'
import { checked, type RefusedValue } from '#domain/field-problem.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { WithdrawalDeclaration } from '#domain/withdrawal/declaration.ts'
import { inLanguage } from '#messages/texts.ts'
import { withdrawalTexts } from '#messages/withdrawal.ts'
import { WithdrawalBeginDocument, WithdrawContractDocument } from '#storefront/generated/graphql.ts'
import { data, type RouterContextProvider } from 'react-router'
import type { FormState } from '../../blocks/form-state.ts'
import { type FormValues, formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { ANOTHER_CONTRACT, type WithdrawalAnswer, type WithdrawalView } from './withdrawal-view.ts'

interface PageArgs {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The form; a link from an order names it as `bestellung`, and logged-in customers find name, address and orders filled in. */
export async function loadWithdrawal({ url, context }: PageArgs): Promise<WithdrawalView> {
  const { locale, session } = context.get(siteContext)
  const named = /^\d{10}$/.exec(url.searchParams.get('bestellung') ?? '')?.[0] ?? ''
  // A failed lookup, such as for a session that has just ended, must not keep anybody from the form.
  const answer = session ? await mutate(context, WithdrawalBeginDocument).catch(() => undefined) : undefined
  const known = answer && 'result' in answer ? answer.result : undefined
  const orders = (known?.orders ?? []).filter(({ id, mayWithdraw }) => mayWithdraw || id === named)
  const { firstName = '', lastName = '', email = '' } = known?.customer ?? {}
  const isOwn = orders.some(({ id }) => id === named)
  return {
    key: randomUUID(),
    begin: {
      name: `${firstName} ${lastName}`.trim(),
      email,
      contract: isOwn ? '' : named,
      choice: isOwn ? named : named ? ANOTHER_CONTRACT : (orders[0]?.id ?? ''),
    },
    orders: orders.map(({ id, placedAt, lines }) => ({
      value: id,
      label: withdrawalTexts.orderChoice[locale](
        id,
        formatDateOf(placedAt, locale),
        lines.flatMap(({ type, title }) => (type === 'SHIPMENT' ? [] : [title])).join(', '),
      ),
    })),
    instruction: pathFor('content', locale, { slug: 'widerrufsbelehrung' }),
    contact: pathFor('content', locale, { slug: 'kontakt' }),
    home: pathFor('home', locale),
  }
}

/** Shows the declaration, takes it, or goes back to the form, as `intent` says. */
export async function withdraw({ request, context }: PageArgs & { readonly request: Request }) {
  const { locale } = context.get(siteContext)
  const values = withContract(await formValues(request))
  if (values.intent === 'edit') return data<WithdrawalAnswer>({ step: 'form', state: { values, errors: {} } })
  const declared = checked(WithdrawalDeclaration, values)
  if (!declared.ok) return refusedFields(values, declared.problems, locale)
  const facts = factsOf(declared.value, locale)
  const state: FormState = { values, errors: {} }
  if (values.intent !== 'confirm') return data<WithdrawalAnswer>({ step: 'confirm', state, facts })
  const answer = await mutate(context, WithdrawContractDocument, {
    key: values.key || randomUUID(),
    input: declared.value,
  })
  if ('refusals' in answer) {
    const { refusals } = answer
    const isLimited = refusals.some(({ code }) => code === 'RATE_LIMITED')
    return data<WithdrawalAnswer>(
      { step: 'confirm', state: formState(values, refusals, locale), facts, ...(isLimited ? { isLimited } : {}) },
      refusedAs(refusals),
    )
  }
  const { number, receivedAt } = answer.result.withdrawContract
  const texts = inLanguage(withdrawalTexts, locale)
  return data<WithdrawalAnswer>({
    step: 'done',
    lead: texts.doneLead(declared.value.email),
    facts: [
      { label: texts.number, value: number },
      { label: texts.receivedAt, value: formatInstant(receivedAt, locale, 'second') },
      ...facts,
    ],
  })
}

/** The chosen order is the contract; without one it is what was typed. */
function withContract(values: FormValues): FormValues {
  const { choice } = values
  return choice && choice !== ANOTHER_CONTRACT ? { ...values, contract: choice } : values
}

function refusedFields(values: FormValues, problems: readonly RefusedValue[], locale: Locale) {
  const texts = inLanguage(withdrawalTexts, locale)
  const state = formState(values, [{ code: 'INVALID_INPUT', fields: problems }], locale)
  const missing = (field: string, text: string) =>
    problems.some((problem) => problem.field === field && problem.code === 'REQUIRED') ? { [field]: text } : {}
  const errors = {
    ...state.errors,
    ...missing('name', texts.missingName),
    ...missing('contract', texts.missingContract),
  }
  return data<WithdrawalAnswer>({ step: 'form', state: { ...state, errors } }, { status: 400 })
}

function factsOf({ name, contract, items, email }: WithdrawalDeclaration, locale: Locale) {
  const texts = inLanguage(withdrawalTexts, locale)
  return [
    { label: texts.factName, value: name },
    { label: texts.factContract, value: contract },
    ...(items === null ? [] : [{ label: texts.factItems, value: items }]),
    { label: texts.email, value: email },
  ]
}
