import type { PictureBox } from '#domain/upload/boxes.ts'
import { BOX_SIDES } from './box-sides.ts'
import type { FormValues } from './form.server.ts'

interface BoxChange {
  readonly action: 'add-box' | 'remove-box'
  /** Which of the drawn ones is removed. */
  readonly number: string
}

/** The boxes of a picture after a button of `BoxActs` was pressed. What is no number covers nothing, and is refused as such. */
export function boxesAfter(
  drawn: readonly PictureBox[],
  values: FormValues,
  { action, number }: BoxChange,
): readonly PictureBox[] {
  const plain = drawn.map(({ left, top, width, height }) => ({ left, top, width, height }))
  if (action === 'remove-box') return plain.filter((_, index) => String(index) !== number)
  const [left, top, width, height] = BOX_SIDES.map((side) => {
    const part = Number((values[side] ?? '').replace(',', '.')) / 100
    return Number.isFinite(part) ? part : 0
  })
  return [...plain, { left: left!, top: top!, width: width!, height: height! }]
}
