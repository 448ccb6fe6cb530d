import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { JUDGMENT_HEADINGS } from '../../../../testing/judgment-headings.js'
import {
  createFicha,
  fichaData,
  getFicha,
  importEvaluations,
  openFixtureProgram,
  openSchool,
  type School,
} from '../../../../testing/school.js'
import { spreadsheet } from '../../../../testing/spreadsheets.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

const FICHA = 2_888_001
const PEOPLE = 110

/** Returns a judgments report of one outcome, in which every name is the same character 100 times. */
function report(letter: string) {
  const name = letter.repeat(100)
  const rows = Array.from({ length: PEOPLE }, (_, index): Cell[] => {
    const person = ['CC', String(1_900_000_000 + index), name, name, 'EN FORMACION']
    return [...person, '36182 - INDUCCION', '700815 - IDENTIFICAR LA INSTITUCION', 'POR EVALUAR', '  -   ']
  })
  return spreadsheet('juicios.xlsx', [JUDGMENT_HEADINGS, ...rows], 'xlsx')
}

describe('a report that renames a hundred people with long names', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  it('is imported, and the audit log has former and new names', async () => {
    const programId = await openFixtureProgram(school)
    expect((await createFicha(school, fichaData(school, programId, FICHA), report('名'))).status).toBe(201)
    const { status, body } = await importEvaluations(school, FICHA, report('字'), '?renombrar=true')
    expect({ status, body }).toMatchObject({ status: 200, body: { reporte: { aprendices: { cambiados: PEOPLE } } } })
    expect((await getFicha(school, FICHA)).aprendices.every(({ nombre }) => nombre === '字'.repeat(100))).toBe(true)
    const entry = (await auditEntriesOf(school.api.dataSource, 'ficha', FICHA)).at(-1)
    expect(JSON.stringify(entry?.antes)).toContain('名'.repeat(100))
    expect(JSON.stringify(entry?.despues)).toContain('字'.repeat(100))
    expect(await school.api.get(`/admin/audit?entidad=ficha&entidad_id=${FICHA}`, school.adminToken)).toMatchObject({
      status: 200,
      body: { entries: [{ antes: { matriculas: expect.any(Array) } }, {}, {}] },
    })
  })

  it('changes nobody if only the Unicode form of the accents differs', async () => {
    const programId = await openFixtureProgram(school)
    const decomposed = report('É'.normalize('NFD'))
    expect((await createFicha(school, fichaData(school, programId, FICHA), decomposed)).status).toBe(201)
    const { body } = await importEvaluations(school, FICHA, report('É'))
    expect(body).toMatchObject({ reporte: { aprendices: { sin_cambio: PEOPLE } } })
  })
})
