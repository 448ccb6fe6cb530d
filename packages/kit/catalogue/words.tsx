import { createContext, useContext } from 'react'
import type { Area } from './areas'

/** All areas, among which a text's names are looked up. */
export const Areas = createContext<readonly Area[]>([])

interface WordsProps {
  text: string
  /** Where a name is looked up first. */
  area: Area
}

/** A sentence of a doc comment. What stands in backticks is code and a way to the part with that name; an address is a link. */
export function Words({ text, area }: WordsProps) {
  const areas = useContext(Areas)
  return text.split(/(`[^`]+`|https:\/\/[^\s)]+)/).map((piece, place) => {
    if (place % 2 === 0) return piece
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
    return <Piece key={place} text={piece} areas={[area, ...areas]} />
  })
}

function Piece({ text, areas }: { text: string; areas: Area[] }) {
  if (!text.startsWith('`')) return <a href={text}>{new URL(text).hostname}</a>
  const words = text.slice(1, -1)
  const owner = areas.find(({ name, parts }) => words === `kit/${name}` || parts.some((part) => part.name === words))
  const code = <code>{words}</code>
  if (!owner) return code
  return <a href={words.startsWith('kit/') ? `#${owner.name}` : `#${owner.name}/${words}`}>{code}</a>
}
