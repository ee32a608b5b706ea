/** What says where a box lies on a picture, in per cent of its width and height. */
export const BOX_SIDES = ['left', 'top', 'width', 'height'] as const
export type BoxSide = (typeof BOX_SIDES)[number]
