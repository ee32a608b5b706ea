/** By list and part. The text of the first part stands there while another part has something. */
export const emptyPartTexts = {
  requests: {
    OPEN: {
      title: { de: 'Keine offene Anfrage', en: 'No open enquiries' },
      text: {
        de: 'Neue Anfragen stehen hier, sobald sie eingehen. Beantwortete stehen unter „Wartet“, bis der Kunde wieder schreibt.',
        en: 'New enquiries appear here as they arrive. Answered ones are under “Waiting” until the customer writes again.',
      },
    },
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
    TO_DO: {
      title: { de: 'Kein Auftrag ist zu bearbeiten', en: 'No orders to process' },
      text: {
        de: 'Neue Bestellungen stehen hier, sobald sie eingehen. Zurückgestellte und solche bei einer Bank stehen unter „Wartet“.',
        en: 'New orders appear here as they arrive. Those on hold or with a bank are under “Waiting”.',
      },
    },
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
    TO_VALUE: {
      title: { de: 'Kein Auto ist zu bewerten', en: 'No cars to value' },
      text: {
        de: 'Neue Anfragen stehen hier, bis Sie ein Angebot abgegeben oder abgelehnt haben.',
        en: 'New requests are here until you have made an offer or declined.',
      },
    },
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
  listings: {
    WAITING: {
      title: { de: 'Kein Inserat ist zu prüfen', en: 'No listings to review' },
      text: {
        de: 'Inserate von Privatpersonen, auf die eine Regel der Prüfung zutrifft, stehen hier, bis sie entschieden sind.',
        en: 'Private listings that a rule of the review applies to are here until somebody decides.',
      },
    },
    SHOWN: {
      title: { de: 'Kein Inserat ist online', en: 'No listing is online' },
      text: {
        de: 'Inserate von Privatpersonen stehen hier, solange sie zu sehen oder reserviert sind.',
        en: 'Private listings are here for as long as they are shown or reserved.',
      },
    },
    REJECTED: {
      title: { de: 'Kein Inserat ist abgelehnt', en: 'No listing has been rejected' },
      text: {
        de: 'Was Sie ablehnen, steht hier, bis der Verkäufer es geändert und noch einmal gesendet hat.',
        en: 'What you reject is here until its seller has changed it and sent it again.',
      },
    },
  },
  notices: {
    OPEN: {
      title: { de: 'Keine offene Meldung', en: 'No open reports' },
      text: {
        de: 'Wer auf einer Fahrzeugseite „Angebot melden“ wählt, dessen Meldung steht hier, bis sie entschieden ist.',
        en: 'When somebody chooses “Report this offer” on a vehicle page, the report is here until it is decided.',
      },
    },
    DECIDED: {
      title: { de: 'Keine entschiedene Meldung', en: 'No decided reports' },
      text: {
        de: 'Meldungen stehen hier, sobald Sie über sie entschieden haben.',
        en: 'Reports are here once you have decided about them.',
      },
    },
  },
  financings: {
    OPEN: {
      title: { de: 'Kein offener Antrag', en: 'No open applications' },
      text: {
        de: 'Neue Anträge stehen hier, bis die Bank entschieden hat.',
        en: 'New applications are here until the bank has decided.',
      },
    },
    ENDED: {
      title: { de: 'Kein abgeschlossener Antrag', en: 'No ended applications' },
      text: {
        de: 'Anträge, über die entschieden ist oder die zurückgezogen wurden, stehen hier.',
        en: 'Applications that are decided or withdrawn are here.',
      },
    },
  },
} as const
