import { BAND_SHARES, tytPercentage } from '@fichero/contract/tyt'
import { useFormat } from '@fichero/kit/i18n'

const [READY] = BAND_SHARES
const GOAL = tytPercentage(READY.numerator, READY.denominator)

/** The share of approved outcomes that a person needs for the TyT test, as text: 75 %. */
export const useGoal = () => useFormat().percent(GOAL)
