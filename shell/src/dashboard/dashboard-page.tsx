import { Counters } from './counters'
import { Instructors } from './instructors'
import { Welcome } from './welcome'

export function Page() {
  return (
    <>
      <Welcome />
      <Counters />
      <Instructors />
    </>
  )
}
