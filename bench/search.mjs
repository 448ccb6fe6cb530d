// Budget: a search over 182,000 apprentices answers within 100 ms at p95, for any text.
import { slowest } from './support/latency.mjs'

const BUDGET_MS = 100
const CASES = {
  'nobody has it': 'xqzw',
  'one letter': 'a',
  'a common start': 'ma',
  'a common name': 'alejandra',
  'two words in any order': 'Acevedo Ángela',
  'two common names that nobody has together': 'alejandra camila',
  'two common starts that hardly anybody has together': 'al br',
  'a common name and a word that nobody has': 'alejandra xq',
  'four words': 'a acevedo al 10',
  'a name with a sign': "acevedo-d'alejandra",
  'start of a document': '10000',
  'a whole document': '1000000053',
  'start of a ficha number': '26',
}

export const measureSearch = (fichero, { people }) =>
  slowest(
    fichero,
    Object.fromEntries(
      Object.entries(CASES).map(([name, text]) => [name, `/search?q=${encodeURIComponent(text)}&limit=5`]),
    ),
    { what: `search over ${people} apprentices`, budget: BUDGET_MS },
  )
