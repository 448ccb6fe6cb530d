import { useContext } from 'react'
import classes from './catalogue.module.css'
import { Areas } from './doc-text'

/** A type as written in the source; the names of types that the kit exports are links. */
export function TypeText({ text }: { text: string }) {
  const areas = useContext(Areas)
  return (
    <code className={classes.type}>
      {text.split(/\b([A-Z]\w+)\b/).map((word, index) => {
        const owner = areas.find(({ parts }) => parts.some(({ name, kind }) => kind === 'type' && name === word))
        if (index % 2 === 0 || !owner) return word
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant
          <a key={index} href={`#${owner.name}/${word}`}>
            {word}
          </a>
        )
      })}
    </code>
  )
}
