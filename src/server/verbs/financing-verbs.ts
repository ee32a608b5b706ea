import { BROKER_PERMIT_KINDS, BrokerPermit } from '#domain/banking/broker-permit.ts'
import { BANKING_PARTS, answerAt, STEP_FIELDS } from '#domain/banking/fields.ts'
import { EXPENSES, INCOMES } from '#domain/banking/sums.ts'
import { formatMoney } from '#domain/format/money.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { putBrokerPermit } from '#use-cases/banking/put-broker-permit.ts'
import { showApplication } from '#use-cases/banking/show-application.ts'
import { changeAnyRequest } from '#use-cases/banking/change-any-request.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { noSuchMerchant } from '../program.ts'
import { readApplicationArguments, viewerName } from './financing-arguments.ts'
import { financingProofsVerb, type ProofStores } from './financing-proofs-verb.ts'
import { type OrderVerb, parsed } from './order-verbs.ts'

const AMOUNTS: ReadonlySet<string> = new Set([...INCOMES, ...EXPENSES])
const DECISIONS = ['IN_REVIEW', 'DOCUMENTS_MISSING', 'APPROVED', 'REJECTED'] as const

/** The verbs for financing applications. They act for the dealer; with `--as admin` for the shop itself. */
export function financingVerbs(stores: ProofStores): Readonly<Record<string, OrderVerb>> {
  const { secretBox } = stores
  return {
    'financing-proofs': financingProofsVerb(stores),
    'financing-show': {
      usage:
        'financing-show <request> --by "<your name>" [--as admin]: shows the answers of an application; name and time are recorded for the applicant',
      async run({ database }, args) {
        const { requestId, actor, by } = readApplicationArguments(args)
        const name = viewerName(by)
        const deps = { writer: database, secretBox: await secretBox(database.read) }
        const shown = await showApplication(deps, requestId, { viewer: actor, name })
        if (shown.kind === 'refused') throw new StartRefusal(`There is no financing application ${requestId}.`)
        const { orderId, type, state, answers, consents, views } = shown
        return [
          `order ${orderId}\t${type}\t${state}`,
          ...(answers
            ? BANKING_PARTS.flatMap((part) => linesOf(answers[part], STEP_FIELDS[part]))
            : ['The answers are deleted.']),
          ...consents.map(({ flag, version, at }) => `${flag}\tversion ${version}\t${at}`),
          ...views.map(({ viewer, name: by, at }) => `seen\t${at.toISOString()}\t${viewer}\t${by}`),
        ].join('\n')
      },
    },
    'financing-decide': {
      usage: `financing-decide <request> <${DECISIONS.join('|')}> [--as admin]: records what the bank says; the order follows`,
      async run({ database }, args) {
        const { requestId, actor, positionals } = readApplicationArguments(args)
        const to = DECISIONS.find((one) => one === positionals[1])
        if (!to) throw new StartRefusal(`npm run admin -- financing-decide <request> <${DECISIONS.join('|')}>`)
        const outcome = await database.transaction((handle) => changeAnyRequest(handle, { requestId, to, actor }))
        if (outcome.kind === 'refused')
          throw new StartRefusal(
            outcome.code === 'NOT_FOUND'
              ? `There is no financing application ${requestId}.`
              : `Application ${requestId} cannot become ${to} now: npm run admin -- request ${requestId}`,
          )
        return `Application ${requestId} is ${to} now.`
      },
    },
    'broker-permit': {
      usage: `broker-permit <merchant> <${BROKER_PERMIT_KINDS.join('|')}> [--number N] [--authority A] [--tied] [--commission]: with which right a dealer brokers loans (§ 34k GewO); shown on the first step of each application`,
      async run({ database }, args) {
        const { values, positionals } = parsed({
          args,
          allowPositionals: true,
          options: {
            ...{ number: { type: 'string' }, authority: { type: 'string' } },
            ...{ tied: { type: 'boolean' }, commission: { type: 'boolean' } },
          },
        })
        const [slug = '', kind = ''] = positionals
        const merchant = await findFeedMerchant(database.read, slug)
        if (!merchant) throw new StartRefusal(noSuchMerchant(slug))
        const { number = null, authority = null, tied: isTied = false, commission: hasCommission = false } = values
        const permit = BrokerPermit.safeParse({ kind, number, authority, isTied, hasCommission }).data
        if (!permit || (permit.kind === '34k' && !permit.number))
          throw new StartRefusal(`A permit is ${BROKER_PERMIT_KINDS.join(', ')}; 34k needs --number.`)
        await putBrokerPermit(database, merchant.id, permit)
        return `${merchant.slug}: ${permit.kind}${permit.number ? `, ${permit.number}` : ''}.`
      },
    },
  }
}

function linesOf(answers: Parameters<typeof answerAt>[0], fields: readonly string[]): string[] {
  return fields.flatMap((path) => {
    const value = answerAt(answers, path)
    if (value === null || value === '') return []
    return [`${path}\t${AMOUNTS.has(path) ? formatMoney(Number(value), 'en', 2) : String(value).replaceAll('\n', ' ')}`]
  })
}
