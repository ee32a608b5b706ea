/** What surrounds the drawing of a mark. */
export interface MarkFrame {
  /** Its outline on a square of 64 units; null for none. */
  readonly path: string | null
  /** A filled one has the drawing in white on the brand's colour. */
  readonly isFilled: boolean
  /** A second shape above the filled one, a little darker. */
  readonly shade?: string
  /** Of the drawing, from the middle of the square. */
  readonly scale: number
}

export const FRAMES = {
  none: { path: null, isFilled: false, scale: 1.35 },
  disc: { path: 'M32 1a31 31 0 1 0 .01 0Z', isFilled: true, scale: 0.95 },
  ring: { path: 'M32 3a29 29 0 1 0 .01 0Z', isFilled: false, scale: 0.9 },
  square: { path: 'M2 2H62V62H2Z', isFilled: true, scale: 1.05 },
  tile: {
    path: 'M16 2H48A14 14 0 0 1 62 16V48A14 14 0 0 1 48 62H16A14 14 0 0 1 2 48V16A14 14 0 0 1 16 2Z',
    isFilled: true,
    scale: 1,
  },
  shield: { path: 'M4 3H60V31C60 47 46 58 32 63C18 58 4 47 4 31Z', isFilled: true, scale: 0.85 },
  hexagon: { path: 'M32 1L60 16.5V47.5L32 63L4 47.5V16.5Z', isFilled: true, scale: 0.88 },
  diamond: { path: 'M32 0L64 32L32 64L0 32Z', isFilled: true, scale: 0.66 },
  halves: { path: 'M2 2H62V62H2Z', isFilled: true, shade: 'M62 2V62H2Z', scale: 1 },
} as const satisfies Record<string, MarkFrame>
export type FrameName = keyof typeof FRAMES
