import { useEffect, useState } from 'react'
import { loadingOrder } from './turn.ts'

/** Pictures that are being fetched at once: the server makes two at a time, and refuses where too many wait. */
const AT_ONCE = 4
const MAX_ATTEMPTS = 4
const AGAIN_MS = 1_000

export interface Frames {
  readonly isThere: (frame: number) => boolean
  readonly count: number
}

/** Loads pictures by their addresses, the first one before all others; one that does not come is tried again, then left out. */
export function useFrames(urls: readonly string[]): Frames {
  const [there, setThere] = useState<ReadonlyMap<number, HTMLImageElement>>(new Map())
  useEffect(() => {
    let isGone = false
    const [first = 0, ...others] = loadingOrder(0, urls.length)
    const load = async (frame: number) => {
      // Whoever closes it stops the rest.
      const picture = isGone ? undefined : await loadPicture(urls[frame] ?? '', () => isGone)
      // Stored, so that the browser does not forget it.
      if (picture && !isGone) setThere((before) => new Map(before).set(frame, picture))
    }
    const loadOthers = async () => {
      for (let next = others.shift(); next !== undefined; next = others.shift()) await load(next)
    }
    void load(first).then(() => Promise.all(Array.from({ length: AT_ONCE }, loadOthers)))
    return () => {
      isGone = true
    }
  }, [urls])
  return { isThere: (frame) => there.has(frame), count: there.size }
}

async function loadPicture(url: string, isGone: () => boolean): Promise<HTMLImageElement | undefined> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && !isGone(); attempt++) {
    const picture = new Image()
    picture.src = url
    try {
      await picture.decode()
      return picture
    } catch {
      await new Promise((resolve) => setTimeout(resolve, attempt * AGAIN_MS))
    }
  }
  return undefined
}
