/** Headings of the help page that other pages link to; each is word for word in `content/<locale>/hilfe-faqs.md`. */
export const helpSections = {
  delivery: { de: 'Lieferung und Versand', en: 'Delivery and shipping' },
}
