interface PictureName {
  /** In lower case, because programs write names in different case. */
  readonly key: string
  readonly number: number
}

/**
 * Key and number of a picture's file name, `<key>_<number>.jpg`; null for any other name. Keys may contain an underscore, so the last one
 * separates.
 */
export function pictureNameOf(fileName: string): PictureName | null {
  const match = /^(.+)_(\d{1,6})\.(?:jpe?g|png|gif|webp)$/iu.exec(fileName)
  return match?.[1] === undefined ? null : { key: match[1].toLowerCase(), number: Number(match[2]) }
}
