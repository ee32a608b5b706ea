/** Each figure, and what to do where it is beyond its limit; where it has none, when to do what. */
export const vitalSignTexts = {
  PAGE_P95: {
    name: { de: 'Seiten: 95 von 100 schneller als', en: 'Pages: 95 of 100 faster than' },
    advice: {
      de: 'Prozessor und Datenbank ansehen; hilft das nicht, einen weiteren Web-Prozess starten.',
      en: 'Look at processor and database; if that does not help, start another web process.',
    },
  },
  REQUEST_P95: {
    name: { de: 'API-Anfragen: 95 von 100 schneller als', en: 'API requests: 95 of 100 faster than' },
    advice: {
      de: 'Im Protokoll des Proxys suchen, wer so viel oder so Großes anfragt.',
      en: 'Look in the proxy’s log for who requests so much, or so much at once.',
    },
  },
  STATEMENT_P95: {
    name: { de: 'SQL: 95 von 100 schneller als', en: 'SQL: 95 of 100 faster than' },
    advice: {
      de: 'Auslastung und freien Platz der Datenbank prüfen; läuft gerade ein großer Import, abwarten.',
      en: 'Check load and free space of the database; wait where a large import is under way.',
    },
  },
  PAGES_FROM_MEMORY: {
    name: { de: 'Seiten aus dem Speicher', en: 'Pages from memory' },
    advice: {
      de: 'Bei wenigen Besuchern ist der Anteil klein. Sinkt er bei vielen: Ändert sich der Bestand ständig, Importe zusammenlegen; fragt ein Programm reihenweise Suchen ab, im Proxy bremsen.',
      en: 'The share is small while there are few visitors. If it falls with many: combine imports where the stock changes all the time; slow down in the proxy any program that requests searches in bulk.',
    },
  },
  CARS_FROM_SHELF: {
    name: { de: 'Fahrzeuge ohne Datenbank gezeigt', en: 'Vehicles shown without the database' },
    advice: {
      de: 'Nach einem Start oder großen Import füllt sich der Speicher von selbst. Er fasst je nach Länge der Texte rund zehntausend Fahrzeuge. Ist der Bestand viel größer, bleibt der Anteil kleiner: Richten Sie sich dann nach der Zeile „SQL“.',
      en: 'After a start or a large import the memory fills up by itself. It holds some ten thousand vehicles, depending on the length of their texts. With a much larger stock the share stays lower: go by the line “SQL” then.',
    },
  },
  JOBS_WAITING: {
    name: { de: 'Verspätete oder aufgegebene Aufgaben', en: 'Late or given-up jobs' },
    advice: {
      de: 'Läuft der Worker? Die Aufgaben stehen oben mit ihrem Fehler. Ist dessen Ursache behoben, dort die aufgegebenen erneut versuchen.',
      en: 'Is the worker running? The jobs are above with their error. Once its cause is fixed, try the given-up ones again there.',
    },
  },
  MAILS_WAITING: {
    name: { de: 'E-Mails, die seit fünf Minuten warten', en: 'E-mails waiting for five minutes' },
    advice: {
      de: 'Antwort des Mailservers oben lesen, SMTP_URL prüfen. Nichts geht verloren: Es wird 16 Stunden lang weiter versucht, danach auf Knopfdruck bei den Aufgaben.',
      en: 'Read the mail server’s answer above, check SMTP_URL. Nothing is lost: attempts go on for 16 hours, and after that with the button at the jobs.',
    },
  },
  STANDBY_LAG: {
    name: { de: 'Rückstand der Standby-Datenbank', en: 'Lag of the standby database' },
    advice: {
      de: 'Die Hauptdatenbank antwortet solange. Netz und Auslastung der Standby-Datenbank prüfen.',
      en: 'The primary answers meanwhile. Check network and load of the standby.',
    },
  },
  STANDBYS_AWAY: {
    name: { de: 'Standby-Datenbanken ohne Verbindung', en: 'Standby databases not connected' },
    advice: {
      de: 'Die Standby-Datenbank wieder starten: Was ihr fehlt, bewahrt die Hauptdatenbank auf, bis 4 GB zusammenkommen; danach muss sie neu kopiert werden. Kommt sie nicht wieder: „npm run admin -- forget-standbys“.',
      en: 'Start the standby again: the primary keeps what it lacks until that is 4 GB; after that it has to be copied anew. If it does not come back: “npm run admin -- forget-standbys”.',
    },
  },
  STANDBY_BEHIND: {
    name: { de: 'Was einer Standby-Datenbank fehlt', en: 'What a standby database lacks' },
    advice: {
      de: 'So viel von dem, was die Hauptdatenbank geschrieben hat, ist dort noch nicht angekommen oder noch nicht angewandt. Netz und Auslastung der Standby-Datenbank prüfen.',
      en: 'This much of what the primary has written has not arrived there yet, or is not applied yet. Check network and load of the standby.',
    },
  },
  STORE_ERRORS: {
    name: { de: 'Fehler des Objektspeichers in 15 Minuten', en: 'Errors of the object store in 15 minutes' },
    advice: {
      de: 'Erreichbarkeit, Schlüssel und freien Platz prüfen (OBJECT_STORE_URL).',
      en: 'Check whether it can be reached, its keys and free space (OBJECT_STORE_URL).',
    },
  },
  BACKUP_AGE: {
    name: { de: 'Alter der letzten Sicherung', en: 'Age of the latest backup' },
    advice: {
      de: 'Ist BACKUP_URL nicht gesetzt, dort einen Ort für Sicherungen nennen. Sonst das Protokoll des Workers lesen und „npm run backup“ von Hand ausführen.',
      en: 'If BACKUP_URL is not set, name a place for backups there. Otherwise read the worker’s log and run “npm run backup” by hand.',
    },
  },
  RESTORE_TEST_AGE: {
    name: { de: 'Letzte gelungene Probe der Wiederherstellung', en: 'Latest successful test of a restore' },
    advice: {
      de: 'Jetzt von Hand proben: „npm run restore -- --test“ sagt, was nicht stimmt. Gibt es an einem neuen Ort noch keine Sicherung, zuerst „npm run backup“.',
      en: 'Try it by hand now: “npm run restore -- --test” says what is wrong. Where a new place has no backup yet, run “npm run backup” first.',
    },
  },
  RESTORE_TEST_PROBLEMS: {
    name: { de: 'Mängel bei der letzten Probe', en: 'What the latest test found wrong' },
    advice: {
      de: 'Die letzte Sicherung lässt sich nicht fehlerfrei zurückholen. „npm run restore -- --test“ nennt die Mängel; danach neu sichern: „npm run backup“.',
      en: 'The latest backup cannot be restored without faults. “npm run restore -- --test” names them; then back up anew: “npm run backup”.',
    },
  },
} as const
