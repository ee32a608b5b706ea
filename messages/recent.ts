/** The vehicles looked at last. */
export const recentTexts = {
  recentlyViewed: { de: 'Zuletzt angesehen', en: 'Recently viewed' },
  clearRecent: { de: 'Liste leeren', en: 'Clear list' },
}
