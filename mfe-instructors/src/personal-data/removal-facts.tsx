import type { ContactData } from '@fichero/contract/personal-data.schema'
import { FactList } from '@fichero/kit/frame'
import { useFormat } from '@fichero/kit/i18n'
import { useRemovalWords } from './use-removal-words'

/** From how many rows of what contact data goes, or went. */
export function RemovalFacts({ data }: { data: ContactData }) {
  const { goes, from } = useRemovalWords()
  const format = useFormat()
  const places = Object.keys(from) as (keyof typeof from)[]
  return (
    <FactList label={goes} layout="pairs" facts={places.map((place) => [from[place], format.number(data[place])])} />
  )
}
