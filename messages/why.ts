/** Why a vehicle stands where it does in a list (§ 5b (2) UWG). */
export const rankingTexts = {
  why: { de: 'Warum hier?', en: 'Why here?' },
  sortedBy: { de: (what: string) => `Sortiert nach „${what}“:`, en: (what: string) => `Sorted by “${what}”:` },
  how: { de: 'So entsteht die Reihenfolge', en: 'How we sort' },
}
