import { cleanText, competencyOf, dateTimeOf, evaluatorOf, isDocument, outcomeOf } from './cells.js'

const DAY_FIRST = { date1904: false, order: 'dmy', turned: false } as const

describe('cells', () => {
  it.each([
    ['  A \n B\u00a0 C ', 'A B C'],
    [1900099001, '1900099001'],
    [123456789012345, '123456789012345'],
    [null, ''],
  ])('cleans %j', (cell, text) => expect(cleanText(cell)).toBe(text))

  it.each([
    ['593104 - 03  CREAR COMPONENTES', 'CREAR COMPONENTES'],
    ['593104\n- 03  CREAR\n COMPONENTES  ', 'CREAR COMPONENTES'],
    ['593375 - 01 PLANEAR', 'PLANEAR'],
    ['593243 - 01- Reconocer', 'Reconocer'],
    ['669123 - RAP 1. CARACTERIZAR', 'CARACTERIZAR'],
    ['669123 - RAP 10 - CARACTERIZAR', 'CARACTERIZAR'],
    ['667724 - RA 3: VALIDAR', 'VALIDAR'],
    ['611192 - RA1: SELECCIONAR', 'SELECCIONAR'],
    ['667723 - RA1 INTERPRETAR', 'INTERPRETAR'],
    ['611101 - R4: VERIFICAR', 'VERIFICAR'],
    ['611101 - 12  VERIFICAR', 'VERIFICAR'],
    ['611117 - IDENTIFICAR', 'IDENTIFICAR'],
    ['700842 - 2D MODELAR', '2D MODELAR'],
    ['700842 - 3 TIPOS DE PRUEBAS', '3 TIPOS DE PRUEBAS'],
    ['700842 - 10 CLIENTES: ATENDER', '10 CLIENTES: ATENDER'],
    ['700842 - 2.5 KG PESAR', '2.5 KG PESAR'],
    ['700842 - RAPIDEZ EN LA RESPUESTA', 'RAPIDEZ EN LA RESPUESTA'],
    ['700842 - 802.11 CONFIGURAR REDES', '802.11 CONFIGURAR REDES'],
    ['700842 – 02  CON RAYA', 'CON RAYA'],
  ])('reads the outcome %j', (cell, nombre_rae) => {
    expect(outcomeOf(cell)).toEqual({ codigo: /^\d+/.exec(cell)?.[0], nombre_rae })
  })

  it('reads a competency and keeps its own dashes and numbers', () => {
    expect(competencyOf('2 - 01  RIEGO - OPERAR  ')).toEqual({ codigo: '2', nombre: '01 RIEGO - OPERAR' })
    expect(competencyOf('RIEGO - OPERAR')).toBeNull()
    expect(competencyOf('38368')).toBeNull()
    expect(competencyOf(null)).toBeNull()
  })

  it.each([
    ['CC 1890099001 - MARÍA  RAMÍREZ ', { documento: '1890099001', nombre: 'MARÍA RAMÍREZ' }],
    ['PA AB12345 - LUC-ANNE OSPINA', { documento: 'AB12345', nombre: 'LUC-ANNE OSPINA' }],
    ['  -   ', { documento: null, nombre: null }],
    [null, { documento: null, nombre: null }],
    ['MARÍA RAMÍREZ', { documento: null, nombre: 'MARÍA RAMÍREZ' }],
  ])('reads the evaluator %j', (cell, evaluator) => expect(evaluatorOf(cell)).toEqual(evaluator))

  it.each([
    [45999.7611111111, '2025-12-08 18:16:00'],
    [45999, '2025-12-08 00:00:00'],
    ['08/12/2025 18.16 a', '2025-12-08 18:16:00'],
    ['8/12/2025 6:05', '2025-12-08 06:05:00'],
    ['08/12/2025', '2025-12-08 00:00:00'],
    ['2025-12-08 18:16:40', '2025-12-08 18:16:40'],
    ['28/07/2025 8:02:00 p.\u00a0m.', '2025-07-28 20:02:00'],
    ['28/07/2025 8:02:00\u202fp.\u00a0m.', '2025-07-28 20:02:00'],
    ['28/07/2025 8:02 PM', '2025-07-28 20:02:00'],
    ['28/07/2025 8:02 p', '2025-07-28 20:02:00'],
    ['28/07/2025 12:02 p. m.', '2025-07-28 12:02:00'],
    ['28/07/2025 12:02 a. m.', '2025-07-28 00:02:00'],
    ['28/07/2025 12 a. m.', '2025-07-28 00:00:00'],
    ['28/07/2025 12.02 a', '2025-07-28 12:02:00'],
    ['28/07/2025 18.02 p', '2025-07-28 18:02:00'],
    ['28/07/2025 8', null],
    ['30-ago-2025', '2025-08-30 00:00:00'],
    ['30 de Agosto de 2025 4:05 p. m.', '2025-08-30 16:05:00'],
    ['30-xyz-2025', null],
    ['0000-01-01', null],
    ['2025-12-08T18:16', '2025-12-08 18:16:00'],
    ['31/02/2025', null],
    ['08/13/2025', null],
    ['08/12/2025 24.10 a', null],
    ['ayer', null],
    [7, null],
    [null, null],
  ])('reads the moment %j', (cell, moment) => expect(dateTimeOf(cell, DAY_FIRST)).toBe(moment))

  it('reads serial dates that count from 1904', () =>
    expect(dateTimeOf(44537, { ...DAY_FIRST, date1904: true })).toBe('2025-12-08 00:00:00'))

  it('turns the day of a number back into its month, where it can be one', () => {
    const turned = { ...DAY_FIRST, turned: true }
    expect(dateTimeOf(45999.7611111111, turned)).toBe('2025-08-12 18:16:00')
    expect(dateTimeOf(46006, turned)).toBe('2025-12-15 00:00:00')
  })

  it('recognizes document numbers', () => {
    expect(['12345', '123456789012345'].every((text) => isDocument(text, 'CC'))).toBe(true)
    expect(['1234', '1234567890123456', '12.345.678', 'AB12345', ''].some((text) => isDocument(text, 'CC'))).toBe(false)
    expect(isDocument('AB12345', 'PA')).toBe(true)
  })
})
