import { useState } from 'react'
import { formatNumber } from '#domain/format/numbers.ts'
import { Disclosure, More, MoreList } from '#design/Accordion.tsx'
import { LineClamp } from '#design/LineClamp.tsx'
import { Badge } from '#design/Badge.tsx'
import { Breadcrumbs } from '#design/Breadcrumbs.tsx'
import { Button, ButtonLink, IconButton } from '#design/Button.tsx'
import { Card, Cards, CardTitle } from '#design/Card.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Checklist } from '#design/Checklist.tsx'
import { Chip } from '#design/Chip.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { TextArea, TextField } from '#design/Field.tsx'
import { Notice } from '#design/Notice.tsx'
import { openOverlay, closeOverlay } from '#design/overlay-state.ts'
import { Pagination } from '#design/Pagination.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { Rating } from '#design/Rating.tsx'
import { Price, PriceDrop } from '#design/Price.tsx'
import { RangeFields } from '#design/RangeFields.tsx'
import { SegmentLinks, SegmentRadios } from '#design/Segment.tsx'
import { Select } from '#design/Select.tsx'
import { Sheet } from '#design/Sheet.tsx'
import { Skeleton } from '#design/Skeleton.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { SumRow, Sums } from '#design/Sums.tsx'
import { Tiles } from '../../blocks/Tiles.tsx'
import { Toast } from '#design/Toast.tsx'

/* Examples of every primitive for the style guide; the texts are samples and need no translation. */

export function Buttons() {
  return (
    <div className="stack">
      <h3>Schaltflächen</h3>
      <div className="row">
        <Button>In den Warenkorb</Button>
        <Button kind="secondary">Probefahrt</Button>
        <ButtonLink kind="quiet" href="#inhalt">
          Zurück
        </ButtonLink>
        <Button kind="link">Entfernen</Button>
      </div>
      <div className="row">
        <Button disabled>Nicht verfügbar</Button>
        <Button busy>Wird berechnet</Button>
      </div>
      <div className="row">
        <IconButton icon="heart" label="Merken" aria-pressed={false} />
        <IconButton icon="heart" label="Gemerkt" aria-pressed />
        <IconButton icon="cart" label="Warenkorb, 120 Artikel" count={120} />
      </div>
      <div className="row">
        <Button kind="secondary" small popoverTarget="muster-blatt">
          Blatt öffnen
        </Button>
        <Button kind="secondary" small onClick={openSample}>
          Überlagerung öffnen
        </Button>
      </div>
      <Sheet id="muster-blatt" title={<h3>Blatt</h3>} closeLabel="Schließen" footer={<Button wide>Übernehmen</Button>}>
        <p>Escape schließt, der Fokus kehrt zurück.</p>
      </Sheet>
    </div>
  )
}

function openSample() {
  openOverlay({
    label: 'Suche speichern',
    children: (
      <>
        <h2>Suche speichern</h2>
        <Button onClick={closeOverlay}>Verstanden</Button>
      </>
    ),
  })
}

export function Fields() {
  return (
    <div className="stack">
      <h3>Felder</h3>
      <TextField label="Vorname" defaultValue="Sabine" />
      <TextField
        label="E-Mail-Adresse"
        defaultValue="sabine@beispiel"
        error="Bitte geben Sie eine gültige E-Mail-Adresse ein, z. B. name@beispiel.de."
      />
      <TextField label="FIN" placeholder="17 Zeichen" hint="Sie steht im Fahrzeugschein unter E." />
      <Select
        label="Anrede"
        chosen="MRS"
        options={[
          { value: 'MRS', label: 'Frau' },
          { value: 'MR', label: 'Herr' },
        ]}
      />
      <TextArea label="Nachricht" hint="Höchstens 500 Zeichen" />
    </div>
  )
}

export function Lists() {
  return (
    <div className="stack">
      <h3>Auswahl</h3>
      <div>
        <Checkbox label="Kombi" count="318" defaultChecked />
        <Checkbox label="SUV/Geländewagen" count="406" />
        <Checkbox label="Transporter" count="0" disabled />
        <Checkbox type="radio" name="muster" label="Lieferung nach Hause" defaultChecked />
        <More more="Alle 6 anzeigen" less="Weniger anzeigen">
          <Checkbox type="radio" name="muster" label="Abholung beim Händler" />
        </More>
      </div>
      <Disclosure title="Kraftstoff" count={1} open>
        <Checkbox label="Diesel" count="466" defaultChecked />
      </Disclosure>
      <Disclosure title="Antrieb">leer</Disclosure>
      <Checklist>{['Fahrzeugschein', 'Zweiter Schlüssel']}</Checklist>
      <MoreList more="Alle 7 anzeigen" less="Weniger anzeigen">
        {['Audi', 'BMW', 'Ford', 'Opel', 'Seat', 'Škoda', 'Volkswagen']}
      </MoreList>
      <LineClamp more="Weiterlesen" less="Weniger lesen">
        <p>{'Auf einem Telefon endet langer Text nach 400 Pixeln. '.repeat(40)}</p>
      </LineClamp>
      <Tiles tiles={[{ title: 'Kachel', line: 'Eine Zeile', href: '/', picture: 'drawn/suv.green.double.side' }]} />
    </div>
  )
}

