import { describe, expect, it } from 'vitest'
import { berlinYear } from '#domain/berlin-time.ts'
import { type Answers, answerAt, type BankingPart, STEP_FIELDS } from '#domain/banking/fields.ts'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { homePromiseTexts } from '#messages/home-promise.ts'
import { bankingConfirmationTexts } from '#messages/banking-confirmation.ts'
import { bankingUploadTexts } from '#messages/banking-documents.ts'
import { bankingQuestionTexts } from '#messages/banking-questions.ts'
import { bankingTexts } from '#messages/banking.ts'
import { contactTexts } from '#messages/contact.ts'
import { frameTexts } from '#messages/frame.ts'
import { navigationTexts } from '#messages/navigation.ts'
import { offerTexts } from '#messages/offer.ts'
import { orderTexts } from '#messages/orders.ts'
import { ownListingTexts } from '#messages/own-listings.ts'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { tradeInConditionTexts } from '#messages/trade-in-condition.ts'
import { tradeInDealerTexts } from '#messages/trade-in-dealer.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { sequenceTexts, tradeInVehicleTexts } from '#messages/trade-in-vehicle.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { workshopTexts } from '#messages/workshop.ts'
import { bookedTexts } from '#messages/workshop-booked.ts'
import { LISTING_VERBS } from '#server/verbs/listing-verbs.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { addCustomer, setPassword } from '../support/account.ts'
import { addCalendar } from '../support/appointments.ts'
import { addFinancedOrder, BANKING_ANSWERS } from '../support/banking.ts'
import { waitsForStamp } from '../support/bot-check.ts'
import { useBrowser, WITHOUT_PICTURES } from '../support/browser.ts'
import { photograph } from '../support/feed-file.ts'
import { type FlowWalk, walkFromHome, type Way } from '../support/flow-walk.ts'
import { pdfFile } from '../support/pdf-file.ts'
import { SOON } from '../support/soon.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const YEAR = String(berlinYear() - 5)
const test = useTestDatabase()
let merchantId: number
const shop = useTestShop(test, {}, async () => {
  merchantId = (await addMerchant(test.database)).id
  await putWorkshopServices(test.database, demoServices())
  await putWorkshopPrices(test.database, merchantId, demoPrices('lindenhof'))
  await addCalendar(test.database, merchantId, { bays: 9 })
  await deliver(test.database, merchantId, [
    car('1', { attributes: { firstRegistration: `${YEAR}-03` } }),
    car('2', { modelName: 'Polo' }),
    car('3', { makeName: 'Opel', modelName: 'Corsa' }),
  ])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

/** Each flow goes one of these ways; the other is that of its own journey, beside this file. */
const IN_ENGLISH: Way = { locale: 'en', javaScript: true }
const WITHOUT_SCRIPT: Way = { locale: 'de', javaScript: false }
const TIMES = 'button[name="time"]:not([disabled])'
const PERSON = { firstName: 'Sabine', lastName: 'Krüger', email: 'sabine@post.example', phone: '0221 4710100' }

async function picture() {
  return { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photograph('#224466') }
}

/** Writes the answers of a step of the financing application into its fields. */
async function answersBank(walk: FlowWalk, part: BankingPart, locale: string): Promise<void> {
  const { page } = walk.visitor
  for (const path of STEP_FIELDS[part]) {
    const value = answerAt(BANKING_ANSWERS[part] satisfies Answers, path)
    const field = page.locator(`[name="${path}"]`)
    if (value === null || path.endsWith('hasPreviousEmployer')) continue
    const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value))
    if (date)
      for (const [index, name] of (['year', 'month', 'day'] as const).entries())
        await walk.types(page.locator(`[name="${path}-${name}"]`), date[index + 1]!)
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
      const option = field.locator(`option[value="${value === false ? 'no' : String(value)}"]`)
      await walk.selects(field, (await option.textContent())!)
    } else if (part === 'income' && typeof value === 'number')
      await walk.types(field, (value / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.'))
    else await walk.types(field, String(value))
  }
}

/** The account is new, so a person decides; what is approved is soon in the search, what is rejected afterwards out of it. */
async function isReviewed(email: string): Promise<void> {
  const verb = (name: string, ...args: string[]) => LISTING_VERBS[name]!.run(test, args)
  const line = (await verb('listings')).split('\n').find((one) => one.includes(email)) ?? ''
  expect(line).toMatch(/NEW_ACCOUNT.*14200 €/)
  const [number = ''] = line.split('\t')
  await expect(verb('reject-listing', number, 'UGLY')).rejects.toThrow('A reason is one of')
  await expect(verb('approve-listing', '12')).rejects.toThrow('no private offer')
  await verb('approve-listing', number)
  const isFound = async () => (await shop.get('/auto-kaufen/volkswagen-golf')).text.includes('14.200')
  await expect.poll(isFound, SOON).toBe(true)
  await expect(verb('approve-listing', number)).rejects.toThrow('does not wait')
  await verb('reject-listing', number, 'PRICE_NOT_PLAUSIBLE')
  await expect.poll(isFound, SOON).toBe(false)
  expect(await verb('listings')).not.toContain(email)
}

async function addPerson(locale: string, flow: string) {
  const { actor, email } = await addCustomer(test.database, `${flow}-${locale}@example.com`)
  await setPassword(test.database, email)
  return { email, customerId: actor.customerId }
}

describe('from the home page on, by keyboard alone', () => {
  it('a workshop appointment is booked, in English', async () => {
    const { locale } = IN_ENGLISH
    const walk = await walkFromHome(browser, IN_ENGLISH)
    const { page } = walk.visitor
    await walk.follows(navigationTexts.workshop)
    await page.getByRole('heading', { level: 1, name: workshopTexts.servicesTitle[locale] }).waitFor()
    await walk.isRefused()
    await walk.checks(walk.at('checkbox', /WS-1050|Innenraumfilter|cabin filter/i))
    await walk.goesOn()
    await walk.arrives(workshopTexts.vehicleTitle)
    await walk.isRefused()
    await walk.types(walk.at('textbox', workshopTexts.make), 'Seat')
    await walk.goesBack(workshopTexts.servicesTitle)
    await walk.goesOn()
    await walk.arrives(workshopTexts.vehicleTitle)
    expect(await walk.at('textbox', workshopTexts.make).inputValue()).toBe('Seat')
    await walk.types(page.locator('[name="model"]'), 'Ibiza')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: workshopTexts.servicesTitle[locale] }).waitFor()
    await saved
    await walk.goesTo(workshopTexts.vehicle, workshopTexts.vehicleTitle)
    expect(await page.locator('[name="model"]').inputValue()).toBe('Ibiza')
    await walk.goesOn()
    await walk.arrives(workshopTexts.workshopTitle)
    await walk.presses(walk.at('button', /Brinkmann/))
    await walk.arrives(workshopTexts.appointmentTitle)
    await walk.presses(page.getByRole('main').locator(TIMES).first())
    await page.getByText(/reserviert\.|is reserved for you/).waitFor()
    await walk.goesOn()
    await walk.arrives(workshopTexts.contactTitle)
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
      await walk.types(walk.at('textbox', workshopTexts[name]), PERSON[name])
    await walk.goesOn()
    await walk.arrives(workshopTexts.summaryTitle)
    await walk.changes(workshopTexts.vehicle, workshopTexts.vehicleTitle, walk.goesOn, workshopTexts.summaryTitle)
    await waitsForStamp(page)
    await walk.presses(walk.at('button', workshopTexts.book))
    await walk.arrives(bookedTexts.confirmationTitle)
    await walk.visitor.context.close()
  })

  it('a dealer is asked about a car, in German without script', async () => {
    const { locale } = WITHOUT_SCRIPT
    const walk = await walkFromHome(browser, WITHOUT_SCRIPT)
    const { page } = walk.visitor
    await walk.presses(walk.at('link', 'Opel Corsa').first())
    await page.waitForURL(/corsa/)
    await walk.presses(walk.at('link', offerTexts.contactDealer).first())
    await page.getByRole('heading', { level: 1, name: contactTexts.title[locale]('Autohaus Brinkmann') }).waitFor()
    for (const name of ['firstName', 'lastName', 'email'] as const)
      await walk.types(walk.at('textbox', contactTexts[name]), PERSON[name])
    await walk.isRefused(walk.at('button', contactTexts.send))
    await page.keyboard.type('Ist der Zahnriemen neu?')
    await walk.reaches(walk.at('textbox', contactTexts.email), 'Shift+Tab')
    await waitsForStamp(page)
    await walk.presses(walk.at('button', contactTexts.send))
    await page.waitForURL(/\/\d{10}\?key=/)
    await walk.arrives(/Opel Corsa/)
    await page.getByText('Ist der Zahnriemen neu?').waitFor()
    await walk.visitor.context.close()
  })

  it('a car is sold to a dealer, in English', async () => {
    const { locale } = IN_ENGLISH
    const { email } = await addPerson(locale, 'trade-in')
    const walk = await walkFromHome(browser, IN_ENGLISH)
    const { page } = walk.visitor
    const main = page.getByRole('main')
    await walk.opens(navigationTexts.sell)
    await walk.follows(navigationTexts.sellToDealer)
    await walk.presses(walk.at('link', homePromiseTexts.byChoice))
    await page.getByRole('heading', { level: 1, name: tradeInVehicleTexts.vehicleTitle[locale] }).waitFor()
    const answers = async () => walk.presses(walk.at('button', tradeInVehicleTexts.answer).last())
    await walk.isRefused(walk.at('button', tradeInVehicleTexts.answer).last())
    await walk.chooses(walk.at('radio', 'Volkswagen'))
    await answers()
    await walk.chooses(walk.at('radio', 'Golf'))
    await answers()
    await walk.chooses(walk.at('radio', /^(Blau|Blue)$/))
    await answers()
    await walk.selects(walk.at('combobox', sequenceTexts.regmonth), '03')
    await walk.selects(walk.at('combobox', sequenceTexts.regdate), YEAR)
    await answers()
    await walk.types(walk.at('textbox', tradeInFlowTexts.mileage), '62000')
    await walk.goesOn()
    await walk.arrives(tradeInConditionTexts.conditionTitle)
    await walk.isRefused()
    await walk.goesBack(tradeInVehicleTexts.vehicleTitle)
    await walk.goesOn()
    await walk.arrives(tradeInConditionTexts.conditionTitle)
    const groups = new Set(
      await main.locator('input[type=radio]').evaluateAll((radios) => radios.map((one) => one.getAttribute('name'))),
    )
    for (const group of groups) await walk.chooses(main.locator(`input[name="${group}"]`).first())
    await walk.goesOn()
    await walk.arrives(tradeInDealerTexts.dealerTitle)
    await walk.chooses(walk.at('radio', /Brinkmann/))
    await walk.presses(walk.at('button', tradeInDealerTexts.loginAndSee))
    await walk.logsIn(email)
    await walk.arrives(/Volkswagen Golf/)
    await walk.presses(main.locator(TIMES).first())
    await walk.arrives(/Volkswagen Golf/)
    await main.getByText(/Besichtigung am|Inspection on/).waitFor()
    await walk.visitor.context.close()
  })

  it('a car is sold privately, in German without script', async () => {
    const { locale } = WITHOUT_SCRIPT
    const { email, customerId } = await addPerson(locale, 'private-sale')
    await test.database.pool.query(
      `insert into garage_vehicles (customer_id, make, model, fuel_type, first_registration, mileage, is_selected)
       values ($1, 'Volkswagen', 'Golf', 'DIESEL', '2020-03', 61000, true)`,
      [customerId],
    )
    const walk = await walkFromHome(browser, WITHOUT_SCRIPT)
    const { page } = walk.visitor
    const main = page.getByRole('main')
    await walk.opens(navigationTexts.sell)
    await walk.follows(navigationTexts.sellPrivately)
    await walk.logsIn(email)
    await walk.arrives(privateSaleTexts.informationTitle)
    await walk.isRefused()
    await walk.types(walk.at('textbox', privateSaleTexts.price), '14200')
    await walk.types(walk.at('textbox', privateSaleTexts.description), 'Aus erster Hand.')
    await walk.types(walk.at('textbox', privateSaleTexts.postalCode), '50670')
    await walk.checks(walk.at('checkbox', privateSaleTexts.acknowledge))
    await walk.goesOn()
    await walk.arrives(privateSaleTexts.imagesTitle)
    await walk.picks(main.getByLabel(privateSaleTexts.addPictures[locale]), await picture())
    await walk.presses(walk.at('button', uploadTexts.upload))
    await main.getByRole('listitem').locator('img').first().waitFor()
    await walk.goesBack(privateSaleTexts.informationTitle)
    await walk.types(walk.at('textbox', privateSaleTexts.postalCode), '50667')
    await walk.goesTo(privateSaleTexts.imagesStep, privateSaleTexts.imagesTitle)
    await walk.goesTo(privateSaleTexts.informationStep, privateSaleTexts.informationTitle)
    expect(await walk.at('textbox', privateSaleTexts.postalCode).inputValue()).toBe('50667')
    const declaresAgain = async () => {
      await walk.checks(walk.at('checkbox', privateSaleTexts.acknowledge))
      await walk.goesOn()
    }
    await declaresAgain()
    await walk.arrives(privateSaleTexts.imagesTitle)
    await walk.goesOn()
    await walk.arrives(privateSaleTexts.checkTitle)
    const { price, informationTitle, checkTitle, publish } = privateSaleTexts
    await walk.changes(price, informationTitle, declaresAgain, checkTitle)
    await walk.presses(walk.at('button', publish))
    await page.getByRole('heading', { level: 1, name: ownListingTexts.listTitle[locale] }).waitFor()
    await isReviewed(email)
    await walk.visitor.context.close()
  })

  it('the financing of an order is applied for, in English', async () => {
    const { locale } = IN_ENGLISH
    const { email, customerId } = await addPerson(locale, 'financing')
    await addFinancedOrder(test.database, { customerId, merchantId, state: 'CONFIRMED' })
    const walk = await walkFromHome(browser, IN_ENGLISH)
    const { page } = walk.visitor
    const main = page.getByRole('main')
    await walk.opens(frameTexts.account)
    await walk.follows(navigationTexts.login)
    await walk.logsIn(email)
    await walk.opens(frameTexts.accountMenu)
    await walk.follows(navigationTexts.orders)
    await walk.presses(walk.at('link', /Passat/).first())
    await walk.presses(walk.at('link', orderTexts.apply).first())
    const save = walk.at('button', bankingTexts.save)
    await save.waitFor()
    await walk.isRefused(save)
    await answersBank(walk, 'personal', locale)
    await walk.presses(save)
    await walk.arrives(bankingQuestionTexts.householdTitle)
    await walk.goesBack(bankingQuestionTexts.personalTitle)
    await walk.presses(save)
    await walk.arrives(bankingQuestionTexts.householdTitle)
    await answersBank(walk, 'household', locale)
    await walk.presses(save)
    await walk.arrives(bankingTexts.incomeTitle)
    await answersBank(walk, 'income', locale)
    await walk.presses(save)
    await walk.arrives(bankingUploadTexts.documentsTitle)
    await walk.picks(main.locator('input[type="file"]').first(), pdfFile('payslip.pdf'))
    await main.getByText('payslip.pdf').first().waitFor()
    await walk.presses(walk.at('button', bankingTexts.toCheck))
    await walk.arrives(bankingConfirmationTexts.confirmationTitle)
    await walk.changes(
      ...([bankingTexts.account, bankingTexts.incomeTitle, () => walk.presses(save)] as const),
      bankingConfirmationTexts.confirmationTitle,
    )
    await walk.isRefused(walk.at('button', bankingTexts.send))
    const download = page.waitForEvent('download')
    await walk.presses(walk.at('link', bankingTexts.information).first())
    await (await download).delete()
    for (const flag of ['actingFlag', 'contractFlag', 'privacyFlag'])
      await walk.checks(page.locator(`[name="${flag}"]`))
    await walk.presses(walk.at('button', bankingTexts.send))
    await page.waitForURL(/anfragen|requests/)
    await main.getByText('payslip.pdf').first().waitFor()
    await walk.visitor.context.close()
  })
})
