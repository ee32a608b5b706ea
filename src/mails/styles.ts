import type { MailFrame } from '#domain/mail.ts'
import { contrastOf, MIN_CONTRAST } from '#domain/merchant/contrast.ts'

const FONT = 'font-family:Helvetica,Arial,sans-serif;'
const [INK, SOFT, LINE, MIST] = ['#12161c', '#454f5a', '#d9dee4', '#f3f5f7']
const WHITE = '#ffffff'

/** Inline, because some programs drop every rule of the head. Each cell names its font, because Outlook does not inherit it. */
export const STYLE = {
  body: `margin:0;padding:0;background:${MIST}`,
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0',
  page: `background:${MIST}`,
  card: `width:100%;max-width:600px;background:${WHITE}`,
  foot: 'width:100%;max-width:600px',
  mark: 'display:block;border:0;max-width:200px',
  brand: `${FONT}font-size:20px;line-height:24px;font-weight:bold;color:${INK}`,
  number: `${FONT}font-size:14px;line-height:20px;color:${SOFT};white-space:nowrap`,
  hero: `display:block;width:100%;height:auto;border:0;background:${MIST};${FONT}font-size:14px;line-height:20px;color:${SOFT}`,
  content: `${FONT}font-size:16px;line-height:24px;color:${INK};overflow-wrap:break-word`,
  title: `${FONT}font-size:28px;line-height:34px;font-weight:bold;letter-spacing:-.3px;color:${INK};margin:28px 0 16px`,
  heading: `${FONT}font-size:18px;line-height:24px;font-weight:bold;color:${INK};margin:32px 0 8px`,
  paragraph: 'margin:0 0 20px',
  small: `margin:0 0 12px;font-size:14px;line-height:20px;color:${SOFT}`,
  list: 'margin:0 0 20px;padding-left:20px',
  label: `${FONT}font-size:14px;line-height:20px;color:${SOFT};font-weight:normal;text-align:left;vertical-align:top;padding:6px 12px 6px 0;width:40%`,
  value: `${FONT}font-size:14px;line-height:20px;color:${INK};vertical-align:top;padding:6px 0;word-break:break-word;overflow-wrap:anywhere`,
  item: `${FONT}font-size:14px;line-height:20px;color:${INK};font-weight:normal;text-align:left;vertical-align:top;padding:8px 12px 8px 0;word-break:break-word;overflow-wrap:anywhere`,
  amount: `${FONT}font-size:14px;line-height:20px;color:${INK};text-align:right;vertical-align:top;white-space:nowrap;padding:8px 0`,
  total: `font-size:18px;line-height:26px;font-weight:bold;border-top:1px solid ${INK}`,
  sum: `border-top:1px solid ${LINE}`,
  fine: `font-size:13px;line-height:20px;color:${SOFT}`,
  table: 'margin:0 0 20px;border-collapse:collapse',
  prices: `margin:0 0 20px;border-collapse:collapse;border-top:2px solid ${INK}`,
  stations: 'margin:4px 0 28px',
  station: 'padding:0 4px 0 0;vertical-align:top',
  stationText: `${FONT}font-size:12px;line-height:16px;border-style:solid;border-width:4px 0 0;padding:8px 0 0`,
  button: 'margin:8px 0 28px',
  buttonLink: `${FONT}display:block;padding:15px 24px;font-size:16px;line-height:20px;font-weight:bold;text-align:center;text-decoration:none`,
  car: `border-bottom:1px solid ${LINE};padding:0 0 24px`,
  row: `border-top:1px solid ${LINE};padding:16px 0;vertical-align:top`,
  picture: `display:block;width:100%;height:auto;border:0;background:${MIST}`,
  thumb: `display:block;border:0;background:${MIST};${FONT}font-size:12px;line-height:16px;color:${SOFT}`,
  name: `${FONT}font-size:16px;line-height:22px;font-weight:bold;color:${INK};text-decoration:none`,
  price: `${FONT}font-size:18px;line-height:26px;font-weight:bold;color:${INK};margin:4px 0`,
  fineText: `${FONT}font-size:13px;line-height:20px;color:${SOFT};margin:2px 0 0`,
  footer: `${FONT}font-size:13px;line-height:20px;color:${SOFT};padding:20px 32px 32px`,
  footerLine: 'margin:0 0 12px',
  footerLink: `color:${SOFT}`,
} as const

/**
 * The rules that are possible in the head only: for narrow windows, and for the dark theme, in which neutral colours replace the brand's
 * where it would colour text. Programs that drop the head show the light mail.
 */
export const HEAD_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media(max-width:600px){.in{padding-left:20px!important;padding-right:20px!important}.out{padding:0!important}h1{font-size:24px!important;line-height:30px!important}',
  '.st{display:block!important;width:auto!important;padding:0!important}.st br{display:none}.st div{border-width:0 0 0 4px!important;padding:5px 0 5px 12px!important;font-size:14px!important;line-height:20px!important}',
  '.th{width:104px!important;padding-right:12px!important}.th img{width:104px!important;height:auto!important}}',
  '@media(prefers-color-scheme:dark){.bg{background:#0f1216!important}.card{background:#171b20!important}.t{color:#f2f4f6!important}.s{color:#b3bcc6!important}',
  '.a{color:#dfe6ec!important}.l{border-color:#343c45!important}.i{border-color:#b3bcc6!important}.d{border-color:#c7d0d8!important}.n{border-color:#8c98a4!important}.b{border:1px solid #8c98a4!important}}',
].join('')

/** The brand's colour as a button's, with text that is readable on it, and as that of links where it is readable on white. */
export function coloursOf({ colour }: Pick<MailFrame, 'colour'>) {
  const isReadable = contrastOf(colour, WHITE) >= MIN_CONTRAST
  return {
    button: colour,
    onButton: isReadable ? WHITE : '#000000',
    link: isReadable ? colour : INK,
    station: { done: colour, now: '#8c98a4', open: LINE },
  }
}
