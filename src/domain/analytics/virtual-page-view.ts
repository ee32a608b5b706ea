import { type PageType, pageTypeOf } from './page-types.ts'

/** What is sent on each change of the route: these fields and no others (specification, "Analytics"). */
export interface VirtualPageView {
  readonly pageType: PageType
  readonly userType: 'customer'
  readonly dealerName: 'not applicable'
  readonly url: string
  readonly title: string
}

export function virtualPageView(address: string, title: string): VirtualPageView {
  const { origin, pathname } = new URL(address)
  return {
    pageType: pageTypeOf(pathname),
    userType: 'customer',
    dealerName: 'not applicable',
    // Without its query: a place or what somebody searched for may stand there.
    url: origin + pathname,
    title: title.toLowerCase(),
  }
}
