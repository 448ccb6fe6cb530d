import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { loadReport, undoImport } from '../../../../testing/import-history.js'
import { interceptStatements } from '../../../../testing/intercept-statements.js'
import { FICHA, getApprentice, importEvaluations } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'

const PERSON = '1900099001'
const CONTACT = { celular: '3009998877', correo: 'nuevo@correo.example' }

describe('contact data edited after an import', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  /** A report that changes the person's state, so that its import and its undo write the row that has the contact data. */
  const report = () =>
    edited('judgments', (rows) => {
      for (const row of rows.slice(13)) if (row[1] === PERSON) row[4] = 'CONDICIONADO'
    })
  const edit = () => school.api.put(`/fichas/${FICHA}/aprendices/${PERSON}`, CONTACT, school.adminToken)
  const person = async () => (await getApprentice(school, PERSON)).aprendiz

  /** Runs `work`. Starts an edit between the reads and the writes of `work`, and waits long enough for the edit to finish. */
  async function editDuring(work: () => Promise<{ status: number }>) {
    let saved: Promise<{ status: number }> | undefined
    const edits = async (sql: string, run: () => Promise<unknown>) => {
      if (/JOIN juicio_pendiente/.test(sql) && !saved) {
        saved = edit()
        for (let request = 0; request < 40; request++) await school.api.get('/health/live')
      }
      return run()
    }
    const { status } = await interceptStatements(school, edits, work)
    expect([status, (await saved)?.status]).toEqual([200, 200])
  }

  it('is kept when the import is undone, which restores everything else', async () => {
    const before = await person()
    const id = await loadReport(school, report())
    expect((await edit()).status).toBe(200)
    expect(await person()).toMatchObject({ ...CONTACT, estado: 'CONDICIONADO' })
    expect((await undoImport(school, id)).status).toBe(200)
    expect(await person()).toMatchObject({ ...before, ...CONTACT })
    await importEvaluations(school, FICHA, fixture('judgmentsLater'))
    expect(await person()).toMatchObject(CONTACT)
  })

  it('is kept when it is saved while the import is undone', async () => {
    const id = await loadReport(school, report())
    await editDuring(() => undoImport(school, id))
    expect(await person()).toMatchObject(CONTACT)
  })

  it('is kept when it is saved while a report is imported', async () => {
    await editDuring(() => importEvaluations(school, FICHA, report()))
    expect(await person()).toMatchObject(CONTACT)
  })

  it('is kept by a list of apprentices, unless the user takes the contact data of the file', async () => {
    const fromFile = (await person()).celular
    const send = (query: string) => {
      const file = { file: fixture('apprentices') }
      return school.api.upload<ImportAnswer>('PUT', `/fichas/${FICHA}/aprendices${query}`, file, school.adminToken)
    }
    await edit()
    const kept = (await send('')).body.reporte.avisos.map(({ code }) => code)
    expect(kept).toContain('contact_kept')
    expect(await person()).toMatchObject(CONTACT)
    const { plan } = (await send('?simular=true&contacto=archivo')).body
    const path = `/fichas/${FICHA}/evaluaciones/${plan?.id}?contacto=archivo`
    expect((await school.api.post(path, undefined, school.adminToken)).status).toBe(200)
    expect((await person()).celular).toBe(fromFile)
  })
})
