/** Headings of the help page that other pages lead to; each stands word for word in `content/<locale>/hilfe-faqs.md`. */
export const helpSections = {
  delivery: { de: 'Lieferung und Versand', en: 'Delivery and shipping' },
}
