/** One line people can reach. `number` is what is dialled; `also` says what else it answers to, or in which language. */
export type Helpline = {
  readonly name: string;
  readonly number: string;
  readonly also: string | null;
  /** The line's own site, where the number was read. */
  readonly source: string;
};

export type CountryHelp = {
  readonly country: string;
  /** Police and ambulance: for danger to life, now. */
  readonly emergency: string;
  readonly lines: readonly Helpline[];
};

/** Keeps lines for more than 130 countries; where our table is silent, it is not. */
export const HELPLINE_DIRECTORY = { name: "findahelpline.com", href: "https://findahelpline.com" } as const;

const line = (name: string, number: string, source: string, also: string | null = null): Helpline => ({
  name,
  number,
  also,
  source,
});
const help = (country: string, emergency: string, ...lines: readonly Helpline[]): CountryHelp => ({
  country,
  emergency,
  lines,
});

/** Crisis lines by ISO 3166 country (R8). Only national, long-standing ones: a wrong number is worse than none. */
export const HELPLINES: Readonly<Record<string, CountryHelp>> = {
  AU: help("Australia", "000", line("Lifeline", "13 11 14", "lifeline.org.au", "text 0477 13 11 14")),
  AT: help("Austria", "112", line("Telefonseelsorge", "142", "telefonseelsorge.at", "in German")),
  BE: help(
    "Belgium",
    "112",
    line("Zelfmoordlijn", "1813", "zelfmoord1813.be", "in Dutch"),
    line("Centre de Prévention du Suicide", "0800 32 123", "preventionsuicide.be", "in French"),
  ),
  BR: help("Brazil", "192", line("CVV", "188", "cvv.org.br", "in Portuguese")),
  CA: help("Canada", "911", line("Suicide Crisis Helpline", "988", "988.ca", "or text 988; in English and French")),
  DK: help("Denmark", "112", line("Livslinien", "70 201 201", "livslinien.dk", "in Danish")),
  FI: help("Finland", "112", line("MIELI Crisis Helpline", "09 2525 0111", "mieli.fi", "in Finnish")),
  FR: help("France", "112", line("Numéro national de prévention du suicide", "3114", "3114.fr", "in French")),
  DE: help(
    "Germany",
    "112",
    line("TelefonSeelsorge", "0800 111 0 111", "telefonseelsorge.de", "or 0800 111 0 222; in German"),
  ),
  HK: help("Hong Kong", "999", line("The Samaritans Hong Kong", "2896 0000", "samaritans.org.hk", "many languages")),
  IN: help("India", "112", line("Tele-MANAS", "14416", "telemanas.mohfw.gov.in", "many languages")),
  IE: help("Ireland", "112", line("Samaritans", "116 123", "samaritans.ie")),
  IL: help("Israel", "101", line("ERAN", "1201", "eran.org.il", "in Hebrew")),
  IT: help("Italy", "112", line("Telefono Amico Italia", "02 2327 2327", "telefonoamico.it", "in Italian")),
  JP: help("Japan", "119", line("Yorisoi Hotline", "0120-279-338", "since2011.net", "in Japanese")),
  MX: help("Mexico", "911", line("Línea de la Vida", "800 911 2000", "gob.mx", "in Spanish")),
  NL: help("Netherlands", "112", line("113 Zelfmoordpreventie", "113", "113.nl", "or 0800 0113; in Dutch")),
  NZ: help("New Zealand", "111", line("Need to talk?", "1737", "1737.org.nz", "or text 1737")),
  NO: help("Norway", "112", line("Mental Helse Hjelpetelefonen", "116 123", "mentalhelse.no", "in Norwegian")),
  PL: help("Poland", "112", line("Kryzysowy Telefon Zaufania", "116 123", "116sos.pl", "in Polish")),
  PT: help("Portugal", "112", line("SNS 24", "808 24 24 24", "sns24.gov.pt", "choose psychological support")),
  SG: help("Singapore", "995", line("Samaritans of Singapore", "1767", "sos.org.sg")),
  ZA: help("South Africa", "112", line("SADAG Suicide Crisis Line", "0800 567 567", "sadag.org")),
  KR: help("South Korea", "119", line("Suicide Prevention Hotline", "109", "mohw.go.kr", "in Korean")),
  ES: help("Spain", "112", line("Línea 024", "024", "sanidad.gob.es", "in Spanish and its co-official languages")),
  SE: help("Sweden", "112", line("Mind Självmordslinjen", "90101", "mind.se", "in Swedish")),
  CH: help("Switzerland", "112", line("Die Dargebotene Hand", "143", "143.ch", "in German, French and Italian")),
  GB: help("United Kingdom", "999", line("Samaritans", "116 123", "samaritans.org")),
  US: help("United States", "911", line("988 Suicide & Crisis Lifeline", "988", "988lifeline.org", "or text 988")),
};

/** What a member's country has to offer; null for a country that the table does not know: name the directory then. */
export function helpIn(country: string | null): CountryHelp | null {
  const code = country?.toUpperCase() ?? "";
  return Object.hasOwn(HELPLINES, code) ? (HELPLINES[code] ?? null) : null;
}

/** The number as a telephone understands it: "0800 111 0 111" → "tel:08001110111". */
export function telLink(number: string): string {
  return `tel:${number.replace(/\D/g, "")}`;
}
