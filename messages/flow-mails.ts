/** Mails with the link to go on with a flow, and about the right to withdraw from a credit agreement. */
export const flowMailTexts = {
  subject: { de: (flow: string) => `Hier geht es weiter: ${flow}`, en: (flow: string) => `Continue here: ${flow}` },
  checkout: { de: 'Ihre Bestellung', en: 'your order' },
  workshop: { de: 'Ihre Terminbuchung', en: 'your workshop booking' },
  financing: { de: 'Ihr Finanzierungsantrag', en: 'your financing application' },
  other: { de: 'Ihre Angaben', en: 'your details' },
  saved: {
    de: 'Ihre Angaben sind gespeichert. Der Link öffnet den Schritt, an dem Sie aufgehört haben, auch auf einem anderen Gerät.',
    en: 'Your entries are saved. The link opens the step where you left off, on any device.',
  },
  button: { de: 'Weitermachen', en: 'Continue' },
  login: {
    de: 'Dafür melden Sie sich mit Ihrem Konto an. Was Sie eingegeben haben, steht nicht in dieser E-Mail.',
    en: 'You will need to log in to your account. What you entered is not in this e-mail.',
  },
  withdrawalSubject: {
    de: (number: string) => `Ihr Widerrufsrecht für den Kredit zu Bestellung ${number}`,
    en: (number: string) => `Your right to withdraw from the credit for order ${number}`,
  },
  withdrawalText: {
    de: 'die Bank hat der Finanzierung Ihrer Bestellung zugestimmt. Wir erinnern Sie daran: Den Kreditvertrag können Sie innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Vertragsschluss, aber nicht, bevor Sie alle Pflichtangaben erhalten haben.',
    en: 'the bank has approved the financing of your order. This is a reminder that you may withdraw from the credit agreement within 14 days without giving a reason. The period begins when the agreement is concluded, but not before you have received all required information.',
  },
  withdrawalHow: {
    de: 'Den Widerruf erklären Sie der Bank. Ihre Anschrift und die Belehrung stehen im Kreditvertrag; es genügt, ihn rechtzeitig abzusenden.',
    en: 'You declare the withdrawal to the bank. Its address and the instructions are in the credit agreement; sending it in time is sufficient.',
  },
  toOrder: { de: 'Zur Bestellung', en: 'Open the order' },
}
