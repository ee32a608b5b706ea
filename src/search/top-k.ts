/**
 * The slots at positions `offset` … `offset + limit − 1` when ordered by (key, tie). `keys[i]` belongs to `slots[i]`, `ties` is indexed by
 * slot. Keeps a heap of the best `offset + limit` with the worst on top: most slots cost one comparison.
 */
export function topK(
  slots: Uint32Array,
  keys: Float64Array,
  ties: Float64Array,
  tieSign: 1 | -1,
  offset: number,
  limit: number,
): number[] {
  const capacity = Math.min(offset + limit, slots.length)
  if (capacity <= offset) return []
  const heap = new Int32Array(capacity)
  let size = 0

  for (let i = 0; i < slots.length; i++) {
    if (size < capacity) rise(size++, i)
    else if (comesBefore(i, heap[0]!)) sink(0, i)
  }
  const ordered = [...heap].sort((a, b) => (comesBefore(a, b) ? -1 : 1))
  return ordered.slice(offset).map((i) => slots[i]!)

  function comesBefore(a: number, b: number): boolean {
    const keyA = keys[a]!
    const keyB = keys[b]!
    return keyA === keyB ? tieSign * (ties[slots[a]!]! - ties[slots[b]!]!) < 0 : keyA < keyB
  }

  function rise(hole: number, item: number): void {
    let at = hole
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!comesBefore(heap[parent]!, item)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = item
  }

  function sink(hole: number, item: number): void {
    let at = hole
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && comesBefore(heap[child]!, heap[child + 1]!)) child++
      if (!comesBefore(item, heap[child]!)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = item
  }
}
