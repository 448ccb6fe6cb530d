import { useContext } from 'react'
import classes from './catalogue.module.css'
import { Areas } from './words'

/** A type as it is written; those that the kit exports are links. */
export function TypeText({ text }: { text: string }) {
  const areas = useContext(Areas)
  return (
    <code className={classes.type}>
      {text.split(/\b([A-Z]\w+)\b/).map((word, place) => {
        const owner = areas.find(({ parts }) => parts.some(({ name, kind }) => kind === 'type' && name === word))
        if (place % 2 === 0 || !owner) return word
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
          <a key={place} href={`#${owner.name}/${word}`}>
            {word}
          </a>
        )
      })}
    </code>
  )
}
