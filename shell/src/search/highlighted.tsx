import { SofiaText } from '@fichero/kit/i18n'
import { Fragment } from 'react'
import { highlight, partsOf } from './highlight'

interface HighlightedProps {
  text: string
  search: string
  /** Parts of the text that SOFIA Plus wrote. */
  sofia?: string[] | undefined
}

/** A text with the search text highlighted. */
export function Highlighted({ text, search, sofia = [] }: HighlightedProps) {
  return partsOf(text, sofia).map((part, place) => {
    const Language = place % 2 === 1 ? SofiaText : Fragment
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts and pieces are only identified by their position
      <Language key={place}>
        {highlight(part, search).map((piece, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
        )}
      </Language>
    )
  })
}
