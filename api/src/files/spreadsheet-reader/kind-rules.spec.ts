import { TEXTS } from '@fichero/contract/texts'
import { findHeader } from './find-header.js'
import type { SheetKind } from './headings.js'
import { kindOf, titleOf } from './kind-rules.js'
import type { Cell } from './sheet.js'

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
