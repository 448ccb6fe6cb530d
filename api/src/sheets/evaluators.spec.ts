import { evaluatorOf } from './evaluators.js'

const ANA = { documento: '99999993', nombre: 'ANA RUIZ', unread: false }

describe('evaluators', () => {
  it.each([
    'CC 99999993 - ANA RUIZ ',
    'CC 99.999.993 - ANA RUIZ',
    'CC 99,999,993 - ANA RUIZ',
    'CC 99 999 993 - ANA RUIZ',
    'CC 99999993.0 - ANA RUIZ',
    'C.C. 99999993 - ANA RUIZ',
    'C.C.99.999.993 ANA RUIZ',
    'CC: 99999993 - ANA RUIZ',
    'CC99999993 - ANA  RUIZ',
    'CC 99999993 ANA RUIZ',
    'CC 99999993, ANA RUIZ',
    '99999993 – ANA RUIZ',
    'ANA RUIZ - CC 99999993',
    'ANA RUIZ - C.C. 99.999.993',
    'ANA RUIZ CC 99999993',
    'ANA RUIZ (99999993)',
    'ANA RUIZ - 99999993',
  ])('%s is read', (cell) => expect(evaluatorOf(cell)).toEqual(ANA))

  it.each<[string | number | null, string | null, string | null]>([
    ['CC 1890099001 - MARÍA  RAMÍREZ ', '1890099001', 'MARÍA RAMÍREZ'],
    ['PA AB12345 - LUC-ANNE OSPINA', 'AB12345', 'LUC-ANNE OSPINA'],
    ['PEP 9F12345 - ANA RUIZ', '9F12345', 'ANA RUIZ'],
    ['ANA RUIZ - PEP 9F12345', '9F12345', 'ANA RUIZ'],
    ['NUIP 12345678 - ANA RUIZ', '12345678', 'ANA RUIZ'],
    ['99999993.0', '99999993', null],
    [99_999_993, '99999993', null],
    ['  -   ', null, null],
    ['', null, null],
    [null, null, null],
    ['MARÍA RAMÍREZ', null, 'MARÍA RAMÍREZ'],
    ['ANA RUIZ 2', null, 'ANA RUIZ 2'],
    ['JUAN 1234567', '1234567', 'JUAN'],
  ])('%j is read', (cell, documento, nombre) => expect(evaluatorOf(cell)).toEqual({ documento, nombre, unread: false }))

  it.each<[string, string | null, string | null]>([
    ['123', null, null],
    ['CC 9999O993 - ANA RUIZ', null, 'CC 9999O993 - ANA RUIZ'],
    ['CC 99999.9 ANA RUIZ', null, 'CC 99999.9 ANA RUIZ'],
    ['9,99E+07 ANA 12', null, '9,99E+07 ANA 12'],
    ['CC 99999993 - ANA RUIZ, CC 99999994 - LUZ', '99999993', 'ANA RUIZ, CC 99999994 - LUZ'],
  ])('%s is told', (cell, documento, nombre) => expect(evaluatorOf(cell)).toEqual({ documento, nombre, unread: true }))
})
