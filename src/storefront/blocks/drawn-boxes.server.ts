import type { PictureBox } from '#domain/upload/boxes.ts'
import { BOX_SIDES, type BoxSide } from './box-sides.ts'
import type { FormValues } from './form.server.ts'

interface BoxChange {
  readonly action: 'add-box' | 'remove-box'
  /** Index of the drawn box that is removed. */
  readonly number: string
}

/**
 * The boxes of a picture after a button of `BoxActs` was pressed. A box with a field that is no number covers nothing, so that it is
 * refused.
 */
export function boxesAfter(
  drawn: readonly PictureBox[],
  values: FormValues,
  { action, number }: BoxChange,
): readonly PictureBox[] {
  const plain = drawn.map(({ left, top, width, height }) => ({ left, top, width, height }))
  if (action === 'remove-box') return plain.filter((_, index) => String(index) !== number)
  const parts = BOX_SIDES.map((side) => partOf(values[side]))
  const [left = 0, top = 0, width = 0, height = 0] = parts.every(Number.isFinite) ? parts : []
  return [...plain, { left, top, width, height }]
}

/** The field of a refused box that is to be corrected: the first without a number, otherwise the first of all. */
export function wrongSide(values: FormValues): BoxSide {
  return BOX_SIDES.find((side) => !values[side]?.trim() || !Number.isFinite(partOf(values[side]))) ?? 'left'
}

/** "12,5" per cent as a part of the picture; no number for anything else. */
function partOf(entered = ''): number {
  return Number(entered.replace(',', '.')) / 100
}
