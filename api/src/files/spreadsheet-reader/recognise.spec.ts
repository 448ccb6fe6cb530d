import type { ImportKind } from '@fichero/contract/enums'
import { TEXTS } from '@fichero/contract/texts'
import { rowsOf } from '../../../testing/spreadsheets.js'
import { findHeader, titleOf } from './header.js'
import type { SheetKind } from './headings.js'
import { interpretSheets } from './interpret.js'
import { kindOf } from './recognise.js'
import type { Report } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const read = (rows: Cell[][], ...accepts: ImportKind[]): Report =>
  interpretSheets([{ ...emptySheet('workbook'), rows }], 'a.xls', { accepts })
const judgments = (change: (rows: Cell[][]) => void) => {
  const rows = rowsOf('judgments')
  change(rows)
  return read(rows, 'juicios')
}
const PEOPLE: Cell[][] = [
  ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado'],
  ['CC', '1900099001', 'ANA', 'RÍOS', 'EN FORMACION'],
]
const list = (...preamble: Cell[][]) => read([...preamble, ...PEOPLE], 'aprendices')

describe('labels above the headings', () => {
  it.each<[string, Cell[][], object]>([
    ['in one cell with their value', [['Ficha de Caracterización: 2999001 - COCINA']], { nro_ficha: 2999001 }],
    [
      'in one cell, beside another such cell',
      [['Ficha: 2999001', 'Fecha del Reporte: 14/11/2026']],
      { fecha_reporte: '2026-11-14' },
    ],
    [
      'all in one cell',
      [['Código: 228118, Versión: 1 Programa: COCINA: REGIONAL']],
      { codigo: '228118', version: '1', denominacion: 'COCINA: REGIONAL' },
    ],
    ['with an hour', [['Fecha del Reporte: 14/11/2026 10:30']], { fecha_reporte: '2026-11-14' }],
    ['beside each other', [['Ficha', '2999001', 'Código', 228118]], { nro_ficha: 2999001, codigo: '228118' }],
    ['without a value', [['Código:', 'Versión:', '1']], { codigo: null, version: '1' }],
    ['with a zero-width space', [['Ficha de Caracterización:\u200b', '2999001 - COCINA']], { nro_ficha: 2999001 }],
    [
      'with a direction mark',
      [['\u200fFicha de Caracte\u00adrización\u200f:', '\u200b2999001\u200b - COCINA']],
      { nro_ficha: 2999001 },
    ],
    ['without unknown labels', [['Lista: de la mañana', 'a las 10:30']], { nro_ficha: null, fecha_reporte: null }],
  ])('are read: %s', (_, preamble, expected) => expect(list(...preamble)).toMatchObject(expected))

  it('are rejected if the ficha or the date in one cell is invalid', () => {
    expect(() => list(['Ficha: mañana'])).toThrow(
      expect.objectContaining({ code: 'report_ficha_invalid', params: expect.objectContaining({ celda: 'A1' }) }),
    )
    expect(() => list(['Fecha del Reporte: ayer'])).toThrow(expect.objectContaining({ code: 'report_date_invalid' }))
  })

  it('are ignored in a program design', () => {
    const rows = [
      ['Ficha: mañana', 'Fecha del Reporte: ayer'],
      ['Competencia', 'Resultado'],
      ['1 - A', '2 - B'],
    ]
    expect(read(rows, 'programa')).toMatchObject({ rejected: [], outcomes: [{ fila: 3 }], nro_ficha: null })
  })

  it.each([
    ['Cógigo:', 'C4', 3],
    ['Versión:', 'C5', 4],
  ])('with a long value are rejected, not truncated: %s', (_, celda, row) => {
    const long = '1'.repeat(21)
    const change = (rows: Cell[][]) => {
      rows[row]![2] = long
    }
    expect(() => judgments(change)).toThrow(
      expect.objectContaining({
        code: 'report_code_too_long',
        params: expect.objectContaining({ celda, valor: long, max: 20 }),
      }),
    )
    const users = [
      ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Correo', 'Tipo'],
      ['CC', 1900099001, 'ANA', 'RÍOS', 'a@fichero.example', 'planta'],
    ]
    expect(read([['Código', long], ...users], 'personas')).toMatchObject({ codigo: null, rejected: [] })
  })
})

