import * as bad from '../../../../testing/bad-files.js'
import { isMysql } from '../../../../testing/engine.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { fixture } from '../../../../testing/fixtures.js'
import {
  createFicha,
  createProgram,
  FICHA,
  fichaData,
  getFicha,
  importEvaluations,
  openFixtureProgram,
  openSchool,
  type School,
} from '../../../../testing/school.js'
import type { SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'

/** A file and the expected error. */
interface Case {
  why: string
  file: () => SpreadsheetFile
  status: number
  code: string
  /** Text that the message must contain. */
  names: (string | RegExp)[]
}

/** Files that are rejected before any query. SQLite alone tests them. */
const NO_REPORT: Case[] = [
  {
    why: 'a web page',
    file: () => bad.webPage(),
    status: 415,
    code: 'page_saved',
    names: ['reporte.xls', 'Ingrese a SOFIA Plus'],
  },
  { why: 'a picture', file: () => bad.picture(), status: 415, code: 'not_a_spreadsheet', names: ['foto.xlsx'] },
  { why: 'a letter', file: () => bad.document(), status: 415, code: 'not_a_spreadsheet', names: ['carta.docx'] },
  {
    why: 'a truncated file',
    file: () => bad.truncated('judgments', 9_000),
    status: 422,
    code: 'file_damaged',
    names: ['2888001.xls'],
  },
  { why: 'a zip bomb', file: () => bad.zipBomb(), status: 422, code: 'file_inflates', names: ['reporte.xlsx'] },
  {
    why: 'a zip bomb with a false directory',
    file: () => bad.misdeclaredZipBomb(),
    status: 422,
    code: '',
    names: ['reporte.xlsx'],
  },
  {
    why: 'a list of instructors',
    file: () => fixture('instructors'),
    status: 422,
    code: 'wrong_kind',
    names: ['Instructores', 'se espera'],
  },
]

const SHARED_CASES = isMysql ? [] : NO_REPORT

const JUDGMENTS: Case[] = [
  ...SHARED_CASES,
  {
    why: 'a list of apprentices',
    file: () => fixture('apprentices'),
    status: 422,
    code: 'wrong_kind',
    names: ['se espera'],
  },
  { why: 'a program', file: () => fixture('program'), status: 422, code: 'wrong_kind', names: ['se espera'] },
  {
    why: 'a report of another ficha',
    file: () => bad.judgmentsOfFicha(2_888_002),
    status: 422,
    code: 'wrong_ficha',
    names: ['2888002', 'fila 3', '2888001'],
  },
  {
    why: 'an unknown heading',
    file: bad.unknownHeadingInJudgments,
    status: 422,
    code: '',
    names: ['fila 13', 'Juicio'],
  },
  {
    why: 'a missing heading',
    file: bad.missingHeadingInJudgments,
    status: 422,
    code: 'header_missing',
    names: ['fila 13', 'Juicio'],
  },
  { why: 'no rows', file: () => bad.withoutRows('judgments'), status: 422, code: 'file_empty', names: ['fila 13'] },
  {
    why: 'an invalid document number',
    file: bad.badDocumentInJudgments,
    status: 422,
    code: 'rows_rejected',
    names: ['fila 15', 'Número de Documento', '10-A'],
  },
  {
    why: 'an unknown judgment',
    file: bad.unknownJudgment,
    status: 422,
    code: 'rows_rejected',
    names: ['fila 14', 'CASI APROBADO'],
  },
  {
    why: 'an unknown outcome',
    file: bad.unknownOutcome,
    status: 422,
    code: 'rows_rejected',
    names: ['fila 14', '999999', 'Resultado de Aprendizaje'],
  },
  {
    why: 'a repeated judgment',
    file: () => bad.repeatedRow('judgments').file,
    status: 422,
    code: 'rows_rejected',
    names: ['fila 14'],
  },
]

const APPRENTICES: Case[] = [
  ...SHARED_CASES,
  { why: 'a program', file: () => fixture('program'), status: 422, code: 'wrong_kind', names: ['se espera'] },
  {
    why: 'a list of another ficha',
    file: () => bad.apprenticesOfFicha(2_888_003),
    status: 422,
    code: 'wrong_ficha',
    names: ['2888003', 'fila 2'],
  },
  {
    why: 'an unknown heading',
    file: bad.unknownHeadingInApprentices,
    status: 422,
    code: 'header_unknown',
    names: ['fila 5', 'Mascota'],
  },
  { why: 'no rows', file: () => bad.withoutRows('apprentices'), status: 422, code: 'file_empty', names: ['fila 5'] },
  {
    why: 'an invalid document number',
    file: bad.badDocumentInApprentices,
    status: 422,
    code: 'rows_rejected',
    names: ['fila 7', '10-A'],
  },
  {
    why: 'a repeated person',
    file: () => bad.repeatedRow('apprentices').file,
    status: 422,
    code: 'rows_rejected',
    names: ['fila 6'],
  },
]

const PROGRAMS: Case[] = [
  ...SHARED_CASES,
  {
    why: 'a list of apprentices',
    file: () => fixture('apprentices'),
    status: 422,
    code: 'wrong_kind',
    names: ['se espera'],
  },
  {
    why: 'an unknown heading',
    file: bad.unknownHeadingInProgram,
    status: 422,
    code: '',
    names: ['fila 1', 'Resultado'],
  },
  { why: 'no rows', file: () => bad.withoutRows('program'), status: 422, code: 'file_empty', names: ['fila 1'] },
  {
    why: 'a repeated outcome',
    file: () => bad.repeatedRow('program').file,
    status: 422,
    code: 'rows_rejected',
    names: ['fila 2'],
  },
]

/** Expects the status, the code and the message of the case. */
function expectRejection(testCase: Case, { status, body }: { status: number; body: unknown }) {
  expect({ status, body }).toMatchObject({ status: testCase.status, body: { ok: false } })
  const { code, msg } = body as { code: string; msg: string }
  if (testCase.code) expect(code).toBe(testCase.code)
  for (const name of testCase.names) expect(msg).toMatch(name)
}

describe('an invalid file of apprentices creates no ficha', () => {
  let school: School
  let programId: number
  let before: string
  beforeAll(async () => {
    school = await openSchool()
    programId = await openFixtureProgram(school)
    before = await fingerprint(school.api.dataSource)
  })
  afterAll(() => school.close())

  it.each(APPRENTICES)('as list of apprentices: $why', async (testCase) => {
    expectRejection(testCase, await createFicha(school, fichaData(school, programId, FICHA), testCase.file()))
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })
})

describe('an invalid file is rejected with a clear message and changes nothing', () => {
  let school: FichaSchool
  let before: string
  beforeAll(async () => {
    school = await openFichaSchool()
    await importEvaluations(school, FICHA, fixture('judgments'))
    before = await fingerprint(school.api.dataSource)
  })
  afterAll(() => school.close())

  it.each(JUDGMENTS)('as judgments report: $why', async (testCase) => {
    expectRejection(testCase, await importEvaluations(school, FICHA, testCase.file()))
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it.each(PROGRAMS)('as design of a program: $why', async (testCase) => {
    expectRejection(testCase, await createProgram(school, testCase.file()))
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('and the error lists the rejected rows with row, column, value and reason', async () => {
    const { body } = await importEvaluations(school, FICHA, bad.unknownOutcome())
    expect(body.reporte).toMatchObject({
      rechazados: 1,
      rechazos: [
        {
          fila: 14,
          columna: 'Resultado de Aprendizaje',
          valor: expect.stringContaining('999999'),
          code: 'outcome_unknown',
          motivo: expect.stringContaining('999999'),
        },
      ],
    })
  })

  it('and the error of a dry run lists the rejected rows', async () => {
    const { status, body } = await importEvaluations(school, FICHA, bad.unknownJudgment(), '?simular=true')
    expect({ status, body }).toMatchObject({ status: 200, body: { reporte: { simulado: true, rechazados: 1 } } })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })
})

describe('?parcial=true', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  it('imports the valid rows and reports the rejected rows', async () => {
    const { status, body } = await importEvaluations(school, FICHA, bad.unknownJudgment(), '?parcial=true')
    expect(status).toBe(200)
    const { filas, rechazados, registros } = body.reporte
    expect(rechazados).toBe(1)
    expect(registros.nuevos + registros.sin_cambio).toBe(filas - 1)
    expect((await getFicha(school, FICHA)).ultimo_reporte).not.toBeNull()
  })

  it('does not accept a file without valid rows', async () => {
    await school.api.dataSource.query('UPDATE resultado_aprendizaje SET codigo = id')
    const before = await fingerprint(school.api.dataSource)
    const { status, body } = await importEvaluations(school, FICHA, fixture('judgments'), '?parcial=true')
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'rows_rejected' } })
    expect(body.reporte.rechazos.length).toBeLessThanOrEqual(500)
    expect(body.reporte.rechazados).toBe(body.reporte.filas)
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })
})
