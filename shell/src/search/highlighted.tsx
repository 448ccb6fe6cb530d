import { highlight } from './highlight'

/** A text with the search text highlighted. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return highlight(text, search).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only identified by their position
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  )
}
