import type { Detail, JudgmentDiff } from '../../imports/import-detail.entity.js'
import { changedPeople } from './changed-people.js'

const NOTHING: Detail = {
  creacion: false,
  personas: [],
  matriculas: [],
  titulares: [],
  retirados: [],
  nombres: [],
}
const owed = (name: string) => ({ evaluador_documento: null, evaluador_nombre: name })
const approved = {
  estado: 'APROBADO',
  evaluador_documento: '52000111',
  evaluador_nombre: 'LUZ ÁVILA',
  observacion: null,
  fecha_registro: '2026-03-01',
} as const
const at = { nro_documento: '1', id_resultado: 7 }

const changesOf = (detail: Partial<Detail>, diffs: JudgmentDiff[] = []) =>
  changedPeople({ ...NOTHING, ...detail }, diffs, new Map([['1', { nombre: 'Ana', apellido: 'Gil' }]]))[0]?.resultados

it('a judgment that came says who owed it before', () => {
  const diffs = [{ ...at, antes: null, despues: approved }] as JudgmentDiff[]
  expect(changesOf({ titulares: [{ ...at, antes: owed('EVA SOL'), despues: null }] }, diffs)).toMatchObject([
    { tipo: 'nuevo', antes: { estado: 'POR EVALUAR', evaluador: 'EVA SOL' }, despues: { evaluador: 'LUZ ÁVILA' } },
  ])
})

it('a judgment that was taken back says who owes it now', () => {
  const diffs = [{ ...at, antes: approved, despues: null }] as JudgmentDiff[]
  expect(changesOf({ titulares: [{ ...at, antes: null, despues: owed('EVA SOL') }] }, diffs)).toMatchObject([
    { tipo: 'retirado', antes: { estado: 'APROBADO' }, despues: { estado: 'POR EVALUAR', evaluador: 'EVA SOL' } },
  ])
})

it('without a judgment only who owes it has changed', () => {
  const titulares = [{ ...at, antes: owed('EVA SOL'), despues: owed('LUZ ÁVILA') }]
  expect(changesOf({ titulares })).toMatchObject([
    { tipo: 'titular', antes: { evaluador: 'EVA SOL' }, despues: { evaluador: 'LUZ ÁVILA' } },
  ])
})

it('who only has a newer date of the report is not changed', () => {
  const row = { nro_documento: '1', antes: { fecha_reporte: '2026-01-01' }, despues: { fecha_reporte: '2026-02-01' } }
  expect(changesOf({ personas: [row] })).toBeUndefined()
})
