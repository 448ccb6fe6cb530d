import { contractLimit } from './contract-access.js'

const DAY = '2026-08-05'
const ENDED = { motivo: 'contract_ended', fecha: '2026-08-04' }
const NOT_BEGUN = { motivo: 'contract_not_begun', fecha: '2026-08-06' }

it.each<[string, string | null, string | null, string | null, object | null]>([
  ['there are no dates', null, null, null, null],
  ['today is the last day', '2026-01-01', DAY, null, null],
  ['today is the first day', DAY, '2026-12-31', null, null],
  ['the contract ended yesterday', '2026-01-01', '2026-08-04', null, { ...ENDED, acceso_hasta: null }],
  ['the contract ended and has no start', null, '2026-08-04', null, { ...ENDED, acceso_hasta: null }],
  ['the contract begins tomorrow', '2026-08-06', '2026-12-31', null, { ...NOT_BEGUN, acceso_hasta: null }],
  ['the contract begins tomorrow and has no end', '2026-08-06', null, null, { ...NOT_BEGUN, acceso_hasta: null }],
  [
    'today is the last day of the grace period of an ended contract',
    null,
    '2026-08-04',
    DAY,
    { ...ENDED, acceso_hasta: DAY },
  ],
  [
    'the grace period of an ended contract ended yesterday',
    null,
    '2026-08-04',
    '2026-08-04',
    { ...ENDED, acceso_hasta: null },
  ],
  [
    'the contract begins tomorrow, with a grace period',
    '2026-08-06',
    null,
    '2026-08-19',
    { ...NOT_BEGUN, acceso_hasta: '2026-08-19' },
  ],
  ['the contract is under way, with a grace period', '2026-01-01', '2026-12-31', '2026-08-19', null],
])('contractLimit decides by the dates whether a contract limits access: %s', (_, start, end, acceso_hasta, limit) => {
  const dates = { fecha_inicio_contrato: start, fecha_fin_contrato: end, acceso_hasta }
  expect(contractLimit({ rol: 'user', ...dates }, DAY)).toEqual(limit)
  expect(contractLimit({ rol: 'admin', ...dates }, DAY)).toBeNull()
})
