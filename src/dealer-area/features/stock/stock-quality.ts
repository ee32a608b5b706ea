import type { StockGap, StockState } from '../../generated/graphql.ts'

/** How loudly a row says what its car lacks: by law, as work to do, or not at all. */
export type QualityKind = 'law' | 'lack' | 'complete'

/** A sold car has no offer to complete, and a gap that every car has is no warning: the tab with its number says it once. */
export function qualityKind(
  { gap, state }: { readonly gap?: StockGap | null; readonly state: StockState },
  { all, noPictures }: { readonly all: number; readonly noPictures: number },
): QualityKind {
  if (gap == null || isDone(state)) return 'complete'
  if (gap === 'LABEL') return 'law'
  return gap === 'NO_PICTURES' && noPictures === all ? 'complete' : 'lack'
}

/** Whether what the row says of its gap is how many pictures there are. */
export function namesPictures({ gap, state }: { readonly gap?: StockGap | null; readonly state: StockState }): boolean {
  return !isDone(state) && (gap === 'FEW_PICTURES' || gap === 'NO_PICTURES')
}

/** Whether the car is on offer no more. */
export function isDone(state: StockState): boolean {
  return state === 'SOLD' || state === 'ARCHIVED'
}
