/** A number for SVG: one decimal, no trailing zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Path data in centimetres with y upwards → SVG path data with y downwards; `stretch` lengthens it along the car. */
export function toSvg(path: string, stretch = 1): string {
  let isX = false
  return path.replaceAll(/-?\d+(\.\d+)?/g, (value) => {
    isX = !isX
    return n(isX ? Number(value) * stretch : -Number(value))
  })
}

export function stop(offset: number | string, colour: string, opacity?: number): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
}

/** The rectangle of a drawing in the surrounding picture. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An SVG that shows the part `view` of its contents in `frame` of the surrounding picture. */
export function nested(
  frame: Frame,
  view: readonly [x: number, y: number, width: number, height: number],
  contents: string,
): string {
  const { x, y, width, height } = frame
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="${view.map(n).join(' ')}" preserveAspectRatio="xMidYMid slice">${contents}</svg>`
}
