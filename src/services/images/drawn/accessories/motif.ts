import type { Shades } from '../paints.ts'

/** Draws one kind of thing in one colour. */
export type Motif = (shades: Shades) => string
