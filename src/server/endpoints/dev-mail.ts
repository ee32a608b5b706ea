import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Outbox } from '#services/mail/outbox.ts'
import type { WebEnv } from '../web-env.ts'

const MAX_MAILS = 100
/** A mail is shown as it is; nothing in it may run or reach our pages. It loads only pictures of this shop and its storefronts. */
function mailPolicy(host: string): string {
  return `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${host} *.${host}; sandbox allow-popups allow-top-navigation-by-user-activation`
}

/** `/dev/mail`, outside production: what would have been sent. */
export function devMailEndpoint(outbox: Outbox) {
  return (app: Hono<WebEnv>): void => {
    app.get('/dev/mail', async (c) => {
      const mails = await outbox.list(MAX_MAILS)
      c.header('Cache-Control', 'no-store')
      return c.html(
        html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><h1>Outbox</h1>${
          mails.length === 0 ? html`<p>No mail has been sent yet.</p>` : ''
        }<ul>${mails.map(
          ({ id, sentAt, to, subject, calendar }) =>
            html`<li><a href="/dev/mail/${id}">${subject}</a><br>${to} · <time>${sentAt}</time> · <a href="/dev/mail/${id}?as=text">text</a>${calendar ? html` · <a href="/dev/mail/${id}?as=calendar">calendar</a>` : ''}</li>`,
        )}</ul></html>`,
      )
    })
    app.get('/dev/mail/:id', async (c) => {
      const mail = await outbox.read(c.req.param('id'))
      if (!mail) return c.notFound()
      c.header('Cache-Control', 'no-store')
      if (c.req.query('as') === 'text') return c.text(`${mail.subject}\n\n${mail.text}`)
      if (c.req.query('as') === 'calendar' && mail.calendar)
        return c.body(mail.calendar.content, 200, {
          'Content-Type': `text/calendar; charset=utf-8; method=${mail.calendar.method}`,
          'Content-Disposition': `attachment; filename="${mail.calendar.name}"`,
        })
      c.header('Content-Security-Policy', mailPolicy(new URL(c.req.url).host))
      return c.html(mail.html)
    })
  }
}
