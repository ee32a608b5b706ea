import { wheel } from '../wheel.ts'
import type { Motif } from './motif.ts'

export const alloyWheel: Motif = () =>
  `<g transform="translate(200 240)"><ellipse cy="2" rx="84" ry="9" fill="url(#s)"/>${wheel(0, 102, 'double', 'b', 9)}</g>`

export const tyre: Motif = () =>
  `<circle cx="200" cy="140" r="104" fill="#17191d"/><g stroke="#2d3238" stroke-width="7">${turned(44, '<path d="M200 37v13"/>')}</g><circle cx="200" cy="140" r="86" fill="#202429"/><circle cx="200" cy="140" r="78" fill="none" stroke="#343a41" stroke-width="1.6"/><circle cx="200" cy="140" r="62" fill="none" stroke="#3d444c" stroke-width="2"/>
<circle cx="200" cy="140" r="52" fill="#eef1f3"/><circle cx="200" cy="140" r="53" fill="none" stroke="#0c0e11" stroke-width="4"/><path d="M132 92c14-20 36-34 60-36" fill="none" stroke="#59626b" stroke-width="3" stroke-linecap="round"/>`

export const snowChain: Motif = ({ base, line }) => {
  const link = (x: number, y: number, turn: number) =>
    `<rect x="-9" y="-5" width="18" height="10" rx="5" fill="none" stroke="${line}" stroke-width="4.6" transform="translate(${x} ${y}) rotate(${turn})"/><rect x="-9" y="-5" width="18" height="10" rx="5" fill="none" stroke="#c3cad0" stroke-width="3" transform="translate(${x} ${y}) rotate(${turn})"/>`
  const round = (r: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI
      return link(200 + r * Math.cos(angle), 144 + r * Math.sin(angle), (angle * 180) / Math.PI + 90)
    }).join('')
  const crossing = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) / 8) * 2 * Math.PI
    return [56, 74]
      .map((r) => link(200 + r * Math.cos(angle), 144 + r * Math.sin(angle), (angle * 180) / Math.PI))
      .join('')
  }).join('')
  return `${round(92, 34)}${crossing}<circle cx="200" cy="144" r="40" fill="none" stroke="${base}" stroke-width="10"/><rect x="184" y="222" width="32" height="24" rx="6" fill="url(#b)" stroke="${line}"/>`
}

export const oil: Motif = ({ line, highlight }) =>
  `<path d="M224 54h38v22h-38z" fill="#20262c"/><path d="M120 78c4-12 12-16 24-16h74l8 14h40c10 0 16 6 16 16v132c0 8-5 12-13 12H131c-8 0-13-4-13-12V92c0-5 0-10 2-14z" fill="url(#b)" stroke="${line}" stroke-width="1.5"/>
<path d="M134 88c2-8 6-12 14-12h52l10 16v14h-76z" fill="#f3f5f7"/><rect x="134" y="132" width="132" height="84" rx="6" fill="#f7f8f9"/><path d="M200 144c14 18 20 28 20 38a20 20 0 0 1-40 0c0-10 6-20 20-38z" fill="url(#b)"/><path d="M128 96v120" stroke="${highlight}" stroke-width="4" opacity=".5" stroke-linecap="round"/>`

export const wiper: Motif = ({ highlight }) =>
  `<path d="M40 206c90-72 214-110 322-112" fill="none" stroke="#0c0e11" stroke-width="5" stroke-linecap="round"/><path d="M42 198c90-72 212-110 318-112l-2-9C254 80 132 118 40 190z" fill="url(#b)"/><path d="M60 180c80-54 180-88 280-96" fill="none" stroke="${highlight}" stroke-width="2.4" opacity=".5"/><path d="M170 128l50-22 12 22-50 24z" fill="url(#d)"/><path d="M196 142l-26 92" stroke="#3a4149" stroke-width="12" stroke-linecap="round"/>`

export const battery: Motif = ({ line }) =>
  `<rect x="92" y="110" width="216" height="126" rx="7" fill="#20262c"/><rect x="84" y="92" width="232" height="34" rx="6" fill="url(#b)" stroke="${line}"/><rect x="110" y="72" width="34" height="22" rx="4" fill="url(#m)" stroke="#3a4149"/><rect x="256" y="72" width="34" height="22" rx="4" fill="url(#m)" stroke="#3a4149"/><rect x="112" y="144" width="176" height="72" rx="5" fill="#f7f8f9"/>
<path d="M206 150l-28 34h18l-8 26 30-36h-18z" fill="url(#b)"/><path d="M122 180h20M132 170v20M258 180h20" stroke="#20262c" stroke-width="4" stroke-linecap="round"/>`

