import { escapeMarkup } from '#domain/escape-markup.ts'
import { layoutTable } from './markup.ts'
import type { MailPart } from './parts.ts'
import { STYLE } from './styles.ts'

type PartOf<Key extends string> = Extract<MailPart, Readonly<Record<Key, unknown>>>

/** A car with a large picture; the picture has its size, so that nothing jumps while it loads. */
export function carHtml({ title, href, picture, price, lines, link }: PartOf<'car'>['car'], color: string): string {
  const address = escapeMarkup(href)
  const drawn = picture.note === null ? '' : fine(picture.note)
  const image = `<img src="${escapeMarkup(picture.src)}" alt="${escapeMarkup(title)}" width="536" height="335" style="${STYLE.picture}">`
  const cell =
    `<a href="${address}">${image}</a>${drawn}` +
    `<h2 style="margin:16px 0 0"><a class="t" href="${address}" style="${STYLE.name};font-size:20px;line-height:26px">${escapeMarkup(title)}</a></h2>` +
    `<p class="t" style="${STYLE.price}">${escapeMarkup(price)}</p>${lines.map(fine).join('')}` +
    `<p style="margin:12px 0 0"><a class="a" href="${address}" style="color:${color}">${escapeMarkup(link)}</a></p>`
  return layoutTable(`<tr><td class="l" style="${STYLE.car}">${cell}</td></tr>`, 'margin:0 0 28px')
}

/** Cars below each other, a small picture on the left. */
export function rowsHtml(rows: PartOf<'rows'>['rows']): string {
  const cells = rows.map(({ title, href, picture, price, before, lines }) => {
    const address = escapeMarkup(href)
    const image = picture
      ? `<td class="th l" width="160" style="${STYLE.row};padding-right:20px"><a href="${address}"><img src="${escapeMarkup(picture.src)}" alt="" width="160" height="100" style="${STYLE.thumb}"></a>${picture.note === null ? '' : fine(picture.note)}</td>`
      : ''
    const old =
      before === null ? '' : ` <span class="s" style="${STYLE.fine};font-weight:normal">${escapeMarkup(before)}</span>`
    const name = `<a class="t" href="${address}" style="${STYLE.name}">${escapeMarkup(title)}</a>`
    return `<tr>${image}<td class="l" style="${STYLE.row}">${name}<p class="t" style="${STYLE.price}">${escapeMarkup(price)}${old}</p>${lines.map(fine).join('')}</td></tr>`
  })
  return layoutTable(cells.join(''), 'margin:0 0 8px')
}

function fine(text: string): string {
  return `<p class="s" style="${STYLE.fineText}">${escapeMarkup(text)}</p>`
}
