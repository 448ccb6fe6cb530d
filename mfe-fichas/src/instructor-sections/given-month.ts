import type { GivenJudgmentsAnswer } from '@fichero/contract/users.schema'

/** The judgments that a person gave in one month, by result. */
export type GivenMonth = GivenJudgmentsAnswer['meses'][number]

/** The number of judgments that were given in a month. */
export const judgmentsIn = ({ aprobados, no_aprobados }: GivenMonth) => aprobados + no_aprobados
