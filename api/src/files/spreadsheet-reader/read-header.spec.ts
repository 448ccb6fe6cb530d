import type { ImportKind } from '@fichero/contract/enums'
import { readHeader } from './read-header.js'
import type { Cell } from './sheet.js'

const read = (kind: ImportKind, headings: Cell[], values: Cell[] = []) =>
  readHeader([headings, [], values], 0, 'lista.xlsx', kind)
const PERSON = ['Documento', 'Nombres', 'Apellidos']

describe('readHeader', () => {
  it.each<[ImportKind, string, string, string, string]>([
    ['juicios', 'fecha_registro', 'Fecha', 'Fecha y Hora del Juicio Evaluativo', 'B'],
    ['juicios', 'fecha_registro', 'Fecha del juicio', 'Fecha', 'A'],
    ['juicios', 'fecha_registro', 'Fecha', 'Fecha de registro', 'B'],
    ['juicios', 'evaluador', 'Instructor', 'Funcionario que registro el juicio evaluativo', 'B'],
    ['juicios', 'evaluador', 'Instructor', 'Evaluador', 'B'],
    ['juicios', 'juicio', 'Evaluación', 'Juicio', 'B'],
    ['juicios', 'resultado', 'RAP', 'Resultado', 'A'],
    ['juicios', 'nro_documento', 'Documento', 'Número de Documento', 'B'],
    ['juicios', 'estado', 'Estado', 'Estado del aprendiz', 'B'],
    ['aprendices', 'celular', 'Teléfono', 'Celular', 'B'],
    ['aprendices', 'correo', 'Correo Electrónico', 'Correo', 'A'],
    ['aprendices', 'nombre', 'Nombre', 'Nombre del aprendiz', 'B'],
    ['personas', 'correo_institucional', 'Correo', 'Correo Institucional', 'B'],
    ['personas', 'tipo', 'Vinculación', 'Tipo de Instructor', 'B'],
    ['programa', 'resultado', 'Resultado de Aprendizaje', 'Resultado', 'A'],
  ])('in %s, assigns %s to the more specific of «%s» and «%s»', (kind, field, one, other, column) => {
    const { columns, warnings } = read(kind, [one, other])
    const [index, rest] = column === 'A' ? [0, 1] : [1, 0]
    // `Resultado` may mean the judgment instead.
    if (kind === 'juicios' && field === 'resultado')
      return expect([...columns]).toEqual([
        ['resultado', 0],
        ['juicio', 1],
      ])
    expect([...columns]).toEqual([[field, index]])
    const [unused, taken] = [[one, other][rest], [one, other][index]]
    expect(warnings).toMatchObject([{ code: 'column_repeats', fila: 1, valor: unused, params: { otra: taken } }])
  })

  it.each<[ImportKind, string, string]>([
    ['juicios', 'Fecha', 'FECHA'],
    ['juicios', 'Fecha del juicio', 'Fecha de evaluación'],
    ['aprendices', 'Documento', 'Doc.'],
    ['aprendices', 'Estado', 'estado'],
  ])('in %s, rejects two headings if neither is more specific: «%s» and «%s»', (kind, one, other) =>
    expect(() => read(kind, [one, 'Nota', other])).toThrow(
      expect.objectContaining({
        code: 'header_repeated',
        params: { archivo: 'lista.xlsx', fila: 1, valor: other, columna: 'A', otra_columna: 'C' },
      }),
    ),
  )

  it.each<[ImportKind, Cell, string | undefined]>([
    ['juicios', 'CC', 'tipo_documento'],
    ['aprendices', ' c.c. ', 'tipo_documento'],
    ['aprendices', 'Cédula de Ciudadanía', 'tipo_documento'],
    ['aprendices', 'Regular', undefined],
    ['aprendices', null, undefined],
    ['personas', 'planta', 'tipo'],
    ['personas', 'TI', 'tipo_documento'],
  ])('in %s, decides by the value %j what «Tipo» means', (kind, value, field) => {
    const { columns, unknown } = read(kind, [...PERSON, 'Tipo'], [1900099001, 'ANA', 'RÍOS', value])
    expect([...columns].find(([, index]) => index === 3)?.[0]).toBe(field)
    expect(unknown).toEqual(field ? [] : [{ columna: 'D', valor: 'Tipo' }])
  })

  it('distinguishes a document type from the type of an instructor', () => {
    const values = ['CC', 1900099001, 'ANA', 'RÍOS', 'planta']
    expect([...read('personas', ['Tipo', ...PERSON, 'Vinculación'], values).columns.keys()]).toEqual([
      'tipo_documento',
      'nro_documento',
      'nombre',
      'apellido',
      'tipo',
    ])
  })

  it('takes `Resultado` for the outcome, or for the judgment if another heading is the outcome', () => {
    const fields = (...headings: string[]) => [...read('juicios', headings).columns.keys()]
    expect(fields('Resultado', 'Juicio')).toEqual(['resultado', 'juicio'])
    expect(fields('Resultado', 'Resultado de Aprendizaje')).toEqual(['juicio', 'resultado'])
    expect(fields('Resultado de Aprendizaje', 'Resultado de la evaluación')).toEqual(['resultado', 'juicio'])
  })
})
