import { describe, expect, it } from 'vitest'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { MailContent, MailFrame } from '#domain/mail.ts'
import { OTHER_MAILS } from '../../tests/support/sample-mails.ts'
import { ORDER_MAIL_SAMPLES } from '../../tests/support/sample-order-mails.ts'
import { MAIL_KINDS, renderMail } from './render-mail.ts'

const ORIGIN = 'https://shop.example'
/** Gmail cuts a mail off at 102 KB. */
const MAX_BYTES = 100_000
const SITES: Readonly<Record<string, Omit<MailFrame, 'locale' | 'origin'>>> = {
  'the main site': {
    ...{ brandName: 'Fahrwerk', colour: '#0a5a64', sender: ['Fahrwerk GmbH, Messeplatz 4, 50679 Köln', 'HRB 99812'] },
    mark: { url: `${ORIGIN}/brand-mark.png`, width: 40, height: 16 },
  },
  'a storefront with a logo and a light colour': {
    ...{ brandName: 'Autohaus "Süd" & Söhne', colour: '#ffd84d', logoUrl: `${ORIGIN}/logo/${'0'.repeat(32)}.jpg` },
    sender: ['Autohaus Süd GmbH, Domstraße 1, 50667 Köln'],
  },
}
const EVERY: readonly MailContent[] = [...OTHER_MAILS, ...ORDER_MAIL_SAMPLES.map(([, content]) => content)]
const CASES = EVERY.flatMap((content) =>
  (['de', 'en'] as const).flatMap((locale) =>
    Object.entries(SITES).map(([site, frame]) => ({ kind: content.kind, locale, site, content, frame })),
  ),
)
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)

it('there is a sample of every kind', () => {
  expect(new Set(EVERY.map(({ kind }) => kind))).toEqual(new Set(MAIL_KINDS))
})

describe.each(CASES)('$kind in $locale from $site', ({ content, locale, frame }) => {
  const { subject, html, text } = renderMail(content, { ...frame, locale, origin: ORIGIN })

  it('has one title, at most one button, whose address the text has too, and loads nothing from elsewhere', () => {
    expect([tags(html, 'h1').length, tags(html, 'html')]).toEqual([1, [`<html lang="${locale}">`]])
    const buttons = [...html.matchAll(/<td class="b"[^>]*><a href="([^"]+)"/g)].map(([, href]) => href!)
    expect(buttons.length).toBeLessThanOrEqual(1)
    for (const href of buttons) expect(text).toContain(href.replaceAll('&amp;', '&'))
    const addresses = [...html.matchAll(/(?:href|src|background)="([^"]*)"|url\(/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !address?.startsWith(`${ORIGIN}/`))).toEqual([])
    expect(html).not.toMatch(/<script|<link|<form|<iframe|javascript:/)
  })

  it('is built of tables that are either for placing or have headers, and of pictures with size and text', () => {
    for (const table of html.split('<table').slice(1)) {
      const own = table.slice(0, table.search(/<\/table|$/))
      expect(own.includes('role="presentation"') || own.includes('scope="row"')).toBe(true)
    }
    for (const image of tags(html, 'img')) {
      expect(image).toMatch(/ alt="/)
      expect(image).toMatch(/ height="\d+"/)
    }
    // What is shown without pictures still says whose mail it is.
    const seen = html.replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1').replaceAll(/<style>.*?<\/style>|<[^>]+>/g, ' ')
    expect(seen).toContain(escapeMarkup(frame.brandName))
  })

  it('says who sends it and why, in the dark too, and is not cut off', () => {
    const sender = content.kind === 'newsletter' ? content.sender[0]! : frame.sender![0]!
    for (const said of [sender, subject]) expect(html).toContain(escapeMarkup(said))
    expect(text).toContain(sender)
    expect(text).toMatch(/\n-- \n.+\n/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media(prefers-color-scheme:dark)')
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES)
  })
})

it('writes on a button in the colour that can be read on it, and never in a light colour on white', () => {
  const mail = (site: string) =>
    renderMail(
      { kind: 'account-exists', person: { salutation: null, firstName: 'A', lastName: 'B' } },
      { ...SITES[site]!, locale: 'de', origin: ORIGIN },
    ).html
  const light = mail('a storefront with a logo and a light colour')
  expect(light).toMatch(/bgcolor="#ffd84d"[^>]*><a [^>]*;color:#000000"/)
  expect(light).not.toMatch(/[";]color:#ffd84d/)
  expect(mail('the main site')).toMatch(/bgcolor="#0a5a64"[^>]*><a [^>]*;color:#ffffff"/)
})
