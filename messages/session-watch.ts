/** The notice when the session ends while a page is open. */
export const sessionWatchTexts = {
  ended: { de: 'Ihre Sitzung ist abgelaufen.', en: 'Your session has expired.' },
  logInAgain: {
    de: 'Was Sie eingegeben haben, steht noch hier. Bitte melden Sie sich erneut an, bevor Sie es absenden.',
    en: 'What you have entered is still here. Please log in again before you submit it.',
  },
}
