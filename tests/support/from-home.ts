import type { Locale } from '#domain/locale.ts'
import { frameTexts } from '#messages/frame.ts'
import { navigationTexts } from '#messages/navigation.ts'
import type { Visitor } from './browser.ts'

type LinkName = keyof typeof navigationTexts
type Menu = 'sell' | 'workshop' | 'account'

/** Opens the home page and goes on by its menus, with script or without. */
export async function goesFromHome(visitor: Visitor, locale: Locale, menu: Menu, link: LinkName): Promise<void> {
  await visitor.opens(locale === 'de' ? '/' : '/en')
  await choosesOfMenu(visitor, locale, menu, link)
}

/** Chooses a link of a menu of the header; on a phone all of them are in one menu. */
export async function choosesOfMenu({ page }: Visitor, locale: Locale, menu: Menu, link: LinkName): Promise<void> {
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  const title = menu === 'account' ? frameTexts.account[locale] : navigationTexts[menu][locale]
  const name = navigationTexts[link][locale]
  if (await button(frameTexts.openMenu[locale]).isVisible()) {
    await button(frameTexts.openMenu[locale]).click()
    await page.locator('#menue summary', { hasText: title }).click()
  } else if (menu === 'account') {
    // After a log-in the header of visitors may still be there for a moment.
    await button(link === 'login' ? title : frameTexts.accountMenu[locale]).click()
  } else if (await button(title).isVisible()) await button(title).click()
  // A section with one page is a link, not a menu.
  else return page.getByRole('banner').getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('link', { name, exact: true }).and(page.locator(':visible')).first().click()
}
