import { createContext, useContext } from 'react'
import type { Area } from './areas'

/** All areas, to look up the parts that a text names. */
export const Areas = createContext<readonly Area[]>([])

interface DocTextProps {
  text: string
  /** The area in which names are looked up first. */
  area: Area
}

/** Renders a doc comment. Text in backticks becomes code, linked if it names a part; URLs become links. */
export function DocText({ text, area }: DocTextProps) {
  const areas = useContext(Areas)
  return text.split(/(`[^`]+`|https:\/\/[^\s)]+)/).map((piece, index) => {
    if (index % 2 === 0) return piece
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant
    return <Piece key={index} text={piece} areas={[area, ...areas]} />
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
