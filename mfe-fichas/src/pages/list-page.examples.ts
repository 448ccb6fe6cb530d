import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { answer } from '@fichero/kit/testing/answers'
import { FICHA } from '../../testing/ficha'

const can = { create: true, viewDisabled: true }

export const examples = [
  answer(listPrograms, { ok: true, programs: [], can }),
  answer(listFichas, {
    ok: true,
    fichas: [FICHA, { ...FICHA, id: 2990023, nro_ficha: 2990023, progreso: 0 }],
    pagination: { currentPage: 1, totalPages: 1, totalItems: 2, itemsPerPage: 20 },
    can,
  }),
]
