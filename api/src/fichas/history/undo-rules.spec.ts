import type { FileImport } from '../../imports/file-import.entity.js'
import type { Detail, ImportDetail } from '../../imports/import-detail.entity.js'
import { inverseDetail, inverseDiffs } from './inverse.js'
import { isLoad, undoRefusal } from './undo-refusal.js'

const note = { id: 4, archivo: 'a.xls' } as FileImport
const detail = (creacion: boolean) => ({ contenido: { creacion } }) as ImportDetail

it.each([
  ['the newest', 4, false, { note, detail: detail(false) }, null],
  ['one that is undone', 4, true, { note, detail: detail(false) }, 'import_undone'],
  ['one where nothing is left', 4, false, null, 'import_undone'],
  ['an older one', 3, false, { note, detail: detail(false) }, 'import_not_newest'],
  ['one of before changes were kept', 4, false, { note, detail: null }, 'import_not_kept'],
  ['the one that made the ficha', 4, false, { note, detail: detail(true) }, 'import_created_ficha'],
] as const)('%s is undone, or refused with a reason', (_, id, isUndone, newest, code) => {
  expect(undoRefusal(id, isUndone, newest)?.code ?? null).toBe(code)
  if (code === 'import_not_newest') expect(undoRefusal(id, isUndone, newest)?.params).toEqual({ archivo: 'a.xls' })
})

it('undoing is no load', () => {
  expect([isLoad({ tipo: 'juicios' }), isLoad({ tipo: 'aprendices' }), isLoad({ tipo: 'deshacer' })]).toEqual([
    true,
    true,
    false,
  ])
})

it('what is undone is the same, turned', () => {
  const turn = (antes: object | null, despues: object | null) => ({ nro_documento: '1', antes, despues }) as never
  const outcome = (antes: object | null, despues: object | null) =>
    ({ nro_documento: '1', id_resultado: 2, antes, despues }) as never
  const [one, two] = [{ estado: 'A' }, { estado: 'B' }]
  const done: Detail = {
    creacion: true,
    personas: [turn(one, two)],
    matriculas: [turn(null, two)],
    documentos: [],
    titulares: [outcome(one, null)],
    retirados: [outcome(two, one)],
    nombres: [{ nro_documento: '1', nombre: 'ANA', apellido: 'RUIZ' }],
  }
  expect(inverseDetail(done)).toEqual({
    creacion: false,
    personas: [turn(two, one)],
    matriculas: [turn(two, null)],
    documentos: [],
    titulares: [outcome(null, one)],
    retirados: [outcome(one, two)],
    nombres: done.nombres,
  })
  expect(inverseDiffs([outcome(null, one)])).toEqual([outcome(one, null)])
})
