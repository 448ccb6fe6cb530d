import { findHeader } from './find-header.js'
import { KIND_NAMES, type SheetKind } from './headings.js'
import { kindOf, titleOf } from './kind-rules.js'
import type { Cell } from './sheet.js'

const KINDS: SheetKind[] = ['juicios', 'aprendices', 'programa', 'instructores', 'personas']
const kindIn = (rows: Cell[][]) => kindOf({ title: titleOf(rows), rows, header: findHeader(rows, KINDS) })

const LIST = ['Documento', 'Nombres', 'Apellidos']
const DESIGN = ['Competencia', 'Resultado de Aprendizaje']
const own = (count: number) => Array.from({ length: count }, (_, at) => `Nota ${at + 1}`)
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
    ['numbers that are no days', days(0, 32, 40, 100, '1.5', '01'), 'aprendices'],
    ['as many columns of its own', [[...LIST, ...own(3)]], 'aprendices'],
    ['a list with twice as many', [[...LIST, ...own(6)]], 'aprendices'],
    ['a list with more', [[...LIST, ...own(7)]], undefined],
    ['a list of two with as many', [['Documento', 'Nombre completo', ...own(2)]], 'aprendices'],
    ['a list of two with more', [['Documento', 'Nombre completo', ...own(3)]], undefined],
    ['a design', [DESIGN], 'programa'],
    ['a design with as many columns of its own', [[...DESIGN, ...own(2)]], 'programa'],
    ['judgments of one person', [[...DESIGN, 'Juicio de Evaluación', 'Fecha', 'Funcionario']], 'juicios_de_uno'],
    ['judgments of one person in short', [[...DESIGN, 'Juicio']], 'juicios_de_uno'],
    ['judgments of one person with more', [[...DESIGN, 'Juicio', ...own(9)]], 'juicios_de_uno'],
    ['judgments with whose they are', [['Documento', 'Nombre', ...DESIGN, 'Juicio', 'Fecha', 'Instructor']], 'juicios'],
    ['a plan with its way to evaluate', [['Fase', 'Actividad', ...DESIGN, 'Evaluación', 'Ambiente']], 'planeacion'],
    ['DF-14', [['DF-14 CONSOLIDADO'], LIST], 'df14'],
    ['DF14', [['DF14_202606'], LIST], 'df14'],
    [
      'headings of a list of fichas',
      [['CODIGO_CENTRO', 'NOMBRE_CENTRO', 'IDENTIFICADOR_FICHA', 'ESTADO_CURSO', ...own(40)]],
      'pe04',
    ],
    ['three of them', [['CODIGO_CENTRO', 'NOMBRE_CENTRO', 'IDENTIFICADOR_FICHA', 'Nota']], undefined],
    ['a design with more', [[...DESIGN, ...own(3)]], 'planeacion'],
    ['half a design with more', [['Competencia', 'Nota', 'Fase']], undefined],
    ['nothing', [], undefined],
  ])('is told by %s', (_, rows, kind) => expect(kindIn(rows)).toBe(kind))

  it('has a name in what a refusal says', () => {
    expect(KIND_NAMES).toEqual({
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
