/** The position of a car in a list, explained (§ 5b (2) UWG). */
export const rankingTexts = {
  heading: { de: 'Warum an dieser Stelle?', en: 'Why in this position?' },
  sortedBy: { de: (what: string) => `Sortiert nach „${what}“:`, en: (what: string) => `Sorted by “${what}”:` },
  how: { de: 'So entsteht die Reihenfolge', en: 'How results are ranked' },
}
