/** Pages of text, the guide for buyers, and the press. */
export const articleTexts = {
  contents: { de: 'Auf dieser Seite', en: 'On this page' },
  validFrom: { de: (day: string) => `Gültig ab ${day}`, en: (day: string) => `Valid from ${day}` },
  guide: { de: 'Ratgeber', en: 'Guide' },
  guideLead: {
    de: 'Was Sie vor, beim und nach dem Autokauf wissen sollten: kurz erklärt, mit Zahlen und mit Suchen, die gleich passen.',
    en: 'What to know before, during and after buying a car: explained briefly, with figures and with searches that fit.',
  },
  press: { de: 'Presse', en: 'Press' },
  pressLead: {
    de: 'Neues aus dem Unternehmen, für Redaktionen und alle, die es wissen möchten.',
    en: 'News from the company, for newsrooms and everybody who would like to know.',
  },
  readOn: { de: 'Weiterlesen', en: 'Read on' },
  feed: { de: 'Pressemitteilungen als RSS-Feed', en: 'Press releases as an RSS feed' },
  moreSections: {
    de: (count: number) => `${count} weitere Abschnitte anzeigen`,
    en: (count: number) => `Show ${count} more sections`,
  },
  fewerSections: { de: 'Weniger anzeigen', en: 'Show less' },
  previewInvalid: {
    de: 'So lässt sich die Seite nicht zeigen. Sie braucht „# Titel“ und darunter einen Absatz; Links führen zu https, mailto, tel oder einem Pfad des Shops.',
    en: 'The page cannot be shown like this. It needs "# Title" and a paragraph below; links lead to https, mailto, tel or a path of the shop.',
  },
  preview: { de: 'Vorschau', en: 'Preview' },
  captions: { de: 'Untertitel', en: 'Captions' },
} as const
