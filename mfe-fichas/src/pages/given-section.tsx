import type { PlaceProps } from '@fichero/contract/places'
import { GivenJudgments } from '../person/given-judgments'

export const Page = ({ id }: PlaceProps<'person.section'>) => <GivenJudgments id={id} />
