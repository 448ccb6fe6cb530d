// SOFIA Plus writes names in capitals, which read as shouting in a message. Names with small letters are returned unchanged.

const hasSmallLetters = (name: string) => /\p{Ll}/u.test(name)
const lower = (name: string) => name.toLocaleLowerCase('es')
const capitalize = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('es'))

/** The words of a Spanish surname that are in lower case: `María de la Cruz`. */
const PARTICLES = ['de', 'del', 'la', 'las', 'los', 'y']

/** Returns the name of a program, competency or outcome in sentence case, without the full stop at its end. */
export function sentenceCase(name: string): string {
  const text = name.replace(/[ .]+$/, '')
  if (hasSmallLetters(text)) return text
  return lower(text).replace(/(^|[.?!] +)\P{L}*\p{L}/gu, capitalize)
}

/** Returns the name of a person with a capital letter in each word. */
export const personCase = (name: string): string =>
  hasSmallLetters(name)
    ? name
    : lower(name).replace(/\S+/g, (word, at) => (at > 0 && PARTICLES.includes(word) ? word : capitalize(word)))
