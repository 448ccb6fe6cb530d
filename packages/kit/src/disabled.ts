// Lists of disabled records, with reactivation.
export { DisabledList } from './disabled/disabled-list'
