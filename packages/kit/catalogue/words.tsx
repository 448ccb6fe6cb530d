import { createContext, useContext } from 'react'
import type { Area } from './areas'

/** All areas, among which a text's names are looked up. */
export const Areas = createContext<readonly Area[]>([])

interface WordsProps {
  text: string
  /** Where a name is looked up first. */
  area: Area
}

/** A sentence of a doc comment. What stands in backticks is code, and a way to the part with that name. */
export function Words({ text, area }: WordsProps) {
  const areas = useContext(Areas)
  return text.split(/`([^`]+)`/).map((words, place) => {
    if (place % 2 === 0) return words
    const owner = [area, ...areas].find(
      ({ name, parts }) => words === `kit/${name}` || parts.some((one) => one.name === words),
    )
    const href = owner && (words.startsWith('kit/') ? `#${owner.name}` : `#${owner.name}/${words}`)
    const code = <code>{words}</code>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <span key={place}>{href ? <a href={href}>{code}</a> : code}</span>
    )
  })
}
