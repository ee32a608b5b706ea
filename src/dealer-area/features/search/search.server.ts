import { redirect } from 'react-router'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { searchTexts } from '#messages/dealer-search.ts'
import { type CaseKind, FindCasesDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

export interface SearchView {
  readonly text: string
  readonly cases: readonly {
    readonly key: string
    readonly href: string
    readonly title: string
    readonly note: string
    readonly kind: string
  }[]
}

const SCREENS: Readonly<Record<CaseKind, readonly [DealerScreen, string]>> = {
  ORDER: ['order', 'orderId'],
  REQUEST: ['request', 'requestId'],
  VEHICLE: ['stock-vehicle', 'vehicleId'],
}

/** What the search of the top bar found; a single thing is opened at once. */
export async function loadSearch({ url, context }: PageArgs): Promise<SearchView> {
  const { locale } = context.get(areaContext)
  const { uuid: merchant } = await requireMerchant(url, context)
  const text = url.searchParams.get('q') ?? ''
  const { findCases } = await query(context, FindCasesDocument, { merchant, text })
  const cases = findCases.map(({ kind, id, title, note }) => {
    const [screen, parameter] = SCREENS[kind]
    const href = dealerPaths.pathFor(screen, locale, { [parameter]: id })
    return { key: `${kind} ${id}`, href, title: title || id, note: note, kind: searchTexts[kind][locale] }
  })
  const [only, ...others] = cases
  if (only && others.length === 0) throw redirect(only.href)
  return { text, cases }
}
