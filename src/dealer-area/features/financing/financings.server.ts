import { formatDateOf } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { dealerFinancingTexts } from '#messages/dealer-financing.ts'
import { requestTexts } from '#messages/requests.ts'
import { type FinancingPart, StaffFinancingsDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

const PARTS: readonly FinancingPart[] = ['OPEN', 'ENDED']

interface FinancingsView {
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly person: string
    readonly title: string
    readonly type: string
    readonly state: string
    readonly bank: string
    readonly order: { readonly id: string; readonly href: string }
    readonly sent: string
  }[]
}

/** Open applications, or those that have ended; which is in the address. */
export async function loadFinancings({ url, context }: PageArgs): Promise<FinancingsView> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return { tabs: [], rows: [] }
  const part = PARTS.find((each) => each.toLowerCase() === url.searchParams.get('part')) ?? 'OPEN'
  const { staffFinancings } = await query(context, StaffFinancingsDocument, { merchant: merchant.uuid, part })
  const path = dealerPaths.pathFor('financings', locale)
  return {
    tabs: PARTS.map((each) => ({
      href: `${path}?${new URLSearchParams({ merchant: merchant.slug, part: each.toLowerCase() }).toString()}`,
      label: dealerFinancingTexts[each][locale],
      isCurrent: each === part,
    })),
    rows: staffFinancings.map(({ requestId, person, title, type, state, bank, orderId, createdAt }) => ({
      ...{ id: requestId, person, title, type: dealerFinancingTexts[type][locale], bank: bank ?? '' },
      ...{ state: requestTexts[state][locale], sent: formatDateOf(createdAt, locale) },
      order: { id: orderId, href: dealerPaths.pathFor('order', locale, { orderId }) },
      href: dealerPaths.pathFor('financing', locale, { requestId }),
    })),
  }
}
