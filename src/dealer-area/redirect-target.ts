import { isInDealerArea } from '#domain/routes/dealer-screens.ts'

/** Where a screen leads when it is done: another one of the dealer area, never another site. */
export function targetOf(url: URL): string | undefined {
  const target = url.searchParams.get('redirectTo') ?? ''
  return isInDealerArea(target.split('?')[0] ?? '') ? target : undefined
}
