/** Ways out of the shop: an e-mail address, a telephone number, a web address, the name of a messenger. */
const CONTACTS: readonly RegExp[] = [
  /[\w.+-]+\s*(@|\(at\)|\[at\])\s*[\w-]+\s*(\.|\(dot\)|\(punkt\))\s*[a-z]{2,}/i,
  // Telephone numbers have at least eight digits behind 0 or +; mileages, prices and part numbers do not begin so.
  /(?<![\d.,])(\+|00|0)(?:[\s/().-]*\d){8,14}(?!\d)/,
  /\b(https?:\/\/|www\.)\S+/i,
  /\b[a-z\d-]{2,}\.(de|com|net|info|eu|ru|me)\b/i,
  /\b(whats\s?app|telegram|signal|viber|insta(gram)?|facebook)\b/i,
]

/** Whether a text tells readers how to reach somebody outside the shop. */
export function hasContact(text: string): boolean {
  return CONTACTS.some((contact) => contact.test(text))
}
