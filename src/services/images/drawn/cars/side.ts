import { glassArea } from './cabin.ts'
import { n, xy } from './geometry.ts'
import { path } from './path.ts'
import { type Look } from './look.ts'
import { openTop } from './open-top.ts'
import { stop } from '../path.ts'
import { INK } from '../paints.ts'
import { type Shades, bodyGradient, glassGradient } from './paint.ts'
import { type Profile } from './profile.ts'
import { details, handles, mirror, roofParts } from './side-details.ts'
import { headlamp } from './side-headlamp.ts'
import { seams } from './side-seams.ts'
import { CANVAS, shadow, shell, underside } from './side-shell.ts'
import { archLips, lowerTrim, surfaces } from './side-surfaces.ts'
import { taillamp } from './side-taillamp.ts'
import { rim, rimGradient, wheel } from './wheels.ts'

/** Everything of a car from its side, in centimetres with the ground at y 0. */
export function sideParts(car: Profile, paint: Shades, look: Look, id: string) {
  const d = shell(car)
  const clad = look.clad
  const fade = (name: string, x2: number, a: number, b: number) =>
    `<linearGradient id="${id}${name}" x2="${x2}" y2="${x2 ? 0 : 1}">${stop(0, INK, a)}${stop(1, INK, b)}</linearGradient>`
  const defs = `<defs>${bodyGradient(id + 'p', paint, car.height, car.beltY, car.sill)}${car.openSeats ? '' : glassGradient(id + 'g', car.height - 5, car.beltY, !look.tinted)}${rimGradient(id + 'w', look.rimFinish)}
${fade('f', 1, paint.light ? 0.2 : 0.42, 0)}${fade('r', 1, 0, paint.light ? 0.24 : 0.46)}${fade('c', 0, paint.light ? 0.17 : 0.34, 0)}<linearGradient id="${id}h" x2="0" y2="1">${stop(0, INK, 0)}${stop(1, INK, paint.light ? 0.14 : 0.3)}</linearGradient>
<radialGradient id="${id}s">${stop(0, '#10151a', 0.85)}${stop(0.72, '#10151a', 0.5)}${stop(1, '#141a20', 0)}</radialGradient><path id="${id}x" d="${d}"/><path id="${id}o" d="${path(car.outline)}"/><path id="${id}l" d="${seams(car, look)}"/><clipPath id="${id}b"><use href="#${id}x"/></clipPath><g id="${id}k">${rim(look.wheel, `url(#${id}w)`, 0)}</g></defs>`
  const again = (part: string, colour: string, width: number, more?: string) =>
    `<use href="#${id}${part}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
  const turned = (a: number) => `<use href="#${id}k" transform="rotate(${a})"/>`
  const spare = car.spare
    ? `<rect x="${n(car.length - 21)}" y="-116" width="21" height="70" rx="8" fill="#16191d"/><rect x="${n(car.length - 18)}" y="-110" width="3" height="58" rx="1.500" fill="#2b3036"/><rect x="${n(car.length - 9)}" y="-110" width="3" height="58" rx="1.500" fill="#2b3036"/>`
    : ''
  return `${defs}${shadow(car, id)}${underside(car, id)}${car.openSeats ? openTop(car, paint, look, 'behind') : ''}${spare}<use href="#${id}x" fill="url(#${id}p)"/>
<g clip-path="url(#${id}b)">${surfaces(car, paint, id)}${look.roof ? `<path d="M${xy(car.cowl[0] + 3, car.cowl[1] - 0.4)}L${xy(car.glass[0]![0], car.glass[0]![1])}L${xy(car.glass.at(-1)![0], car.glass.at(-1)![1])}L${xy(car.tail[0]![0] + 8, car.tail[0]![1] + 1)}L${xy(car.length, car.height + 9)}L${xy(car.cowl[0], car.height + 9)}Z" fill="${look.roof}"/>${again('o', '#fff', 2.4, ' stroke-opacity=".22"')}` : ''}
${lowerTrim(car, clad)}${archLips(car, paint, clad)}${again('l', paint.edge, 0.7, ' stroke-opacity=".35" x=".9" y=".5"')}${again('l', paint.line, 0.85, ' stroke-linejoin="round"')}${details(car, paint, look)}
${headlamp(car, look.era, paint.line)}${taillamp(car, look.era)}</g>${again('x', paint.line, 0.8, ' stroke-opacity=".9"')}
${car.openSeats ? openTop(car, paint, look, 'front') : glassArea(car, paint, look, id)}${roofParts(car, paint, look)}${handles(car, paint, look)}${mirror(car, paint, look)}
${wheel(car.frontAxle, car.tyreRadius, car.rimRadius, turned(look.turn))}${wheel(car.rearAxle, car.tyreRadius, car.rimRadius, turned(look.turn + 23))}`
}

export function side(car: Profile, paint: Shades, look: Look): string {
  const left = (CANVAS.width - car.length) / 2
  return `<g transform="translate(${n(left)} ${CANVAS.ground})">${sideParts(car, paint, look, 'c')}</g>`
}
