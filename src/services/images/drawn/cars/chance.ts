/** A small, well-mixed generator from a text: the same text always gives the same numbers from 0 to 1. */
export function chanceOf(text: string): () => number {
  let state = hashOf(text)
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return hash
}
