/*
 * The columns of the mobile.de upload format (CSV) by position. The format has no header row and only ever grows at
 * its end; "-" is a reserved position. Names are those of the format's own documentation.
 */
const NAMES = `
  kundennummer interne_nummer kategorie marke modell leistung
  hu - ez kilometer preis mwst
  - oldtimer vin beschaedigtes_fahrzeug farbe klima
  taxi behindertengerecht jahreswagen neufahrzeug unsere_empfehlung haendlerpreis
  - bemerkung bild_id metallic waehrung mwstsatz
  garantie leichtmetallfelgen esp abs anhaengerkupplung -
  wegfahrsperre navigationssystem schiebedach zentralverriegelung fensterheber allradantrieb
  tueren umweltplakette servolenkung biodiesel scheckheftgepflegt katalysator
  kickstarter estarter vorfuehrfahrzeug antrieb ccm tragkraft
  nutzlast gesamtgewicht hubhoehe bauhoehe baujahr betriebsstunden
  sitze schadstoff kabinenart achsen tempomat standheizung
  kabine schutzdach vollverkleidung komunal kran retarder_intarder
  schlafplatz tv wc ladebordwand hydraulikanlage schiebetuer
  radformel trennwand ebs vermietbar kompressor luftfederung
  scheibenbremse fronthydraulik bss schnellwechsel zsa kueche
  kuehlbox schlafsitze frontheber sichtbar_nur_fuer_haendler reserviert envkv
  verbrauch_innerorts verbrauch_ausserorts verbrauch_kombiniert emission xenonscheinwerfer sitzheizung
  partikelfilter einparkhilfe schwackecode lieferdatum lieferfrist ueberfuehrungskosten
  hu_au_neu kraftstoffart getriebeart exportfahrzeug tageszulassung blickfaenger
  hsn tsn seite_1_inserat - - e10
  qualitaetssiegel pflanzenoel scr koffer sturzbuegel scheibe
  standklima s-s-bereifung strassenzulassung etagenbett festbett heckgarage
  markise sep-dusche solaranlage mittelsitzgruppe rundsitzgruppe seitensitzgruppe
  hagelschaden schlafplaetze fahrzeuglaenge fahrzeugbreite fahrzeughoehe laderaum-europalette
  laderaum-volumen laderaum-laenge laderaum-breite laderaum-hoehe inserat_als_neu_markieren effektiver_jahreszins
  monatliche_rate laufzeit anzahlung schlussrate finanzierungsfeature interieurfarbe
  interieurtyp airbag vorbesitzer top_inserat bruttokreditbetrag abschlussgebuehren
  ratenabsicherung nettokreditbetrag anbieterbank soll-zinssatz art_des_soll-zinssatzes landesversion
  video-url energieeffizienzklasse envkv_benzin_sorte elektrische_seitenspiegel sportfahrwerk sportpaket
  bluetooth bordcomputer cd_spieler elektrische_sitzeinstellung head-up_display freisprecheinrichtung
  mp3_schnittstelle multifunktionslenkrad skisack tuner_oder_radio sportsitze panorama_dach
  kindersitzbefestigung kurvenlicht lichtsensor nebelscheinwerfer tagfahrlicht traktionskontrolle
  start_stop_automatik regensensor nichtraucher_fahrzeug dachreling unfallfahrzeug fahrtauglich
  produktionsdatum einparkhilfe_sensoren_vorne einparkhilfe_sensoren_hinten einparkhilfe_kamera einparkhilfe_selbstlenkendes_system rotstiftpreis
  kleinanzeigen_export plugin_hybrid kombinierter_stromverbrauch - highlight_1 highlight_2
  highlight_3 bedingungen_finanzierungsvorschlag
`

/** Positions that no source states but that follow from the order of the stated ones ("counted"), or that may be off by one ("unsure"). */
const COUNTED: readonly (readonly [number, number])[] = [
  [55, 57],
  [59, 59],
  [62, 63],
  [66, 95],
  [103, 108],
  [111, 116],
  [121, 157],
  [159, 168],
  [170, 195],
]
const UNSURE: readonly (readonly [number, number])[] = [
  [117, 120],
  [198, 207],
  [211, 211],
]

/** How certain a position is: stated by a source, counted between stated ones, or unsure. */
type PositionLevel = 'named' | 'counted' | 'unsure'

interface FeedColumn {
  readonly index: number
  /** Empty for a reserved position. */
  readonly name: string
  readonly level: PositionLevel
}

export const COLUMNS: readonly FeedColumn[] = NAMES.trim()
  .split(/\s+/)
  .map((name, index) => ({ index, name: name === '-' ? '' : name, level: levelOf(index) }))

/** A row that ends before the gearbox column is truncated: every mandatory column is before it. */
export const MIN_FIELDS = 111

const POSITIONS = new Map(COLUMNS.filter((column) => column.name).map((column) => [column.name, column.index]))

/** The position of a column in a file without a header row, or undefined for a name the format does not have. */
export function positionOf(name: string): number | undefined {
  return POSITIONS.get(name)
}

function levelOf(index: number): PositionLevel {
  const within = ([first, last]: readonly [number, number]) => index >= first && index <= last
  if (UNSURE.some(within)) return 'unsure'
  return COUNTED.some(within) ? 'counted' : 'named'
}
