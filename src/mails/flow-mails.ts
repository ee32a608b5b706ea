import type { MailContent, MailFrame, RenderedMail } from '#domain/mail.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { flowMailTexts } from '#messages/flow-mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { layOut } from './layout.ts'

type Of<Kind extends MailContent['kind']> = Extract<MailContent, { readonly kind: Kind }>

/** The link to what somebody has begun and wants to finish later. It says nothing of what was entered. */
export function continueFlow({ flow, path, person }: Of<'continue-flow'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(flowMailTexts, frame.locale)
  const href = new URL(path, frame.origin).href
  return layOut(frame, texts.subject(texts[flow]), person, [
    { paragraph: texts.saved },
    { button: texts.button, href },
    { paragraph: texts.login },
  ])
}

/** After a bank has approved: until when the credit agreement can be withdrawn from. */
export function creditWithdrawalReminder(
  { person, orderNumber }: Of<'credit-withdrawal-reminder'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(flowMailTexts, frame.locale)
  const href = new URL(pathFor('order', frame.locale, { orderId: orderNumber }), frame.origin).href
  return layOut(frame, texts.withdrawalSubject(orderNumber), person, [
    { paragraph: texts.withdrawalText },
    { paragraph: texts.withdrawalHow },
    { button: texts.toOrder, href },
  ])
}
