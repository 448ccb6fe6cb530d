import { UNDO_DAYS } from '@fichero/contract/limits'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildFicha } from '../../../../testing/build.js'
import { dumpOf } from '../../../../testing/dump.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { expectedAfter, fixture } from '../../../../testing/fixtures.js'
import {
  createFicha,
  createProgram,
  FICHA,
  fichaData,
  getFicha,
  importEvaluations,
  listedProgress,
  openFixtureFicha,
  openSchool,
  PROGRAM_DATA,
  REPORT_DATES,
  type School,
} from '../../../../testing/school.js'
import { ModuleData } from '../../module-data/module-data.entity.js'
import { Ficha } from '../ficha.entity.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const dump = () => dumpOf(school.api.dataSource)
const undo = (token = school.adminToken, nro = FICHA) => school.api.call('DELETE', `/fichas/${nro}`, { token })

/** Returns the form data that creates a ficha and its program from one judgments report. */
const data = (changes = {}) => {
  const { idProgramaFormacion: _, ...rest } = fichaData(school, 0, FICHA)
  return { ...rest, ...REPORT_DATES, programa: PROGRAM_DATA, ...changes }
}
const createBoth = (query = '', file = fixture('judgments')) => createFicha(school, data(), file, query)

describe('a ficha of an unknown program', () => {
  it('is created with its program from one judgments report, and the undo deletes both', async () => {
    const before = await dump()
    const { status, body } = await createBoth()
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ficha: { programa_formacion: PROGRAM_DATA.nombrePrograma, nivel: 'tecnologo' }, reporte: { avisos: [] } },
    })
    expect(await listedProgress(school, FICHA)).toEqual(expectedAfter('judgments'))
    expect(await createProgram(school, fixture('judgments'))).toMatchObject({ body: { code: 'program_exists' } })
    const ofModule = {
      remoto: 'horarios',
      clave: 'reservas',
      dueno: `ficha ${FICHA}`,
      id_usuario: null,
      nro_ficha: FICHA,
    }
    const stored = { valor: ['lunes'], bytes: 9, version: 1, fecha: new Date() }
    await school.api.dataSource.getRepository(ModuleData).insert({ ...ofModule, ...stored })
    expect(await undo()).toMatchObject({ status: 200, body: { ok: true } })
    expect(await dump()).toEqual(before)
    const last = async (table: string, id: number) => (await auditEntriesOf(school.api.dataSource, table, id)).at(-1)
    const undone = { id_usuario: school.admin.id, despues: null }
    expect(await last('ficha', FICHA)).toMatchObject({
      ...undone,
      accion: 'fichas:undo-create',
      antes: { nro_ficha: FICHA, jornada: 'mixta' },
    })
    const program = body.ficha!.id_programa_formacion
    expect(await last('programa', program)).toMatchObject({ ...undone, accion: 'programs:undo-create' })
    expect((await createBoth()).status).toBe(201)
  })

  it('is not created by a dry run', async () => {
    const before = await dump()
    expect(await createBoth('?simular=true')).toMatchObject({ status: 200, body: { ficha: null } })
    expect(await dump()).toEqual(before)
  })

  it('requires a file with a design, exactly one program, and the permission', async () => {
    const before = await dump()
    const list = await createBoth('', fixture('apprentices'))
    expect(list).toMatchObject({
      status: 400,
      body: { errors: { archivo_excel: { code: 'file_without_design' } } },
    })
    for (const [changes, code] of [
      [{ idProgramaFormacion: 1 }, 'invalid'],
      [{ programa: undefined }, 'select_program'],
    ] as const)
      expect(await createFicha(school, data(changes), fixture('judgments'))).toMatchObject({
        status: 400,
        body: { errors: { idProgramaFormacion: { code } } },
      })
    const { status } = await school.api.upload(
      'POST',
      '/fichas/create',
      { data: data(), file: fixture('judgments') },
      school.userToken,
    )
    expect(status).toBe(403)
    expect(await dump()).toEqual(before)
  })
})

describe('DELETE /fichas/:nroFicha', () => {
  it('keeps a program that existed before', async () => {
    const program = (await createProgram(school)).body.program!
    const before = await dump()
    await createFicha(school, { ...fichaData(school, program.id, FICHA), ...REPORT_DATES }, fixture('judgments'))
    expect((await undo()).status).toBe(200)
    expect(await dump()).toEqual(before)
  })

  it('keeps the created program if another ficha uses the program now', async () => {
    const { body } = await createBoth()
    const { id_programa_formacion } = body.ficha!
    await buildFicha(school.api.dataSource, { nro_ficha: 2_888_002, id_programa_formacion })
    expect((await undo()).status).toBe(200)
    expect(await getFicha(school, 2_888_002)).toMatchObject({ programa_formacion: PROGRAM_DATA.nombrePrograma })
  })

  it.each([
    ['a report was imported', () => importEvaluations(school, FICHA, fixture('judgments'))],
    [
      'the ficha was edited',
      () => school.api.dataSource.getRepository(Ficha).increment({ nro_ficha: FICHA }, 'version', 1),
    ],
    [
      'a phone was corrected',
      () => school.api.dataSource.query('UPDATE matricula SET version = 2 WHERE nro_ficha = ?', [FICHA]),
    ],
  ])('is rejected after %s', async (_, happen) => {
    await openFixtureFicha(school)
    await happen()
    const before = await dump()
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'ficha_has_history' } })
    expect(await dump()).toEqual(before)
  })

  it('is rejected if the creation is too old', async () => {
    await openFixtureFicha(school)
    const before = await dump()
    fakeDate(Date.now() + UNDO_DAYS * 24 * 60 * 60 * 1000)
    try {
      const reply = await undo(school.api.tokenOf(school.admin))
      expect(reply).toMatchObject({ status: 409, body: { code: 'import_expired' } })
    } finally {
      jest.useRealTimers()
    }
    expect(await dump()).toEqual(before)
  })

  it('is rejected without the permission to create fichas, and for an unknown ficha', async () => {
    await openFixtureFicha(school)
    expect((await undo(school.userToken)).status).toBe(403)
    expect(await undo(school.adminToken, 2_999_999)).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  })
})
