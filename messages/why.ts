/** Why a vehicle stands where it does in a list (§ 5b (2) UWG). */
export const whyTexts = {
  why: { de: 'Warum hier?', en: 'Why here?' },
  sortedBy: { de: (what: string) => `Sortiert nach „${what}“:`, en: (what: string) => `Sorted by “${what}”:` },
  unknown: { de: 'keine Angabe', en: 'not stated' },
  relevance: {
    de: (score: string, data: string, pictures: string) => `${score} Punkte (Daten ${data}, Bilder ${pictures}).`,
    en: (score: string, data: string, pictures: string) => `${score} points (data ${data}, pictures ${pictures}).`,
  },
  how: { de: 'So entsteht die Reihenfolge', en: 'How we sort' },
}
