/** How a car is bought here, step by step. */
export const homeStepTexts = {
  step1: { de: 'Auto finden', en: 'Find your car' },
  step1Text: {
    de: 'Alle Daten, der Preisvergleich und die Monatsrate stehen auf einer Seite.',
    en: 'All data, the price comparison and the monthly rate, on one page.',
  },
  step2: { de: 'Zahlung wählen', en: 'Choose how to pay' },
  step2Text: {
    de: 'Sofort bezahlen oder finanzieren. Ihr altes Auto rechnen wir an.',
    en: 'Pay at once or finance. Your old car counts towards the price.',
  },
  step3: { de: 'Online bestellen', en: 'Order online' },
  step3Text: {
    de: 'Zum verbindlichen Preis. Der Vertrag gilt, sobald Ihre Bestellung angenommen ist.',
    en: 'At a binding price. The contract begins once your order is accepted.',
  },
  step4: { de: 'Liefern lassen', en: 'Have it delivered' },
  step4Text: {
    de: 'Bis vor Ihre Tür, oder Sie holen Ihr Auto kostenlos ab.',
    en: 'To your door, or collect your car free of charge.',
  },
  step5: { de: 'In Ruhe prüfen', en: 'Take your time' },
  step5Text: {
    de: '14 Tage lang können Sie den Kauf ohne Angabe von Gründen widerrufen.',
    en: 'For 14 days you can withdraw from the purchase without giving a reason.',
  },
}
