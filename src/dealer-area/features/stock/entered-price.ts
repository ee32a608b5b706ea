/** Euros as somebody types them, in whole ones or with cents: "19.990", "19990,50", "19,990.50 €"; undefined for anything else. */
export function enteredPrice(text: string): number | undefined {
  const plain = text.replaceAll(/[\s€']/g, '').replaceAll(/[.,](?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
