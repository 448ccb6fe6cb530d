import { EndingSoon } from './ending/ending-soon'
import { Instructors } from './instructors/instructors'
import { Programs } from './programs/programs'
import { Requests } from './requests/requests'
import { Tyt } from './tyt/tyt'

export interface OverviewProps {
  isAdmin: boolean
}

export function Overview({ isAdmin }: OverviewProps) {
  return (
    <>
      {isAdmin && <Requests />}
      <EndingSoon />
      <Tyt />
      <Programs />
      <Instructors />
    </>
  )
}
