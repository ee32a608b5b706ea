/**
 * The number of letters to add, remove, change or swap with their neighbour to turn one word into the other; more than `max` returns
 * `max + 1` without counting on. Optimal string alignment distance.
 */
export function editDistance(a: string, b: string, max: number): number {
  const beyond = max + 1
  if (Math.abs(a.length - b.length) > max) return beyond
  let [twoAbove, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const changed = above[column - 1]! + (isSame ? 0 : 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swapped = isSwapped ? twoAbove[column - 2]! + 1 : beyond
      line.push(Math.min(above[column]! + 1, line[column - 1]! + 1, changed, swapped))
    }
    if (Math.min(...line) > max) return beyond
    ;[twoAbove, above] = [above, line]
  }
  return Math.min(above[b.length]!, beyond)
}
