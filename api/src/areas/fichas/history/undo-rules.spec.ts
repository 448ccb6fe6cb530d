import type { FileImport } from '../../../files/import-records/file-import.entity.js'
import type { Detail, ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { inverseDetail, inverseDiffs } from './inverse.js'
import { isImport, undoRefusal } from './undo-refusal.js'

const load = { id: 4, archivo: 'a.xls' } as FileImport
const detail = (creacion: boolean) => ({ contenido: { creacion } }) as ImportDetail

const stateOf = (id: number, isUndone: boolean, isExpired = false) => ({ id, isUndone, isExpired })

it.each([
  ['the newest import', stateOf(4, false), { load, detail: detail(false) }, null],
  ['an undone import', stateOf(4, true), { load, detail: detail(false) }, 'import_undone'],
  ['an import of a ficha without valid imports', stateOf(4, false), null, 'import_undone'],
  ['the newest import, too late', stateOf(4, false, true), { load, detail: detail(false) }, 'import_expired'],
  ['an older import, too late', stateOf(3, false, true), { load, detail: detail(false) }, 'import_expired'],
  ['an undone import, too late', stateOf(4, true, true), { load, detail: detail(false) }, 'import_undone'],
  [
    'the import that created the ficha, too late',
    stateOf(4, false, true),
    { load, detail: detail(true) },
    'import_expired',
  ],
  ['an older import', stateOf(3, false), { load, detail: detail(false) }, 'import_not_newest'],
  ['an import whose changes were not stored', stateOf(4, false), { load, detail: null }, 'import_not_kept'],
  ['the import that created the ficha', stateOf(4, false), { load, detail: detail(true) }, 'import_created_ficha'],
] as const)('undoRefusal returns null or the right error for %s', (_, state, newest, code) => {
  expect(undoRefusal(state, newest)?.code ?? null).toBe(code)
  if (code === 'import_not_newest') expect(undoRefusal(state, newest)?.params).toEqual({ archivo: 'a.xls' })
})

it('isImport is false for an undo', () => {
  expect([isImport({ tipo: 'juicios' }), isImport({ tipo: 'aprendices' }), isImport({ tipo: 'deshacer' })]).toEqual([
    true,
    true,
    false,
  ])
})

it('inverseDetail and inverseDiffs swap the former and new value of each change', () => {
  const row = (antes: object | null, despues: object | null) => ({ nro_documento: '1', antes, despues }) as never
  const outcome = (antes: object | null, despues: object | null) =>
    ({ nro_documento: '1', id_resultado: 2, antes, despues }) as never
  const [first, second] = [{ estado: 'A' }, { estado: 'B' }]
  const done: Detail = {
    creacion: true,
    personas: [row(first, second)],
    matriculas: [row(null, second)],
    documentos: [],
    titulares: [outcome(first, null)],
    retirados: [outcome(second, first)],
    nombres: [{ nro_documento: '1', nombre: 'ANA', apellido: 'RUIZ' }],
  }
  expect(inverseDetail(done)).toEqual({
    creacion: false,
    personas: [row(second, first)],
    matriculas: [row(second, null)],
    documentos: [],
    titulares: [outcome(null, first)],
    retirados: [outcome(first, second)],
    nombres: done.nombres,
  })
  expect(inverseDiffs([outcome(null, first)])).toEqual([outcome(first, null)])
})
