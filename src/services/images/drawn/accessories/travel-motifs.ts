import type { Motif } from './motif.ts'

/*
 * Drawings on a canvas of 400 × 300; things stand on y 236. `#b` is the thing's own colour from light above to dark below, `#d` dark
 * plastic, `#m` metal.
 */

export const roofBox: Motif = ({ line, highlight }) =>
  `<rect x="92" y="196" width="216" height="9" rx="3" fill="url(#m)"/><path d="M110 196v-12M290 196v-12" stroke="#3a4149" stroke-width="10"/>
<path d="M44 176c4-34 40-60 96-64 64-5 138 0 178 18 26 12 40 30 40 46 0 10-8 14-20 14H62c-12 0-19-4-18-14z" fill="url(#b)" stroke="${line}" stroke-width="1.5"/>
<path d="M46 172c84 9 220 9 311 2" fill="none" stroke="${line}" stroke-width="2"/><path d="M84 136c44-20 140-24 214 0" fill="none" stroke="${highlight}" stroke-width="4" stroke-linecap="round" opacity=".5"/>
<rect x="116" y="180" width="22" height="6" rx="3" fill="${line}"/><rect x="262" y="180" width="22" height="6" rx="3" fill="${line}"/>`

export const roofBars: Motif = ({ line, highlight }) => {
  const bar = (y: number) =>
    `<path d="M56 ${y}c60-13 228-13 288 0l-3 10c-60-11-222-11-282 0z" fill="url(#b)" stroke="${line}" stroke-width="1.4"/><path d="M76 ${y - 1}c62-9 190-9 248 0" fill="none" stroke="${highlight}" stroke-width="2" opacity=".6"/>
<path d="M70 ${y + 4}l-14 34h32l12-34zM330 ${y + 4}l14 34h-32l-12-34z" fill="url(#d)"/><circle cx="76" cy="${y + 25}" r="3.4" fill="#aeb6bd"/><circle cx="324" cy="${y + 25}" r="3.4" fill="#aeb6bd"/>`
  return bar(112) + bar(188)
}

export const bikeRack: Motif = ({ base, line }) => {
  const bike = (x: number, y: number, colour: string) =>
    `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#20262c" stroke-width="5"><circle cx="-72" r="41"/><circle cx="72" r="41"/></g><g stroke="#aab2b9" stroke-width="1.4"><circle cx="-72" r="36"/><circle cx="72" r="36"/></g>
<g stroke="${colour}" stroke-width="7"><path d="M-72 0l34-56h74L2 2zM-38-56L2 2M72 0L32-66"/></g><path d="M-72 0H2M-44-68h20M32-66c2-12 14-14 22-8" stroke="#20262c" stroke-width="5"/><circle cx="2" cy="2" r="8" fill="#20262c"/></g>`
  return `${bike(204, 168, '#8d979f')}${bike(196, 180, base)}<rect x="70" y="219" width="260" height="13" rx="6" fill="url(#m)" stroke="#3a4149"/><path d="M190 226h20v24h-20z" fill="url(#d)"/><path d="M196 118v104" stroke="#3a4149" stroke-width="8" stroke-linecap="round"/>
<rect x="52" y="232" width="34" height="16" rx="4" fill="#a91d24" stroke="${line}"/><rect x="314" y="232" width="34" height="16" rx="4" fill="#a91d24" stroke="${line}"/>`
}

export const bootLiner: Motif = ({ line, highlight }) =>
  `<path d="M98 104h204l56 110c3 9-2 18-13 18H55c-11 0-16-9-13-18z" fill="url(#d)"/><path d="M98 104h204l50 104H48z" fill="url(#b)" stroke="${line}" stroke-width="1.5"/>
<path d="M116 120h168l36 74H80z" fill="none" stroke="${highlight}" stroke-width="2" opacity=".45"/>${[138, 152, 166, 180].map((y, row) => `<path d="M${108 - row * 8} ${y}h${184 + row * 16}" stroke="${line}" stroke-width="3" stroke-linecap="round" stroke-dasharray="14 10" opacity=".6"/>`).join('')}`

export const dogGuard: Motif = ({ base, line }) =>
  `<g fill="none" stroke="url(#b)" stroke-width="7" stroke-linejoin="round"><rect x="72" y="92" width="256" height="128" rx="22"/></g><path d="M72 134h256M72 178h256" stroke="${base}" stroke-width="7"/><g stroke="${base}" stroke-width="4">${Array.from({ length: 11 }, (_, index) => `<path d="M${95 + index * 21} 94v124"/>`).join('')}</g>
<path d="M110 92V60M290 92V60M110 220v20M290 220v20" stroke="${line}" stroke-width="8" stroke-linecap="round"/><path d="M96 58h28M276 58h28" stroke="url(#d)" stroke-width="10" stroke-linecap="round"/>`

