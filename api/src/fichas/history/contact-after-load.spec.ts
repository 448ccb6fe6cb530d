import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { fixture } from '../../testing/fixtures.js'
import { loadReport, undoImport } from '../../testing/import-history.js'
import { interceptStatements } from '../../testing/intercept-statements.js'
import { FICHA, getApprentice, importEvaluations } from '../../testing/school.js'
import { edited } from '../../testing/spreadsheets.js'

const PERSON = '1900099001'
const CONTACT = { celular: '3009998877', correo: 'nuevo@correo.example' }

describe('contact data edited after a load', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  /** A report that changes the person's state, so that the load and its undoing write the row with the contact data. */
  const report = () =>
    edited('judgments', (rows) => {
      for (const row of rows.slice(13)) if (row[1] === PERSON) row[4] = 'CONDICIONADO'
    })
  const edit = () => school.api.put(`/fichas/${FICHA}/aprendices/${PERSON}`, CONTACT, school.adminToken)
  const person = async () => (await getApprentice(school, PERSON)).aprendiz

  /** Starts an edit when the enrolments have been read and nothing is written, and gives it time to end. */
  async function editDuring(work: () => Promise<{ status: number }>) {
    let saved: Promise<{ status: number }> | undefined
    const edits = async (sql: string, run: () => Promise<unknown>) => {
      if (/JOIN juicio_pendiente/.test(sql) && !saved) {
        saved = edit()
        for (let turn = 0; turn < 40; turn++) await school.api.get('/health/live')
      }
      return run()
    }
    const { status } = await interceptStatements(school, edits, work)
    expect([status, (await saved)?.status]).toEqual([200, 200])
  }

  it('stays when the load is undone, which gives back the rest', async () => {
    const before = await person()
    const id = await loadReport(school, report())
    expect((await edit()).status).toBe(200)
    expect(await person()).toMatchObject({ ...CONTACT, estado: 'CONDICIONADO' })
    expect((await undoImport(school, id)).status).toBe(200)
    expect(await person()).toMatchObject({ ...before, ...CONTACT })
    await importEvaluations(school, FICHA, fixture('judgmentsLater'))
    expect(await person()).toMatchObject(CONTACT)
  })

  it('stays when it is saved while the load is undone', async () => {
    const id = await loadReport(school, report())
    await editDuring(() => undoImport(school, id))
    expect(await person()).toMatchObject(CONTACT)
  })

  it('stays when it is saved while a report is loaded', async () => {
    await editDuring(() => importEvaluations(school, FICHA, report()))
    expect(await person()).toMatchObject(CONTACT)
  })
})
