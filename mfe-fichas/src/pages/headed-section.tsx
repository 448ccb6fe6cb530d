import type { PlaceProps } from '@fichero/contract/places'
import { HeadedTable } from '../instructor-sections/headed-table'

/** An extension of the page of a person: the fichas of which the person is the head. */
export const Page = ({ document }: PlaceProps<'person.section'>) => <HeadedTable head={document} />