export const floorMat: Motif = ({ line, highlight }) => {
  const mat = (x: number) =>
    `<g transform="translate(${x} 0)"><path d="M0 92c0-10 6-15 16-16l82-6c12-1 20 5 20 17v126c0 12-7 18-18 18H20c-12 0-19-6-19-17z" fill="url(#b)" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>
<path d="M14 96c0-5 3-8 8-8l72-5c6 0 10 3 10 9v116c0 6-4 9-9 9H24c-6 0-9-3-9-9z" fill="none" stroke="${highlight}" stroke-width="1.4" stroke-dasharray="4 4" opacity=".6"/><rect x="36" y="166" width="46" height="34" rx="5" fill="${line}" opacity=".55"/><circle cx="22" cy="218" r="5" fill="#aeb6bd"/></g>`
  return mat(66) + mat(216)
}

export const childSeat: Motif = ({ line, highlight }) =>
  `<path d="M128 214l-16 26h150l20-30z" fill="url(#d)"/><path d="M158 54c16-18 78-18 94 0 12 14 14 42 12 66l22 62c8 24-4 42-28 42H140c-22 0-34-14-28-36l24-70c-2-24 4-48 22-64z" fill="url(#b)" stroke="${line}" stroke-width="1.6"/>
<path d="M170 70c14-10 56-10 70 0 8 12 8 34 4 50-22 10-54 10-78 0-4-16-4-38 4-50z" fill="${line}" opacity=".35"/><path d="M150 134c30 12 82 12 112 0l16 50c-38 16-98 16-142 0z" fill="${line}" opacity=".28"/>
<path d="M184 100l12 66M226 100l-16 66M204 168v28" stroke="#77818a" stroke-width="8" stroke-linecap="round"/><circle cx="204" cy="168" r="10" fill="#a91d24"/><path d="M150 74c-8 18-8 34-6 50" stroke="${highlight}" stroke-width="4" fill="none" opacity=".5" stroke-linecap="round"/>`

export const phoneHolder: Motif = ({ line }) =>
  `<path d="M186 206h28l10 30h-48z" fill="url(#d)"/><rect x="150" y="180" width="100" height="26" rx="10" fill="url(#b)" stroke="${line}"/><g transform="rotate(-7 200 120)"><rect x="152" y="44" width="96" height="156" rx="14" fill="#14181d"/><rect x="158" y="51" width="84" height="142" rx="9" fill="url(#g)"/><path d="M178 160l24-62 20 22 18-40" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><circle cx="178" cy="160" r="7" fill="#fff"/></g>
<path d="M146 120v50M254 112v50" stroke="#20262c" stroke-width="12" stroke-linecap="round"/>`

export const dashCam: Motif = ({ line }) =>
  `<path d="M150 62h100l-14 40h-72z" fill="url(#d)"/><rect x="92" y="100" width="216" height="112" rx="34" fill="url(#b)" stroke="${line}" stroke-width="1.5"/><circle cx="200" cy="156" r="48" fill="#14181d"/><circle cx="200" cy="156" r="38" fill="url(#g)"/><circle cx="200" cy="156" r="20" fill="#0c0e11"/><circle cx="188" cy="144" r="7" fill="#fff" opacity=".75"/>
<circle cx="278" cy="128" r="5" fill="#e0322f"/><rect x="112" y="150" width="24" height="6" rx="3" fill="#808a93"/><rect x="112" y="162" width="24" height="6" rx="3" fill="#808a93"/>`

export const chargingCable: Motif = ({ base, line }) => {
  const plug = (x: number, turn: number) =>
    `<g transform="translate(${x} 216) rotate(${turn})"><path d="M-17-44h34l5 44h-44z" fill="url(#d)"/><rect x="-21" y="-80" width="42" height="40" rx="14" fill="#20262c"/><circle cy="-62" r="15" fill="#3a434c"/>${[-7, 0, 7].map((at) => `<circle cx="${at}" cy="-66" r="2.4" fill="#cfd5da"/><circle cx="${at}" cy="-58" r="2.4" fill="#cfd5da"/>`).join('')}</g>`
  const ring = (r: number) =>
    `<ellipse cx="200" cy="150" rx="${r}" ry="${r * 0.82}" fill="none" stroke="${line}" stroke-width="13"/><ellipse cx="200" cy="150" rx="${r}" ry="${r * 0.82}" fill="none" stroke="${base}" stroke-width="10"/>`
  return `${ring(92)}${ring(76)}${ring(60)}<rect x="186" y="54" width="28" height="52" rx="6" fill="url(#d)"/>${plug(104, -18)}${plug(296, 18)}`
}