const STOPS = [0, 5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000]
const number = (value: number) => formatNumber(value, 'de')

export function Ranges() {
  return (
    <div className="stack">
      <h3>Bereich</h3>
      <SegmentRadios
        label="Preisart"
        name="art"
        chosen="a"
        options={[
          { value: 'a', label: 'Kaufpreis' },
          { value: 'b', label: 'Finanzierung' },
        ]}
      />
      <RangeFields
        label="Preis"
        fromLabel="Preis von"
        toLabel="Preis bis"
        between="bis"
        fromName="von"
        toName="bis"
        from={10_000}
        to={40_000}
        stops={STOPS}
        bars={[3, 9, 22, 35, 30, 24, 18, 11, 6, 2]}
        unit="€"
        format={number}
      />
      <div className="row">
        <Chip href="?" label="bis 45.000 €" removeLabel="entfernen" />
        <SegmentLinks
          label="Ansicht"
          links={[
            { href: '?', label: 'Kacheln', current: true },
            { href: '?', label: 'Liste', current: false },
          ]}
        />
      </div>
      <div className="row">
        <Badge tone="mist">Gebrauchtwagen</Badge>
        <Badge tone="brand">Tageszulassung</Badge>
        <Badge tone="signal">Preis gesenkt</Badge>
        <Badge tone="warning">Reserviert</Badge>
        <Badge tone="ink">Verkauft</Badge>
      </div>
    </div>
  )
}

export function Figures() {
  return (
    <div className="stack">
      <h3>Preis und Daten</h3>
      <Price text="43.980 €" large />
      {[5, 4, 3, 2, 1].map((steps) => (
        <Rating key={steps} rating={{ steps, text: 'Guter Preis' }} />
      ))}
      <div>
        <Price text="27.890 €" />
        <PriceDrop drop="−600 €" since="zum 30-Tage-Tiefstpreis 28.490 €" />
      </div>
      <Specs>
        <SpecRow label="Erstzulassung">05/2021</SpecRow>
        <SpecRow label="Leistung">110 kW (150 PS)</SpecRow>
      </Specs>
      <Sums lined>
        <SumRow label="Volkswagen Golf" amount="27.890,00 €" />
        <SumRow label="Zulassung" amount="179,00 €" />
        <SumRow label="Gesamtpreis" amount="28.069,00 €" kind="total" />
      </Sums>
      <Cards>
        <Card>
          <Picture image="drawn/coupe.green.double.side" alt="" sizes="330px" />
          <CardTitle href="/styleguide">Karte mit Bild</CardTitle>
        </Card>
      </Cards>
      <Breadcrumbs
        label="Sie sind hier"
        crumbs={[{ label: 'Start', href: '/' }, { label: 'Auto kaufen', href: '/' }, { label: 'Köln' }]}
      />
      <Pagination
        links={{
          pages: [
            { page: 1, href: '?' },
            { page: 2, href: '?', current: true },
            { page: 54, href: '?', gap: true },
          ],
          next: '?',
        }}
        labels={{
          pages: 'Seiten',
          page: (page) => `Seite ${page}`,
          previous: 'Vorherige Seite',
          next: 'Nächste Seite',
        }}
      />
    </div>
  )
}

/** The three kinds a notice at the edge of a page may have. Samples, which only the style guide shows. */
const SAMPLE_NOTICES = [
  ['done', 'Zum Warenkorb hinzugefügt'],
  ['warning', 'Dieses Fahrzeug ist nicht mehr verfügbar'],
  ['error', 'Das hat nicht funktioniert'],
] as const

export function Messages() {
  const [closed, setClosed] = useState<readonly string[]>([])
  return (
    <div className="stack">
      <h3>Meldungen</h3>
      <Notice>Der Händler antwortet meist innerhalb von zwei Stunden.</Notice>
      <Notice tone="warning">
        <strong>Reserviert.</strong> Dieses Fahrzeug ist bis 21.11.2026 reserviert.
      </Notice>
      <Notice tone="error">
        <strong>Nicht verfügbar.</strong> Dieses Fahrzeug ist leider nicht mehr verfügbar.
      </Notice>
      {SAMPLE_NOTICES.map(([tone, text]) => (
        <Toast key={tone} tone={tone} closeLabel="Schließen" onClose={() => setClosed([...closed, tone])}>
          {closed.includes(tone) ? null : <span>{text}</span>}
        </Toast>
      ))}
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton shape="short" />
      <EmptyState
        title="Keine Fahrzeuge gefunden"
        text="Mit 200 km Umkreis sind es 38. Oder entfernen Sie einen Filter."
      >
        <Button small>Auf 200 km erweitern</Button>
      </EmptyState>
    </div>
  )
}
