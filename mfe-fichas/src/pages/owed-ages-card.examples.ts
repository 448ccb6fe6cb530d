import { listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import { answer } from '@fichero/kit/testing/answers'
import { byInstructor, OWED } from '../../testing/owed'

const pagination = { currentPage: 1, totalPages: 3, totalItems: 3, itemsPerPage: 1 }

export const examples = [answer(listOwedByInstructor, { ok: true, mias: false, ...byInstructor(OWED), pagination })]