describe('the row of headings', () => {
  const errorOf = (rows: Cell[][], ...accepts: ImportKind[]) => {
    try {
      return read(rows, ...accepts)
    } catch (error) {
      return error as { code: string; params: Record<string, string | number> }
    }
  }

  it.each(['\u200b', '\u200f', '\u00ad', '\ufeff'])('is read with the invisible character %j in its texts', (sign) => {
    const report = judgments((rows) => {
      rows[0] = [`${sign}Reporte de Juicios de Evaluación${sign}`]
      rows[12] = rows[12]!.map((cell) => cell && `${sign}${String(cell).replace('m', `m${sign}`)}${sign}`)
    })
    expect(report).toMatchObject({ rejected: [], warnings: [] })
  })

  it('is reported as missing, with the most similar texts', () => {
    const rows = [
      ['Reporte de Aprendices'],
      ['Ficha de Caracterización:', null, '3000219 - COCINA REGIONAL'],
      ['Estado:', null, 'EN EJECUCION'],
      ['Tipo Docto', 'Numero de Documnto', 'Nonbre', 'Apellid', 'Estado del aprendis'],
      ['CC', '1900099001', 'ANA', 'RÍOS', 'EN FORMACION'],
    ]
    expect(errorOf(rows, 'aprendices')).toMatchObject({
      code: 'header_misspelt',
      params: {
        hasta: 5,
        esperado: expect.stringContaining('Número de Documento'),
        parecidos: expect.stringContaining('«Numero de Documnto» (B4) → «Número de Documento»'),
      },
    })
  })

  it.each<[ImportKind, Cell[][], number]>([
    ['aprendices', [['Reporte de Aprendices'], ['Estado:', null, 'EN EJECUCION']], 2],
    ['juicios', [['Curso', 'Nota']], 1],
  ])('is reported as missing without similar texts if the file of %s has none', (kind, rows, hasta) => {
    expect(errorOf(rows, kind)).toMatchObject({
      code: 'header_not_found',
      params: { hasta },
      message: expect.stringMatching(/Se esperaba: [^.]+\.$/),
    })
  })

  it.each<[ImportKind, Cell[][], number, string]>([
    ['aprendices', PEOPLE.slice(1), 1, 'CC | 1900099001 | ANA | RÍOS'],
    ['aprendices', [['Listado de la tarde'], [], [1900099001, 'ANA RÍOS']], 3, '1900099001 | ANA RÍOS'],
    ['aprendices', [['ANA', 'RÍOS', '1.900.099.001']], 1, 'ANA | RÍOS | 1.900.099.001'],
    ['aprendices', rowsOf('apprentices').toSpliced(4, 1), 5, 'CC | 1900099001'],
    ['juicios', rowsOf('judgments').toSpliced(12, 1), 13, 'CC | 1900099001'],
    ['juicios', rowsOf('judgments').slice(13), 1, 'CC | 1900099001'],
    ['personas', [['CC', '99000001', 'ANA', 'RÍOS', 'ana@fichero.example', 'planta']], 1, 'CC | 99000001 | ANA | RÍOS'],
    ['programa', [['38368 - INTERACTUAR', '593104 - GENERAR']], 1, '38368 - INTERACTUAR | 593104 - GENERAR'],
  ])('is reported as missing in a sheet of %s that begins with data (case %#)', (kind, rows, fila, valor) => {
    const found = errorOf(rows, kind)
    expect(found).toMatchObject({ code: 'header_absent', params: { fila, valor: expect.stringContaining(valor) } })
    expect('message' in found && found.message).toMatch(
      /no tiene encabezados, .* Se necesita: (?:Tipo de|Número de|Competencia)/,
    )
  })

  it.each<[string, Cell[][]]>([
    [
      'unknown headings',
      [
        ['Curso', 'Nota'],
        ['Uno', 5],
      ],
    ],
    [
      'unknown headings above data',
      [
        ['A', 'B', 'C'],
        ['1900099001', 'ANA', 'RÍOS'],
      ],
    ],
    ['labels', [['Ficha de Caracterización:', null, '2999001 - COCINA']]],
    ['a line of text', [['Ana se retiró']]],
    ['nothing', []],
  ])('is not reported as missing if a sheet begins with %s', (_, rows) =>
    expect(errorOf(rows, 'aprendices')).toMatchObject({ code: 'header_not_found' }),
  )

  it.each(['juicios', 'aprendices'] as const)('is reported if it is below the last row where %s may begin', (kind) => {
    const rows = rowsOf('judgments')
    rows.splice(12, 0, ...Array.from({ length: 60 }, () => []))
    expect(errorOf(rows, kind)).toMatchObject({ code: 'header_too_low', params: { fila: 73, hasta: 60 } })
    expect(errorOf([...Array.from({ length: 70 }, () => []), ...PEOPLE], 'aprendices', 'juicios')).toMatchObject({
      code: 'header_too_low',
      params: { fila: 71 },
    })
  })
})

