import { parseOrderNumber } from '#domain/order/order-number.ts'
import { MAX_REPORT_TEXT, REPORT_DECISIONS } from '#domain/report/report-vocabulary.ts'
import { isPlainText } from '#domain/plain-text.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { answerReport } from '#use-cases/report/answer-report.ts'
import { listReports } from '#use-cases/report/reports.ts'
import { type OrderVerb, parsed } from './order-verbs.ts'

/** The operator's verbs for reported offers. */
export const REPORT_VERBS: Readonly<Record<string, OrderVerb>> = {
  'offer-reports': {
    usage: 'offer-reports [--all]: lists reports of offers that are not decided, the oldest first',
    async run({ database }, args) {
      const { values } = parsed({ args, options: { all: { type: 'boolean' } } })
      const found = await listReports(database.read, { all: values.all ?? false })
      const rows = found.map(({ id, receivedAt, reason, decision, title, origin, path, name, email, text }) =>
        [
          ...[id, receivedAt.toISOString(), decision ?? 'open', reason, title, origin + path],
          ...[name ?? 'no name', email ?? 'no address', text.replaceAll(/\s+/g, ' ')],
        ].join('\t'),
      )
      return rows.length > 0 ? rows.join('\n') : values.all ? 'There are no reports.' : 'There are no open reports.'
    },
  },
  'answer-report': {
    usage:
      'answer-report <report> ACTION_TAKEN|NO_ACTION "<statement of reasons>": mails the decision to the reporter, and to the seller where something was done',
    async run({ database }, [number = '', entered = '', text = '']) {
      const reportId = parseOrderNumber(number)
      const decision = REPORT_DECISIONS.find((known) => known === entered)
      const statement = text.trim()
      if (reportId === undefined || !decision)
        throw new StartRefusal('npm run admin -- answer-report <ten digits> ACTION_TAKEN|NO_ACTION "<reasons>"')
      if (!statement || statement.length > MAX_REPORT_TEXT || !isPlainText(statement))
        throw new StartRefusal(`The statement of reasons needs 1 to ${MAX_REPORT_TEXT} characters.`)
      const outcome = await database.transaction((handle) => answerReport(handle, { reportId, decision, statement }))
      if (outcome.kind === 'done') return `Report ${number}: ${decision}. Whoever is to know is mailed.`
      throw new StartRefusal(
        outcome.code === 'CONFLICT' ? `Report ${number} is decided already.` : `There is no report ${number}.`,
      )
    },
  },
}
