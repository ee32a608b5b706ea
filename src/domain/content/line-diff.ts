export interface DiffLine {
  readonly change: 'SAME' | 'ADDED' | 'REMOVED'
  readonly text: string
}

/** The difference of two texts line by line, by their longest common subsequence. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const width = fresh.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    if (row < old.length && column < fresh.length && old[row] === fresh[column]) {
      lines.push({ change: 'SAME', text: old[row++]! })
      column++
    } else if (column >= fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1)))
      lines.push({ change: 'REMOVED', text: old[row++]! })
    else lines.push({ change: 'ADDED', text: fresh[column++]! })
  }
  return lines
}