describe('the kind of a sheet that was not expected', () => {
  const kindOf = (rows: Cell[][], ...accepts: ImportKind[]) => {
    try {
      return read(rows, ...accepts).kind
    } catch (error) {
      const { code, params } = error as { code: string; params: { tipo_recibido?: string } }
      return params.tipo_recibido ?? code
    }
  }
  const ONE: Cell[][] = [
    ['Competencia', 'Resultado de Aprendizaje', 'Juicio de Evaluación', 'Fecha', 'Funcionario'],
    ['1 - A', '2 - B', 'APROBADO', '14/05/2026', 'CC 1890099001 - LUZ PAZ'],
  ]
  const SIGN_IN: Cell[][] = [['Tipo de Documento', 'Número de Documento', 'Contraseña']]

  it.each<[string, Cell[][], ImportKind, string]>([
    ['judgments of one person are recognised where judgments are expected', ONE, 'juicios', 'juicios_de_uno'],
    ['judgments of one person are recognised where apprentices are expected', ONE, 'aprendices', 'juicios_de_uno'],
    ['the design in judgments of one person is recognised where a program is expected', ONE, 'programa', 'programa'],
    ['a sign-in form is rejected where judgments are expected', SIGN_IN, 'juicios', 'header_misspelt'],
    ['a sign-in form is rejected where a program is expected', SIGN_IN, 'programa', 'header_not_found'],
    ['a form with a mail field is rejected', [['Correo', 'Rol', 'Contraseña']], 'juicios', 'header_not_found'],
    ['a form with a name field is rejected', [['Nombre', 'Correo']], 'programa', 'header_not_found'],
    [
      'a list of people with document numbers is taken for apprentices',
      [['Documento', 'Nombre completo']],
      'juicios',
      'aprendices',
    ],
    ['half a design is rejected', [['Competencia', 'Actividad']], 'aprendices', 'header_not_found'],
  ])('%s', (_, rows, accepts, kind) => expect(kindOf(rows, accepts)).toBe(kind))
})

const KINDS: SheetKind[] = ['juicios', 'aprendices', 'programa', 'instructores', 'personas']
const kindIn = (rows: Cell[][]) => kindOf({ title: titleOf(rows), rows, header: findHeader(rows, KINDS) })

const LIST = ['Documento', 'Nombres', 'Apellidos']
const DESIGN = ['Competencia', 'Resultado de Aprendizaje']
/** Headings of columns that no kind has. */
const others = (count: number) => Array.from({ length: count }, (_, at) => `Nota ${at + 1}`)
const days = (...numbers: Cell[]) => [[...LIST, ...numbers]]

