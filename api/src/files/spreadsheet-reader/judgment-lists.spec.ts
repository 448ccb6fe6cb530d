import { interpretSheets } from './interpret.js'
import type { JudgmentsReport } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

// Lists of judgments that people made, with other headings than SOFIA's.

const VALUES: Record<string, Cell> = {
  tipo: 'CC',
  documento: '1900099001',
  nombre: 'ANA',
  apellido: 'RÍOS',
  estado: 'EN FORMACION',
  competencia: '38368 - INTERACTUAR',
  resultado: '593104 - GENERAR HÁBITOS',
  juicio: 'APROBADO',
  fecha: '14/05/2026 10:30',
  evaluador: 'CC 1890099001 - LUZ PAZ',
}
type Headings = Partial<Record<keyof typeof VALUES, string>>

const USUAL: Headings = {
  tipo: 'Tipo de Documento',
  documento: 'Número de Documento',
  nombre: 'Nombre',
  apellido: 'Apellidos',
  estado: 'Estado',
  competencia: 'Competencia',
  resultado: 'Resultado de Aprendizaje',
  juicio: 'Juicio de Evaluación',
}

function read(headings: Headings, omitted: string[] = []): JudgmentsReport {
  const columns = Object.entries({ ...USUAL, ...headings }).filter(([name]) => !omitted.includes(name))
  const rows = [columns.map(([, heading]) => heading ?? null), columns.map(([name]) => VALUES[name] ?? null)]
  return interpretSheets([{ ...emptySheet('workbook'), rows }], 'lista.xlsx', {
    accepts: ['juicios'],
  }) as JudgmentsReport
}
const codes = ({ warnings }: JudgmentsReport) => warnings.map(({ code }) => code)

describe('a list of judgments', () => {
  it.each<[string, Headings]>([
    [
      'the headings of SOFIA Plus',
      { fecha: 'Fecha y Hora del Juicio Evaluativo', evaluador: 'Funcionario que registro el juicio evaluativo' },
    ],
    [
      'short headings',
      { fecha: 'Fecha', evaluador: 'Instructor', tipo: 'Tipo', resultado: 'Resultado', juicio: 'Juicio' },
    ],
    [
      '"Evaluador" and "Doc."',
      { fecha: 'Fecha de registro', evaluador: 'Evaluador', tipo: 'Tipo doc.', documento: 'Doc.' },
    ],
    [
      'headings in capitals',
      { fecha: 'FECHA EVALUACION', evaluador: 'INSTRUCTOR EVALUADOR', documento: 'CEDULA', juicio: 'CALIFICACION' },
    ],
    [
      'headings of a database',
      { fecha: 'fecha_juicio', evaluador: 'docente', nombre: 'nombres_aprendiz', apellido: 'apellidos_aprendiz' },
    ],
    [
      '"Evaluado por" and "RAP"',
      { fecha: 'Fecha y hora', evaluador: 'Evaluado por', documento: 'N° de identificación', resultado: 'RAP' },
    ],
  ])('is read with evaluator and date under %s', (_, headings) => {
    const report = read(headings)
    expect(report).toMatchObject({
      rejected: [],
      warnings: [],
      people: [{ tipo_documento: 'CC', nro_documento: '1900099001', nombre: 'ANA', apellido: 'RÍOS' }],
      judgments: [
        {
          resultado: '593104',
          estado: 'APROBADO',
          fecha_registro: '2026-05-14 10:30:00',
          evaluador_documento: '1890099001',
          evaluador_nombre: 'LUZ PAZ',
        },
      ],
    })
  })

  it('without a column of evaluators gets one warning', () => {
    const report = read({ fecha: 'Fecha' })
    expect(report).toMatchObject({ rejected: [], judgments: [{ evaluador_documento: null, evaluador_nombre: null }] })
    expect(report.warnings).toMatchObject([
      { code: 'evaluators_absent', fila: 1, columna: 'Funcionario que registro el juicio evaluativo' },
    ])
  })

  it('gets one warning if an editor removed its column of evaluators', () => {
    VALUES.nada = null
    expect(codes(read({ evaluador: 'Instructor', fecha: 'Fecha' }, ['evaluador']))).toEqual(['evaluators_absent'])
  })

  it.each(['tipo', 'documento', 'nombre', 'apellido', 'estado', 'competencia', 'resultado', 'juicio'])(
    'requires its column of %s',
    (name) => {
      expect(() => read({ fecha: 'Fecha', evaluador: 'Instructor' }, [name])).toThrow(
        expect.objectContaining({ code: expect.stringMatching(/^header_(?:missing|unknown|not_found)$|^wrong_kind$/) }),
      )
    },
  )
})

describe('a sheet with dates or instructors', () => {
  const kindOf = (headings: string[], values: Cell[]) => {
    try {
      const rows = [headings, values]
      return interpretSheets([{ ...emptySheet('workbook'), rows }], 'l.xlsx', { accepts: ['juicios'] }).kind
    } catch (error) {
      return (error as { params: { tipo_recibido?: string } }).params.tipo_recibido
    }
  }

  it.each<[string, string[], string | undefined]>([
    ['attendance', ['Documento', 'Nombres', 'Apellidos', 'Fecha', 'Firma'], 'aprendices'],
    ['attendance to an instructor', ['Fecha', 'Instructor', 'Documento', 'Nombres', 'Apellidos', 'Tipo'], 'aprendices'],
    ['a register of lessons', ['Fecha', 'Instructor', 'Competencia', 'Resultado', 'Observaciones'], 'planeacion'],
    ['a timetable', ['Fecha', 'Hora', 'Instructor', 'Ambiente', 'Ficha'], undefined],
    ['people', ['Tipo doc.', 'Documento', 'Nombre', 'Apellidos', 'Correo Institucional', 'Tipo'], 'personas'],
  ])('is not taken for a list of judgments: %s', (_, headings, kind) =>
    expect(
      kindOf(
        headings,
        headings.map(() => 'x'),
      ),
    ).toBe(kind),
  )
})
