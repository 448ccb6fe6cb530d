import type { PlaceProps } from '@fichero/contract/places'
import { GivenJudgments } from '../instructor-sections/given-judgments'

/** An extension of the page of a person: the judgments that the person gave. */
export const Page = ({ id }: PlaceProps<'person.section'>) => <GivenJudgments id={id} />
