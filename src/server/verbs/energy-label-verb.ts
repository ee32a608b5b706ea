import { StartRefusal } from '#domain/start-refusal.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { setEnergyLabelPolicy } from '#use-cases/stock/set-energy-label-policy.ts'
import { noSuchMerchant } from '../program.ts'
import type { OrderVerb } from './order-verbs.ts'

const POLICIES = { 'hold-back': 'HOLD_BACK', report: 'REPORT' } as const

/** Whether a dealer's new cars are published although their energy label lacks values (Pkw-EnVKV). */
export const ENERGY_LABEL_VERB: OrderVerb = {
  usage:
    'energy-label <merchant> hold-back|report: holds back new cars whose energy label lacks values, or only reports them',
  async run({ database }, [slug = '', word = '']) {
    const merchant = await findFeedMerchant(database.read, slug)
    if (!merchant) throw new StartRefusal(noSuchMerchant(slug))
    if (!isPolicy(word)) throw new StartRefusal('npm run admin -- energy-label <merchant> hold-back|report')
    const { published, withdrawn, incomplete } = await setEnergyLabelPolicy(database, merchant.id, POLICIES[word])
    return `${withdrawn} new cars are held back now, ${published} are published now; ${incomplete} published new cars have an incomplete energy label.`
  },
}

function isPolicy(word: string): word is keyof typeof POLICIES {
  return Object.hasOwn(POLICIES, word)
}
