/** Asked before a listing is ended for good. */
export const listingQuestionTexts = {
  end: {
    title: { de: (name: string) => `Inserat „${name}“ beenden?`, en: (name: string) => `End the listing “${name}”?` },
    yes: { de: 'Ja, beenden', en: 'Yes, end it' },
  },
  sold: {
    title: {
      de: (name: string) => `Ist „${name}“ verkauft?`,
      en: (name: string) => `Have you sold “${name}”?`,
    },
    yes: { de: 'Ja, verkauft', en: 'Yes, it is sold' },
  },
} as const

/** What has just been done to a listing, by its name; `until` is the day until which it is online. */
export const listingDoneTexts = {
  renew: {
    de: (name: string, until: string) => `„${name}“ ist verlängert und jetzt bis ${until} online.`,
    en: (name: string, until: string) => `“${name}” has been renewed and is now online until ${until}.`,
  },
  reserve: {
    de: (name: string) => `„${name}“ steht jetzt als reserviert in der Suche.`,
    en: (name: string) => `“${name}” is now shown as reserved in the search.`,
  },
  release: {
    de: (name: string, until: string) => `„${name}“ ist nicht mehr reserviert und bis ${until} online.`,
    en: (name: string, until: string) => `“${name}” is no longer reserved and is online until ${until}.`,
  },
  sold: {
    de: (name: string) => `„${name}“ ist verkauft und steht nicht mehr in der Suche.`,
    en: (name: string) => `“${name}” is sold and no longer in the search.`,
  },
  end: {
    de: (name: string) => `Das Inserat „${name}“ ist beendet und steht nicht mehr in der Suche.`,
    en: (name: string) => `The listing “${name}” has ended and is no longer in the search.`,
  },
} as const
