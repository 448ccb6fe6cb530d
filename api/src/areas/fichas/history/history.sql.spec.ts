import type { ImportChanges, ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { mixedReport, NEW } from '../../../../testing/mixed-reports.js'
import { FICHA, importEvaluations } from '../../../../testing/school.js'

describe("a ficha's history", () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const changes = async (id: number, query = '?limit=100') =>
    (await school.api.get<ImportChanges>(`/fichas/${FICHA}/importaciones/${id}${query}`, school.userToken)).body

  it('shows who undid an import, when, and what changed, including people who left the ficha', async () => {
    await loadReport(school)
    const id = await loadReport(school, mixedReport())
    const before = await changes(id)
    const { importacion } = (await undoImport(school, id)).body
    const [newest, undone, older, creation] = await listImports(school)
    expect(newest).toEqual(importacion)
    expect(newest).toMatchObject({ tipo: 'deshacer', motivo: null, usuario: expect.stringContaining('Ana') })
    expect(undone).toMatchObject({ id, deshecha: { fecha: newest?.fecha }, motivo: { code: 'import_undone' } })
    expect(older).toMatchObject({ tipo: 'juicios', can: { undo: true }, motivo: null })
    expect(creation).toMatchObject({ tipo: 'aprendices', can: { undo: false }, motivo: { code: 'import_not_newest' } })
    const inEnglish = await school.api.call<ImportsAnswer>('GET', `/fichas/${FICHA}/importaciones`, {
      token: school.userToken,
      headers: { 'accept-language': 'en' },
    })
    expect(inEnglish.headers.get('content-language')).toBe('en')
    expect(undone?.motivo?.msg).toMatch(/^Esta carga ya se deshizo/)
    expect(inEnglish.body.importaciones[1]?.motivo?.msg).toMatch(/undone/)
    const withoutNames = ({ personas }: ImportChanges) =>
      personas
        .map(({ nombre: _, apellido: __, ...person }) => person)
        .sort((one, other) => (one.nro_documento < other.nro_documento ? -1 : 1))
    expect(withoutNames(await changes(id))).toEqual(withoutNames(before))
    const back = await changes(importacion.id)
    const leaver = back.personas.find(({ nro_documento }) => nro_documento === NEW)
    const enrolled = before.personas.find(({ nro_documento }) => nro_documento === NEW)
    expect(enrolled).toMatchObject({ matricula: 'alta', apellido: expect.stringMatching(/\w/) })
    expect(leaver).toMatchObject({ matricula: 'baja', apellido: enrolled?.apellido })
    expect(leaver?.resultados).toHaveLength(enrolled?.resultados.length ?? 0)
    const entries = await school.api.dataSource.query(`SELECT * FROM auditoria WHERE accion = 'fichas:undo-import'`)
    expect(entries).toMatchObject([{ id_usuario: school.admin.id, entidad: 'ficha', entidad_id: String(FICHA) }])
    expect(await undoImport(school, importacion.id)).toMatchObject({ status: 404, body: { code: 'import_not_found' } })
  })

  it('lists changes by person and outcome; people who lose approvals come first', async () => {
    await loadReport(school)
    const id = await loadReport(school, mixedReport())
    const { personas, resultados, pagination } = await changes(id)
    expect(pagination).toMatchObject({ totalItems: personas.length })
    const [first] = personas
    expect(first?.datos).toEqual([{ campo: 'apellido', antes: 'QUINTERO DÍAZ', despues: 'QUINTERO DE LA ROSA' }])
    const of = (tipo: string) => first?.resultados.filter((change) => change.tipo === tipo) ?? []
    expect(of('retirado')).toHaveLength(2)
    expect(of('retirado')[0]).toMatchObject({
      antes: { estado: 'APROBADO', evaluador: expect.any(String), fecha_registro: expect.stringMatching(/^\d{4}-/) },
      despues: { estado: 'POR EVALUAR', evaluador: 'MARÍA DEL MAR RÍOS', fecha_registro: null },
    })
    expect(
      of('cambiado')
        .map(({ despues }) => despues.estado)
        .sort(),
    ).toEqual(['APROBADO', 'NO APROBADO'])
    const ids = resultados.map((outcome) => outcome.id)
    for (const person of personas) {
      const order = person.resultados.map(({ id_resultado }) => ids.indexOf(id_resultado))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(order).not.toContain(-1)
    }
    expect(personas.flatMap((person) => person.resultados.map(({ tipo }) => tipo))).toContain('titular')
    expect(personas).toContainEqual(
      expect.objectContaining({ datos: [{ campo: 'estado', antes: 'EN FORMACION', despues: 'CANCELADO' }] }),
    )
    const paged = await changes(id, '?limit=5&page=2')
    expect(paged.personas).toEqual(personas.slice(5, 10))
  })

  it('lists the changes of a stored plan exactly as the history shows them after the plan is applied', async () => {
    await loadReport(school)
    const { plan } = (await importEvaluations(school, FICHA, mixedReport(), '?simular=true')).body
    const path = `/fichas/${FICHA}/evaluaciones/${plan?.id}`
    const planned = await school.api.get<ImportChanges>(`${path}/cambios?limit=100`, school.adminToken)
    const { reporte } = (await school.api.post<ImportAnswer>(path, undefined, school.adminToken)).body
    expect(planned).toMatchObject({ status: 200, body: { ok: true } })
    expect(planned.body).toEqual(await changes(reporte.id ?? 0))
    const { registros, retirados, aprobaciones_retiradas, aprendices } = reporte
    const all = planned.body.personas.flatMap(({ resultados }) => resultados)
    const count = (...kinds: string[]) => all.filter(({ tipo }) => kinds.includes(tipo)).length
    expect(count('nuevo')).toBe(registros.nuevos)
    expect(count('cambiado', 'retirado', 'titular')).toBe(registros.cambiados)
    expect([count('retirado'), aprobaciones_retiradas]).toEqual([retirados, 3])
    expect(planned.body.personas.filter(({ matricula }) => matricula === 'alta')).toHaveLength(aprendices?.nuevos ?? 0)
    const other = await school.api.get(`/fichas/${FICHA}/evaluaciones/${'0'.repeat(64)}/cambios`, school.adminToken)
    expect(other).toMatchObject({ status: 404, body: { code: 'plan_not_found' } })
  })
})
