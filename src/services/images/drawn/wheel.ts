import type { DrawnRim } from '#domain/vehicle/symbol-pictures.ts'
import { n } from './path.ts'

/** Rims by name, as functions of their radius; each is drawn once and turned. */
const RIMS = {
  double: (r: number) =>
    turned(
      5,
      [-1, 1]
        .map(
          (s) =>
            `<path d="M${s * r * 0.06} ${-r * 0.12} L${s * r * 0.27} ${-r * 0.965} L${s * r * 0.11} ${-r * 0.985} L${s * r * 0.005} ${-r * 0.2}Z"/>`,
        )
        .join(''),
    ),
  spoke: (r: number) =>
    turned(
      10,
      `<path d="M${-r * 0.075} ${-r * 0.14} L${-r * 0.05} ${-r * 0.98} L${r * 0.05} ${-r * 0.98} L${r * 0.075} ${-r * 0.14}Z"/>`,
    ),
  aero: (r: number) =>
    `<circle r="${n(r * 0.985)}"/>${turned(8, `<path fill="#14181d" d="M${-r * 0.05} ${-r * 0.46} C0 ${-r * 0.6} ${r * 0.02} ${-r * 0.72} ${-r * 0.02} ${-r * 0.88} L${r * 0.21} ${-r * 0.86} C${r * 0.17} ${-r * 0.7} ${r * 0.11} ${-r * 0.56} ${r * 0.03} ${-r * 0.44}Z"/>`)}`,
} satisfies Record<DrawnRim, (radius: number) => string>

/** A wheel standing on the ground at `x`; `metal` is the id of the rim's gradient, `turn` its rotation in degrees. */
export function wheel(x: number, radius: number, rim: DrawnRim, metal: string, turn: number): string {
  const r = radius * 0.742
  const disc = (share: number, fill: string) => `<circle r="${n(r * share)}" fill="${fill}"/>`
  const ring = (of: number, colour: string, width: number) =>
    `<circle r="${n(of)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const calliper = `M${n(r * 0.28)} ${n(-r * 0.6)} A${n(r * 0.66)} ${n(r * 0.66)} 0 0 1 ${n(r * 0.64)} ${n(r * 0.16)} L${n(r * 0.44)} ${n(r * 0.12)} A${n(r * 0.46)} ${n(r * 0.46)} 0 0 0 ${n(r * 0.2)} ${n(-r * 0.42)}Z`
  return `<g transform="translate(${n(x)} ${n(-radius)})"><circle r="${radius}" fill="#17191d"/>${ring(radius - 1.1, '#2b2f35', 1.2)}${ring(radius * 0.84, '#24272c', 1)}
<circle r="${n(r + 1)}" fill="#0c0e11"/>${disc(0.62, '#4a5058')}${ring(r * 0.62, '#6a717a', 0.8)}${disc(0.34, '#2a2e34')}<path d="${calliper}" fill="#22262b"/>
<g fill="url(#${metal})" stroke="#3a4149" stroke-width=".45" stroke-linejoin="round" transform="rotate(${turn})">${RIMS[rim](r)}</g>
${ring(r, `url(#${metal})`, 1.7)}${ring(r + 0.9, '#5d656d', 0.5)}<circle r="${n(r * 0.2)}" fill="url(#${metal})" stroke="#3a4149" stroke-width=".45"/>${disc(0.1, '#30363d')}</g>`
}

function turned(count: number, spoke: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count})">${spoke}</g>`,
  ).join('')
}
