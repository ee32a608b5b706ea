import type { Block, View } from './memory.ts'
import type { Point } from './schema.ts'
import { type Steps, inChunks } from './steps.ts'

/** The documents of an engine as its raw columns, without everything that is derived from them. */
export interface Dump {
  readonly ids: Float64Array
  /** A value for each id, column by column. */
  readonly columns: readonly View[]
  /** The distinct points of each place field. */
  readonly points: readonly (readonly Point[])[]
}

/** The values of these slots. The block may move between two steps. */
export function* gather<T extends View>(block: Block<T>, slots: Uint32Array): Steps<T> {
  const values = new (block.view.constructor as new (length: number) => T)(slots.length)
  const isDense = slots.at(-1) === slots.length - 1
  yield* inChunks(slots.length, (from, to) => {
    const { view } = block
    if (isDense) values.set(view.subarray(from, to), from)
    else for (let i = from; i < to; i++) values[i] = view[slots[i]!]!
  })
  return values
}

/** Throws where the columns are not of these types and lengths. */
export function checkDump(
  { ids, columns, points }: Dump,
  storages: readonly { readonly raw: { readonly view: View } }[],
  places: readonly unknown[],
): void {
  const fits =
    columns.length === storages.length &&
    points.length === places.length &&
    columns.every(
      (column, index) => column.length === ids.length && column.constructor === storages[index]!.raw.view.constructor,
    )
  if (!fits) throw new Error('The dump is of another schema')
}
