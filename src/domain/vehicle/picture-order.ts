export const PICTURE_MOVES = ['upload-cover', 'upload-earlier', 'upload-later', 'remove-upload'] as const
export type PictureMove = (typeof PICTURE_MOVES)[number]

/** The pictures after one of them became the first, moved by one place, or was removed; unchanged where there is no such one. */
export function movedPictures(pictures: readonly string[], key: string, move: PictureMove): readonly string[] {
  const at = pictures.indexOf(key)
  if (at < 0) return pictures
  const others = pictures.filter((other) => other !== key)
  if (move === 'remove-upload') return others
  const to = { 'upload-cover': 0, 'upload-earlier': Math.max(0, at - 1), 'upload-later': at + 1 }[move]
  return others.toSpliced(to, 0, key)
}
