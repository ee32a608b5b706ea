/** What frauds ask for (domain: private sales). A message that mentions one is shown with a warning, and never blocked. */
export const MESSAGE_WARNINGS = ['MESSENGER', 'ESCROW', 'IDENTITY', 'PREPAYMENT'] as const
export type MessageWarning = (typeof MESSAGE_WARNINGS)[number]

const SIGNS: Readonly<Record<MessageWarning, RegExp>> = {
  MESSENGER: /whats?\s?app|\btelegram\b|\bviber\b|\bsignal\b(?=.{0,20}(app|nummer|number))|\b(wa|tg)\.me\b/i,
  ESCROW:
    /treuh[aä]nd|treuhaend|\bescrow\b|sped(ition|iteur)|transport\s?(firma|unternehmen)|shipping (company|agent)|\bcourier\b|kurierdienst|western union|moneygram|geschenkkarte|gift card/i,
  IDENTITY:
    /(kopie|foto|(?<!aus)bild|scan|photo|copy|picture)\w*[^.!?\n]{0,40}(ausweis|reisepass|f[uü]hrerschein|passport|identity card|id card|driving licen[cs]e|\bid\b(?!\.?\s?(\d|buzz)))|(ausweis|reisepass|f[uü]hrerschein|passport|id card|driving licen[cs]e)\w*[^.!?\n]{0,40}(kopie|foto|scan|photo|copy|picture|schick|send)/i,
  PREPAYMENT:
    /anzahl[a-z]|vorkasse|vorauszahl|vorab [^.!?\n]{0,30}(zahl|[uü]berweis)|([uü]berweis|zahl)\w*[^.!?\n]{0,40}(vorab|im voraus|reservier)|reservierungsgeb[uü]hr|down ?payment|(?<!\bthank(s|(ing)? you)( (very|so) much| a lot)? )in advance|up ?front|reservation fee|(pay|send|transfer|wire)\w*[^.!?\n]{0,30}deposit|deposit[^.!?\n]{0,30}(pay|send|transfer|wire|hold|reserve)|\bscheck\b|(bank|cashier.?s?) che(ck|que)|paypal[^.!?\n]{0,20}freund|friends and family/i,
}

/** What a message asks for that frauds ask for, in a fixed order; empty for others. */
export function warningsOf(text: string): MessageWarning[] {
  return MESSAGE_WARNINGS.filter((warning) => SIGNS[warning].test(text))
}
