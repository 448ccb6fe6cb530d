import { type Detail, emptyDetail, type JudgmentDiff } from '../../../files/import-records/import-detail.entity.js'
import { changedPeople } from './changed-people.js'

/** The columns of a judgment that the evaluator with this name owes. */
const owed = (name: string) => ({ evaluador_documento: null, evaluador_nombre: name })
const approved = {
  estado: 'APROBADO',
  evaluador_documento: '52000111',
  evaluador_nombre: 'LUZ ÁVILA',
  observacion: null,
  fecha_registro: '2026-03-01',
} as const
const outcomeKey = { nro_documento: '1', id_resultado: 7 }

/** Returns the changed outcomes of the first person. */
const changesOf = (detail: Partial<Detail>, diffs: JudgmentDiff[] = []) =>
  changedPeople({ ...emptyDetail(), ...detail }, diffs, new Map([['1', { nombre: 'Ana', apellido: 'Gil' }]]))[0]
    ?.resultados

it('changedPeople shows the former holder of a new judgment', () => {
  const diffs = [{ ...outcomeKey, antes: null, despues: approved }] as JudgmentDiff[]
  expect(changesOf({ titulares: [{ ...outcomeKey, antes: owed('EVA SOL'), despues: null }] }, diffs)).toMatchObject([
    { tipo: 'nuevo', antes: { estado: 'POR EVALUAR', evaluador: 'EVA SOL' }, despues: { evaluador: 'LUZ ÁVILA' } },
  ])
})

it('changedPeople shows the new holder of a withdrawn judgment', () => {
  const diffs = [{ ...outcomeKey, antes: approved, despues: null }] as JudgmentDiff[]
  expect(changesOf({ titulares: [{ ...outcomeKey, antes: null, despues: owed('EVA SOL') }] }, diffs)).toMatchObject([
    { tipo: 'retirado', antes: { estado: 'APROBADO' }, despues: { estado: 'POR EVALUAR', evaluador: 'EVA SOL' } },
  ])
})

it('changedPeople shows a change of the holder of an unjudged outcome', () => {
  const titulares = [{ ...outcomeKey, antes: owed('EVA SOL'), despues: owed('LUZ ÁVILA') }]
  expect(changesOf({ titulares })).toMatchObject([
    { tipo: 'titular', antes: { evaluador: 'EVA SOL' }, despues: { evaluador: 'LUZ ÁVILA' } },
  ])
})

it('changedPeople does not list a person for whom only the report date changed', () => {
  const row = { nro_documento: '1', antes: { fecha_reporte: '2026-01-01' }, despues: { fecha_reporte: '2026-02-01' } }
  expect(changesOf({ personas: [row] })).toBeUndefined()
})

const person = (nro_documento: string, antes: object | null, despues: object | null) =>
  ({ nro_documento, antes, despues }) as Detail['personas'][number]
const diff = (nro_documento: string, antes: object | null, despues: object | null) =>
  ({ nro_documento, id_resultado: 7, antes, despues }) as JudgmentDiff
const refused = { ...approved, estado: 'NO APROBADO' }
const [training, cancelled] = [{ estado: 'EN FORMACION' }, { estado: 'CANCELADO' }]

it('changedPeople lists people who lose approvals first, people with only new judgments last, and all others between', () => {
  const detail = {
    personas: [person('5', { nombre: 'A' }, { nombre: 'B' })],
    matriculas: [person('3', null, training), person('4', training, null), person('6', training, cancelled)],
    titulares: [{ ...outcomeKey, nro_documento: '7', antes: owed('A'), despues: owed('B') }],
  }
  const diffs = [
    diff('1', null, approved),
    diff('92', approved, null),
    diff('8', refused, approved),
    diff('9', approved, { ...approved, observacion: 'Bien' }),
    diff('91', approved, refused),
  ]
  const people = changedPeople({ ...emptyDetail(), ...detail }, diffs, new Map())
  expect(people.map(({ nro_documento }) => nro_documento)).toEqual(['91', '92', '3', '4', '5', '6', '7', '8', '9', '1'])
  expect(people.map(({ matricula }) => matricula)).toEqual([null, null, 'alta', 'baja', ...Array(6).fill(null)])
  const field = (campo: string, antes: string, despues: string) => [{ campo, antes, despues }]
  const datos = Object.fromEntries(people.map((changed) => [changed.nro_documento, changed.datos]))
  expect(datos).toMatchObject({ 3: [], 5: field('nombre', 'A', 'B'), 6: field('estado', 'EN FORMACION', 'CANCELADO') })
  expect(people.flatMap(({ resultados }) => resultados.map(({ tipo }) => tipo))).toEqual([
    'cambiado',
    'retirado',
    'titular',
    'cambiado',
    'cambiado',
    'nuevo',
  ])
})

it('changedPeople sorts people with the same kind of change by surname, name and document number', () => {
  const named = (apellido: string, nombre: string) => ({ apellido, nombre })
  const names = new Map([
    ['1', named('Zea', 'Ana')],
    ['2', named('Álvarez', 'Eva')],
    ['3', named('Álvarez', 'Ana')],
    ['5', named('Bello', 'Ana')],
    ['4', named('Bello', 'Ana')],
  ])
  const diffs = [...names.keys()].map((document) => diff(document, null, approved))
  const people = changedPeople(emptyDetail(), diffs, names)
  expect(people.map(({ nro_documento }) => nro_documento)).toEqual(['3', '2', '4', '5', '1'])
})

it('changedPeople shows the stored name of a person who has left, or else the document number', () => {
  const nombres = [{ nro_documento: '1', nombre: 'Eva', apellido: 'Sol' }]
  const withdrawn = [diff('1', approved, null), diff('2', approved, null)]
  const people = changedPeople({ ...emptyDetail(), nombres, retirados: withdrawn }, [], new Map())
  const [unnamed, stored] = [
    { nombre: '2', apellido: '' },
    { nombre: 'Eva', apellido: 'Sol' },
  ]
  expect(people).toMatchObject([unnamed, stored])
  const named = changedPeople(
    { ...emptyDetail(), nombres, retirados: withdrawn },
    [],
    new Map([['1', { nombre: 'Ana', apellido: 'Gil' }]]),
  )
  expect(named).toContainEqual(expect.objectContaining({ nro_documento: '1', nombre: 'Ana', apellido: 'Gil' }))
})

it('changedPeople shows the evaluator of a judgment by name, or else by document number', () => {
  const shown = (row: object) => changesOf({}, [diff('1', null, { ...approved, ...row })])?.[0]?.despues
  expect(shown({ observacion: 'Bien' })).toEqual({
    estado: 'APROBADO',
    evaluador: 'LUZ ÁVILA',
    fecha_registro: '2026-03-01',
    observacion: 'Bien',
  })
  expect(shown({ evaluador_nombre: null })).toMatchObject({ evaluador: '52000111', observacion: null })
  const nothing = { estado: 'POR EVALUAR', evaluador: null, fecha_registro: null, observacion: null }
  expect(changesOf({}, [diff('1', null, approved)])?.[0]?.antes).toEqual(nothing)
})
