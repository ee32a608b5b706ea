/** The first and the last page of selling a car inside a frame on a dealer's website. */
export const tradeInWidgetTexts = {
  byChoice: { de: 'Ohne FIN: Marke und Modell wählen', en: 'No VIN? Choose make and model' },
  readyTitle: { de: 'Alles angegeben', en: 'All done' },
  readyLead: {
    de: 'Der Schätzpreis mit allen Zeilen öffnet sich auf der Seite des Händlershops, mit allem, was Sie angegeben haben. Dafür melden Sie sich an.',
    en: 'The estimate with every line opens on the dealer’s shop, with all you have entered. You log in for this.',
  },
  goOn: { de: 'Zum Schätzpreis', en: 'See the estimate' },
  expired: {
    de: 'Ihre Angaben sind nicht mehr da: Sie bleiben zwei Stunden gespeichert. Bitte beginnen Sie noch einmal.',
    en: 'Your entries are gone: they are saved for two hours. Please begin again.',
  },
}
