import { countGivenJudgments } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/answers'

export const examples = [
  answer(countGivenJudgments, {
    ok: true,
    meses: [
      { mes: '2025-12', aprobados: 121, no_aprobados: 2 },
      { mes: '2026-01', aprobados: 51, no_aprobados: 0 },
    ],
  }),
]
