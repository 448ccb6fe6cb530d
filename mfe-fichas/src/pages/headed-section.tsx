import type { PlaceProps } from '@fichero/contract/places'
import { HeadedTable } from '../person/headed-table'

export const Page = ({ document }: PlaceProps<'person.section'>) => <HeadedTable head={document} />
