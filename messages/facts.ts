/** Facts on cards, where there is no room for their labels. */
export const factTexts = {
  registered: { de: (month: string) => `EZ\u00A0${month}`, en: (month: string) => `Reg.\u00A0${month}` },
}
