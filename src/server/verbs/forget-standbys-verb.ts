import { forgetAwayStandbys } from '#database/replica/attached-standbys.ts'
import { OPERATOR, recordAudit } from '#use-cases/audit/record-audit.ts'
import type { OrderVerb } from './order-verbs.ts'

export const FORGET_STANDBYS_VERB: OrderVerb = {
  usage:
    'forget-standbys: no longer keeps the log for standbys that are not connected; one that comes back has to be copied anew',
  async run({ database }) {
    const names = await database.transaction(async (handle) => {
      const forgotten = await forgetAwayStandbys(handle)
      if (forgotten.length > 0)
        await recordAudit(handle, OPERATOR, {
          ...{ operation: 'forget-standbys', subject: 'standbys', after: { names: forgotten } },
        })
      return forgotten
    })
    return names.length === 0 ? 'No standby is away.' : `Forgotten: ${names.join(', ')}.`
  },
}
