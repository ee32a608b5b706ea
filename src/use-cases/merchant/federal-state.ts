import { type FederalState, federalStateOf } from '#domain/delivery/federal-state.ts'
import type { Places } from '#services/places/port.ts'

/**
 * The state a merchant is in, whose holidays it does not work on; null where its postal code is not known. Nobody outside is asked, so that
 * it can be read while rows are locked.
 */
export async function federalStateAt(
  places: Pick<Places, 'known'>,
  { zip }: { readonly zip: string },
): Promise<FederalState | null> {
  return federalStateOf((await places.known(zip))?.state)
}
