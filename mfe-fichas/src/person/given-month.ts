import type { GivenJudgmentsAnswer } from '@fichero/contract/users.schema'

export type GivenMonth = GivenJudgmentsAnswer['meses'][number]

export const givenIn = ({ aprobados, no_aprobados }: GivenMonth) => aprobados + no_aprobados
