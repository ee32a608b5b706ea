import path from 'node:path'

/** Fonts and colours of all documents. */
export const FONTS = {
  regular: path.join(import.meta.dirname, 'fonts/archivo-regular.ttf'),
  bold: path.join(import.meta.dirname, 'fonts/archivo-semibold.ttf'),
} as const

export const INK = '#12161c'
export const GREY = '#5f6a76'
export const RULE = '#d9dee4'
