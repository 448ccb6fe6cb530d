import { listCentres } from '@fichero/contract/calls/centres.calls'
import type { Centre } from '@fichero/contract/centres.schema'
import { answer } from '@fichero/kit/testing/answers'

const REGIONAL = { codigo_regional: '68', regional: 'REGIONAL SANTANDER', carga: 'coordinacion', version: 1 } as const

export const CENTRES: Centre[] = [
  { id: 3, codigo: '9545', nombre: 'CENTRO MINERO', ...REGIONAL, confirmado: false, fichas: 2, personas: 0 },
  { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO', ...REGIONAL, confirmado: true, fichas: 12, personas: 9 },
  {
    id: 2,
    codigo: '9309',
    nombre: 'CENTRO DE SERVICIOS',
    codigo_regional: null,
    regional: null,
    carga: 'jefes',
    version: 4,
    confirmado: true,
    fichas: 1,
    personas: 1,
  },
]

/** API responses with which the release check and the unit tests render this page. */
export const examples = [answer(listCentres, { ok: true, centros: CENTRES, sin_centro: 5 })]
