import type { PictureBox } from '#domain/upload/boxes.ts'
import { BOX_SIDES } from './box-sides.ts'
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
  const parts = BOX_SIDES.map((side) => Number((values[side] ?? '').replace(',', '.')) / 100)
  const [left = 0, top = 0, width = 0, height = 0] = parts.every(Number.isFinite) ? parts : []
  return [...plain, { left, top, width, height }]
}
