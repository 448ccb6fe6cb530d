/** Combining marks by the names of their accents in HTML entities. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', uml: '\u0308', cedil: '\u0327' }),
)
const ACCENTED = /^([A-Za-z])(acute|grave|circ|tilde|uml|cedil)$/

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', middot: '·' },
    ...{ ordm: 'º', ordf: 'ª', deg: '°', ndash: '–', mdash: '—', iexcl: '¡', iquest: '¿', acute: '´' },
    ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', hellip: '…', bull: '•' },
  }),
)

/** Decodes the named HTML entities that occur in Spanish texts; undefined for others. */
export function namedLetter(name: string): string | undefined {
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? []
  if (letter === undefined) return SIGNS.get(name)
  const accented = `${letter}${MARKS.get(accent) ?? ''}`.normalize('NFC')
  return accented.length === 1 ? accented : undefined
}

const CONTROL = /[\p{Cc}\p{Cs}]/u

/** Decodes a numeric character reference; null for control characters and invalid code points. */
export function numberedLetter(code: number): string | null {
  const letter = code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
  return CONTROL.test(letter) && !/\s/.test(letter) ? null : letter
}
