/** By list and part; the first part of each list has the texts of the list. */
export const emptyPartTexts = {
  requests: {
    MINE: {
      title: { de: 'Ihnen ist keine Anfrage zugewiesen', en: 'No enquiry is assigned to you' },
      text: {
        de: 'Öffnen Sie eine unter „Offen“ und wählen Sie „Mir zuweisen“.',
        en: 'Open one under “Open” and choose “Assign to me”.',
      },
    },
    WAITING: {
      title: { de: 'Auf keinen Kunden wird gewartet', en: 'No customer has to answer' },
      text: {
        de: 'Was Sie beantwortet haben, steht hier, bis der Kunde wieder schreibt.',
        en: 'What you have answered is here until the customer writes again.',
      },
    },
    CLOSED: {
      title: { de: 'Keine abgeschlossene Anfrage', en: 'No closed enquiries' },
      text: {
        de: 'Was Sie abschließen, steht hier, bis es nach der Frist gelöscht wird.',
        en: 'What you close is here until it is deleted after its period.',
      },
    },
  },
  orders: {
    WAITING: {
      title: { de: 'Kein Auftrag wartet', en: 'No order is waiting' },
      text: {
        de: 'Hier stehen zurückgestellte Aufträge, solche, über die noch eine Bank entscheidet, und übergebene, deren Widerrufsfrist läuft.',
        en: 'Orders on hold, with the bank, or in their withdrawal period.',
      },
    },
    ENDED: {
      title: { de: 'Kein abgeschlossener Auftrag', en: 'No ended orders' },
      text: {
        de: 'Abgeschlossene, abgelehnte, stornierte und erstattete Aufträge stehen hier.',
        en: 'Orders that are completed, declined, cancelled or refunded are here.',
      },
    },
  },
  tradeIns: {
    OFFERED: {
      title: { de: 'Kein Angebot ist offen', en: 'No offers are open' },
      text: {
        de: 'Ein verbindliches Angebot geben Sie nach der Besichtigung ab. Bis zur Übergabe des Autos steht es hier.',
        en: 'You make a binding offer after the inspection. It is here until the car is handed over.',
      },
    },
    ENDED: {
      title: { de: 'Keine abgeschlossene Inzahlungnahme', en: 'No ended trade-ins' },
      text: {
        de: 'Angekaufte Autos und Angebote, die abgelehnt wurden oder abgelaufen sind, stehen hier.',
        en: 'Cars you have bought, and offers that were declined or have expired, are here.',
      },
    },
  },
  financings: {
    ENDED: {
      title: { de: 'Kein abgeschlossener Antrag', en: 'No ended applications' },
      text: {
        de: 'Anträge, über die entschieden ist oder die zurückgezogen wurden, stehen hier.',
        en: 'Applications that are decided or withdrawn are here.',
      },
    },
  },
} as const
