/** Which photographs of a car's turn are shown and loaded; frames are counted from 0 and follow each other in a circle. */

/** The frame after a drag of `distance` pixels: over the whole width the car turns once, forwards to the left. */
export function frameAfterDrag(
  from: number,
  distance: number,
  { width, count }: { readonly width: number; readonly count: number },
): number {
  return inCircle(from - Math.round((distance / Math.max(1, width)) * count), count)
}

function inCircle(frame: number, count: number): number {
  return ((frame % count) + count) % count
}

/** `first`, then frames spread over the turn in ever smaller steps, so that the car can soon be turned, at first roughly. */
export function loadingOrder(first: number, count: number): number[] {
  const order = new Set([first])
  for (let step = 2 ** Math.floor(Math.log2(count)); step >= 1; step /= 2)
    for (let offset = 0; offset < count; offset += step) order.add(inCircle(first + offset, count))
  return [...order]
}

/** Of the frames that are there, the one nearest to `wanted`; `wanted` itself where none is. */
export function nearestFrame(wanted: number, count: number, isThere: (frame: number) => boolean): number {
  for (let away = 0; away <= count / 2; away++) {
    const found = [wanted + away, wanted - away].map((frame) => inCircle(frame, count)).find(isThere)
    if (found !== undefined) return found
  }
  return wanted
}
