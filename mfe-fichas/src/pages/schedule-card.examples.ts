import { getSchedule } from '@fichero/contract/calls/dashboard.calls'
import { answer } from '@fichero/kit/testing/answers'
import { AHEAD, BEHIND, scheduleAnswer } from '../../testing/schedule'

export const examples = [
  answer(getSchedule, scheduleAnswer([BEHIND, AHEAD], { finalizadas: 4, sin_empezar: 1, sin_reporte: 3 })),
]
