import en from './locales/en.json'
import es from './locales/es.json'

type Texts = { [key: string]: string | Texts }

/** Returns the label and the accessible name of each button that has both, in one group of texts and the groups in it. */
const namedButtons = ({ open, named, ...rest }: Texts): [label: string, name: string][] => [
  ...(typeof open === 'string' && typeof named === 'string' ? [[open, named] as [string, string]] : []),
  ...Object.values(rest).flatMap((texts) => (typeof texts === 'string' ? [] : namedButtons(texts))),
]

test.each([
  ['Spanish', es],
  ['English', en],
])('the name of each button contains its label, in %s', (_, texts) => {
  const buttons = namedButtons(texts)
  expect(buttons.length).toBeGreaterThan(5)
  expect(buttons.filter(([label, name]) => !name.includes(label.replace('…', '')))).toEqual([])
})