describe('the kind of a sheet', () => {
  it.each<[string, Cell[][], SheetKind | undefined]>([
    ['Reporte de Juicios de Evaluación', [['Reporte de Juicios de Evaluación']], 'juicios'],
    ['Reporte de Juicios Evaluativos', [[null, 'REPORTE DE JUICIOS EVALUATIVOS']], 'juicios'],
    ['Reporte de Aprendices', [['a', 'b'], ['Reporte de Aprendices']], 'aprendices'],
    ['Reporte de Instructores por Ficha', [['Reporte de Instructores por Ficha']], 'instructores'],
    ['Reporte de Instructores', [['Reporte de Instructores']], 'instructores'],
    ['a title that is not first in its row', [['SENA', 'Reporte de Aprendices']], undefined],
    ['Registro de asistencia', [['Registro de asistencia'], LIST], 'asistencia'],
    ['Lista de asistencia', [['LISTA DE ASISTENCIA MARZO', 'Ana', '14/11/2026'], LIST], 'asistencia'],
    ['Control de asistencia', [['Control de asistencia'], LIST], 'asistencia'],
    ['Planeación', [['Planeación pedagógica'], DESIGN], 'planeacion'],
    ['PE-04', [['PE-04'], LIST], 'pe04'],
    ['PE04', [['PE04_FORMACION'], LIST], 'pe04'],
    ['a title with three texts beside it', [['Registro de asistencia', 'a', 'b', 'c'], LIST], 'aprendices'],
    ['a title below the headings', [LIST, ['Registro de asistencia']], 'aprendices'],
    ['five days as headings', days(1, '12', 23, 30, ' 31 '), 'asistencia'],
    ['four days as headings', days(1, 2, 3, 4), 'aprendices'],
    ['numbers that are not days', days(0, 32, 40, 100, '1.5', '01'), 'aprendices'],
    ['a list of three columns with three others', [[...LIST, ...others(3)]], 'aprendices'],
    ['a list of three columns with six others', [[...LIST, ...others(6)]], 'aprendices'],
    ['a list of three columns with seven others', [[...LIST, ...others(7)]], undefined],
    ['a list of two columns with two others', [['Documento', 'Nombre completo', ...others(2)]], 'aprendices'],
    ['a list of two columns with three others', [['Documento', 'Nombre completo', ...others(3)]], undefined],
    ['a design', [DESIGN], 'programa'],
    ['a design of two columns with two others', [[...DESIGN, ...others(2)]], 'programa'],
    ['judgments of one person', [[...DESIGN, 'Juicio de Evaluación', 'Fecha', 'Funcionario']], 'juicios_de_uno'],
    ['judgments of one person under a short heading', [[...DESIGN, 'Juicio']], 'juicios_de_uno'],
    ['judgments of one person with more columns', [[...DESIGN, 'Juicio', ...others(9)]], 'juicios_de_uno'],
    [
      'judgments with a column of document numbers',
      [['Documento', 'Nombre', ...DESIGN, 'Juicio', 'Fecha', 'Instructor']],
      'juicios',
    ],
    [
      'a lesson plan with a column of evaluation',
      [['Fase', 'Actividad', ...DESIGN, 'Evaluación', 'Ambiente']],
      'planeacion',
    ],
    ['DF-14', [['DF-14 CONSOLIDADO'], LIST], 'df14'],
    ['DF14', [['DF14_202606'], LIST], 'df14'],
    [
      'headings of a list of fichas',
      [['CODIGO_CENTRO', 'NOMBRE_CENTRO', 'IDENTIFICADOR_FICHA', 'ESTADO_CURSO', ...others(40)]],
      'pe04',
    ],
    [
      'three headings of a list of fichas',
      [['CODIGO_CENTRO', 'NOMBRE_CENTRO', 'IDENTIFICADOR_FICHA', 'Nota']],
      undefined,
    ],
    ['a design of two columns with three others', [[...DESIGN, ...others(3)]], 'planeacion'],
    ['half a design with more columns', [['Competencia', 'Nota', 'Fase']], undefined],
    ['nothing', [], undefined],
  ])('is found from %s', (_, rows, kind) => expect(kindIn(rows)).toBe(kind))

  it('has a name for error messages', () => {
    expect(TEXTS.es.errors.kind).toEqual({
      juicios: expect.stringContaining('Juicios'),
      aprendices: expect.stringContaining('Aprendices'),
      personas: expect.stringContaining('personas'),
      tyt: expect.stringContaining('TyT'),
      programa: expect.stringContaining('programa'),
      instructores: expect.stringContaining('Instructores'),
      asistencia: expect.stringContaining('asistencia'),
      planeacion: expect.stringContaining('planeación'),
      pe04: expect.stringContaining('PE-04'),
      df14: expect.stringContaining('DF-14'),
      juicios_de_uno: expect.stringContaining('una sola persona'),
    })
  })
})
