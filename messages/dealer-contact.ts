/** The contact page of a dealer's own shop. */
export const dealerContactTexts = {
  title: { de: 'Kontakt', en: 'Contact' },
  description: {
    de: 'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
    en: 'Give us a call, write to us or drop in.',
  },
  phone: { de: 'Telefon: ', en: 'Telephone: ' },
  email: { de: 'E-Mail: ', en: 'E-mail: ' },
  address: { de: 'Anschrift', en: 'Address' },
  openingHours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  questions: { de: 'Fragen zu einem Auto', en: 'Questions about a car' },
  questionsText: {
    de: 'Nennen Sie uns die Angebotsadresse aus der Zeile Ihres Browsers, dann wissen wir gleich, welches Auto Sie meinen.',
    en: 'Tell us the address of the offer in your browser, and we know at once which car you mean.',
  },
  report: { de: 'Etwas stimmt nicht', en: 'Something is wrong' },
  reportText: {
    de: 'Halten Sie ein Angebot für falsch oder rechtswidrig, schreiben Sie uns den Link der Seite und was nicht stimmt. Wir prüfen es und antworten Ihnen.',
    en: 'If you think an offer is wrong or unlawful, send us the link of the page and what is wrong. We check it and answer you.',
  },
}
