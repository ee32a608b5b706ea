/** The sales contract between two people as PDF. What is missing is filled in by hand. */
export const salesContractDocumentTexts = {
  title: {
    de: 'Kaufvertrag über ein gebrauchtes Fahrzeug von privat',
    en: 'Contract for the private sale of a used vehicle',
  },
  author: { de: 'Verkäufer und Käufer', en: 'Seller and buyer' },
  footer: {
    de: 'Vorlage ohne Rechtsberatung. Der Marktplatz ist nicht Vertragspartei, prüft die Angaben nicht und speichert keinen Kaufpreis.',
    en: 'A template, not legal advice. The marketplace is no party to this contract, does not check the data and stores no price.',
  },
  ofRequest: { de: (number: string) => `Zu Anfrage ${number}`, en: (number: string) => `On enquiry ${number}` },
  seller: { de: 'Verkäufer (Privatperson)', en: 'Seller (private person)' },
  buyer: { de: 'Käufer', en: 'Buyer' },
  vehicle: { de: 'Das Fahrzeug', en: 'The vehicle' },
  fact: { de: 'Angabe', en: 'Detail' },
  value: { de: 'laut Verkäufer', en: 'according to the seller' },
  name: { de: 'Bezeichnung', en: 'Description' },
  vin: { de: 'Fahrzeug-Identifizierungsnummer (FIN)', en: 'Vehicle identification number (VIN)' },
  plate: { de: 'Amtliches Kennzeichen', en: 'Registration number' },
  registered: { de: 'Erstzulassung', en: 'First registration' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  fuel: { de: 'Kraftstoff', en: 'Fuel' },
  inspection: { de: 'Nächste Hauptuntersuchung', en: 'Next main inspection' },
  owners: { de: 'Zahl der Vorhalter, soweit bekannt', en: 'Previous keepers, as far as known' },
  accident: {
    de: 'Unfallschäden in der Zeit des Verkäufers',
    en: 'Accident damage while owned by the seller',
  },
  yes: { de: 'ja, siehe Mängel', en: 'yes, see defects' },
  no: { de: 'nein', en: 'no' },
  defects: { de: 'Bekannte Mängel und Schäden', en: 'Known defects and damage' },
  priceTitle: { de: 'Kaufpreis', en: 'Price' },
  price: {
    de: 'Kaufpreis in Euro (Ziffern): ______________________   in Worten: ______________________________',
    en: 'Price in euros (figures): ______________________   in words: ______________________________',
  },
  payment: {
    de: 'Der Kaufpreis wird bei der Übergabe bezahlt. Bis zur vollständigen Zahlung bleibt das Fahrzeug Eigentum des Verkäufers.',
    en: 'The price is paid at the hand-over. Until it is paid in full the vehicle remains the property of the seller.',
  },
  liabilityTitle: { de: 'Sachmängel', en: 'Defects' },
  liability: {
    de: 'Der Verkäufer verkauft als Privatperson. Die Rechte des Käufers wegen Sachmängeln sind ausgeschlossen. Der Ausschluss gilt nicht für Mängel, die der Verkäufer arglistig verschweigt, nicht für das, was er garantiert oder oben über die Beschaffenheit vereinbart, nicht bei Vorsatz und grober Fahrlässigkeit und nicht für Schäden an Leben, Körper oder Gesundheit. Ansprüche gegen Dritte, etwa aus einer Garantie des Herstellers, gehen auf den Käufer über.',
    en: 'The seller sells as a private person. The buyer’s rights on account of defects are excluded. The exclusion does not cover defects the seller fraudulently conceals, anything the seller guarantees or that is agreed above about the condition, intent and gross negligence, or injury to life, body or health. Claims against third parties, such as a manufacturer’s guarantee, pass to the buyer. German law applies.',
  },
  promisesTitle: { de: 'Der Verkäufer erklärt', en: 'The seller declares' },
  handOverTitle: { de: 'Übergabe: bitte ankreuzen', en: 'Hand-over: please tick' },
  handedOver: {
    de: 'Übergeben am: ______________   Uhrzeit: ________   Ab diesem Zeitpunkt haftet der Käufer für das Fahrzeug.',
    en: 'Handed over on: ______________   time: ________   From this moment the buyer is responsible for the vehicle.',
  },
  registrationTitle: { de: 'Veräußerungsanzeige', en: 'Notice of sale' },
  registration: {
    de: 'Wird das Fahrzeug angemeldet übergeben: Der Käufer meldet es unverzüglich um oder ab. Der Verkäufer zeigt den Verkauf sofort der Zulassungsbehörde und seiner Versicherung an, mit Name und Anschrift des Käufers und der Uhrzeit der Übergabe. Bis dahin haftet er weiter für Steuer und Versicherung.',
    en: 'If the vehicle is handed over registered: the buyer re-registers or deregisters it without delay. The seller immediately reports the sale to the registration authority (Veräußerungsanzeige) and to the insurer, with the buyer’s name and address and the time of the hand-over. Until then the seller remains liable for tax and insurance.',
  },
  signTitle: { de: 'Unterschriften', en: 'Signatures' },
  sign: { de: 'Ort, Datum und Unterschrift', en: 'Place, date and signature' },
} as const

/** Lists of the same document. */
export const salesContractLists = {
  promises: {
    de: [
      'Das Fahrzeug ist sein Eigentum und frei von Rechten anderer.',
      'Er hat die Angaben oben nach bestem Wissen gemacht.',
    ],
    en: [
      'The vehicle is the seller’s property and free of rights of others.',
      'The details above are correct to the best of the seller’s knowledge.',
    ],
  },
  handOver: {
    de: [
      '[   ] Zulassungsbescheinigung Teil I (Fahrzeugschein)',
      '[   ] Zulassungsbescheinigung Teil II (Fahrzeugbrief)',
      '[   ] Bericht der letzten Hauptuntersuchung',
      '[   ] Serviceheft oder Nachweise der Wartung',
      '[   ] Schlüssel, Anzahl: ______',
      '[   ] Zubehör, zweiter Radsatz: ______________________________',
      '[   ] Kilometerstand bei der Übergabe: ______________',
      '[   ] Das Fahrzeug ist   abgemeldet   /   angemeldet (Nichtzutreffendes streichen)',
    ],
    en: [
      '[   ] Registration certificate part I (Fahrzeugschein)',
      '[   ] Registration certificate part II (Fahrzeugbrief)',
      '[   ] Report of the last main inspection',
      '[   ] Service book or proof of maintenance',
      '[   ] Keys, number: ______',
      '[   ] Accessories, second set of wheels: ______________________________',
      '[   ] Mileage at the hand-over: ______________',
      '[   ] The vehicle is   deregistered   /   registered (cross out what does not apply)',
    ],
  },
} as const
