import { colombianMoment } from '@fichero/contract/day-text'

/** Returns the day in Colombia, `YYYY-MM-DD`. */
export const today = () => colombianMoment(new Date()).slice(0, 10)
