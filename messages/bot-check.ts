export const botCheckTexts = {
  trap: { de: 'Bitte lassen Sie dieses Feld leer', en: 'Please leave this field empty' },
  checking: { de: 'Sicherheitsprüfung läuft …', en: 'Running security check …' },
  checked: { de: 'Sicherheitsprüfung bestanden.', en: 'Security check passed.' },
}