export const brakePads: Motif = ({ line }) => {
  const pad = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0 66C20 18 70-6 128-4c22 1 40 8 40 8l-10 66c-44-8-82 0-116 30z" fill="url(#m)" stroke="#3a4149" stroke-width="1.4"/><path d="M16 62C36 24 76 8 124 9c14 0 28 3 28 3l-8 44c-38-5-70 4-98 26z" fill="url(#b)" stroke="${line}" stroke-width="1.4"/><path d="M82 18l10 46" stroke="${line}" stroke-width="4" opacity=".7"/><circle cx="34" cy="62" r="4" fill="${line}"/><circle cx="136" cy="34" r="4" fill="${line}"/></g>`
  return `<circle cx="150" cy="148" r="92" fill="url(#m)" stroke="#5d656d" stroke-width="1.5"/>${turned(24, '<circle cx="150" cy="72" r="3.2" fill="#59626b"/>', 150, 148)}<circle cx="150" cy="148" r="44" fill="#3d444c"/><circle cx="150" cy="148" r="24" fill="#eef1f3"/>${pad(176, 80)}${pad(186, 150)}`
}

/** A white cross on green: red crosses on white and white ones on red are protected emblems (§ 125 OWiG). */
export const firstAid: Motif = ({ line, highlight }) =>
  `<path d="M168 82c0-18 12-26 32-26s32 8 32 26" fill="none" stroke="#20262c" stroke-width="10" stroke-linecap="round"/><rect x="76" y="80" width="248" height="156" rx="18" fill="url(#b)" stroke="${line}" stroke-width="1.5"/><path d="M78 148h244" stroke="${line}" stroke-width="2" opacity=".6"/><circle cx="200" cy="158" r="52" fill="#f7f8f9"/><circle cx="200" cy="158" r="47" fill="#1f7a4d"/><path d="M190 128h20v20h20v20h-20v20h-20v-20h-20v-20h20z" fill="#ffffff"/><path d="M92 98h90" stroke="${highlight}" stroke-width="4" opacity=".5" stroke-linecap="round"/>`

export const warning: Motif = ({ line }) =>
  `<path d="M200 46c7 0 12 3 16 10l90 152c8 14 0 26-16 26H110c-16 0-24-12-16-26l90-152c4-7 9-10 16-10z" fill="url(#b)" stroke="${line}" stroke-width="2"/><path d="M200 112l54 92H146z" fill="#f3f5f7" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><path d="M122 234l-20 8M278 234l20 8" stroke="#3a4149" stroke-width="8" stroke-linecap="round"/>`

export const extinguisher: Motif = ({ line, highlight }) =>
  `<path d="M196 62h34l34-18v14l-28 18h-40z" fill="#20262c"/><circle cx="176" cy="72" r="14" fill="#f7f8f9" stroke="#3a4149" stroke-width="3"/><path d="M186 76c-50 4-66 40-62 92" fill="none" stroke="#20262c" stroke-width="9" stroke-linecap="round"/><path d="M158 120c0-22 16-36 44-36s44 14 44 36v104c0 8-4 12-12 12h-64c-8 0-12-4-12-12z" fill="url(#b)" stroke="${line}" stroke-width="1.5"/><rect x="158" y="138" width="88" height="58" fill="#f7f8f9"/><path d="M172 152h60M172 166h60M172 180h38" stroke="${line}" stroke-width="4"/><path d="M170 122c2-12 8-20 18-24" fill="none" stroke="${highlight}" stroke-width="4" opacity=".6" stroke-linecap="round"/>`

export const careBottle: Motif = ({ line, highlight }) =>
  `<path d="M178 70h44v26h-44z" fill="#20262c"/><path d="M168 44h46l30 10v14h-24v8h-42V60h-10z" fill="#3a434c"/><path d="M184 92h32c4 20 44 24 44 56v76c0 8-5 12-12 12h-96c-7 0-12-4-12-12v-76c0-32 40-36 44-56z" fill="url(#b)" stroke="${line}" stroke-width="1.5"/><rect x="152" y="154" width="96" height="60" rx="6" fill="#f7f8f9"/><path d="M166 196c14-26 52-26 68 0M180 196h40" fill="none" stroke="url(#b)" stroke-width="6" stroke-linecap="round"/><path d="M152 146c2-14 12-22 24-30" fill="none" stroke="${highlight}" stroke-width="4" opacity=".6" stroke-linecap="round"/>`

function turned(count: number, part: string, x = 200, y = 140): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${((index * 360) / count).toFixed(2)} ${x} ${y})">${part}</g>`,
  ).join('')
}
