/** @jest-environment jsdom */
import { getFicha, readFichaFile, undoFichaCreation } from '@fichero/contract/calls/fichas.calls'
import { undoImport } from '@fichero/contract/calls/imports.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { ConnectionError, useCall } from '@fichero/kit/api'
import { ReloadButton } from '@fichero/kit/frame'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { applyPlan, simulate } from '../evaluations/send-report'
import { loadsOf, removeLoad } from './loads'
import { useLoads } from './use-loads'

jest.mock('../evaluations/send-report', () => ({
  ...jest.requireActual('../evaluations/send-report'),
  applyPlan: jest.fn(),
  simulate: jest.fn(),
}))
const [simulated, applied] = [jest.mocked(simulate), jest.mocked(applyPlan)]

const FICHA = 2_888_001
const fileOf = (name: string) => new File(['x'], name)
const contentOf = (nro_ficha: number | null, existe: boolean) =>
  answer(readFichaFile, { tipo: 'juicios', nro_ficha, existe } as never)
/** What the API finds in a file of a ficha that exists. */
const known = contentOf(FICHA, true)
const report = (fecha_reporte: string, more: object = {}) => ({
  fecha_reporte,
  registros: { nuevos: 1, cambiados: 0 },
  aprobaciones_retiradas: 0,
  rechazados: 0,
  ...more,
})
const ofFile = (file: File) => report(file.name.replace('.xls', ''), { archivo: file.name })

let page: ReturnType<typeof useLoads>
function Page() {
  page = useLoads()
  // The page also shows the ficha and the programs, so the test can count refetches.
  useCall(getFicha, { params: { nroFicha: FICHA } })
  useCall(listPrograms)
  return <ReloadButton />
}
async function open(...answers: FakeAnswer[]) {
  for (const { id } of loadsOf(USER.id)) removeLoad(USER.id, id)
  simulated
    .mockReset()
    .mockImplementation(async (_, { file }) => ({ file, fileAnswers: {}, report: ofFile(file), id: '1' }) as never)
  applied.mockReset().mockImplementation(async (_, { file }) => ({ report: { ...ofFile(file), id: 1 } }) as never)
  const screen = await openPage(Page, {
    answers: [
      answer(getFicha, { ok: true } as never),
      answer(listPrograms, { ok: true, programs: [] } as never),
      ...answers,
    ],
  })
  const all = () => screen.sent.map(({ method, url }) => `${method} ${url.replace('/api', '')}`)
  const READS = { ficha: `GET /fichas/${FICHA}`, programs: 'GET /programs' }
  return {
    ...screen,
    sent: () => all().filter((one) => !Object.values(READS).includes(one)),
    /** How often the ficha, or the list of programs, was requested. */
    reads: (what: keyof typeof READS = 'ficha') => all().filter((one) => one === READS[what]).length,
  }
}
const add = (...names: string[]) => act(async () => page.add(names.map(fileOf)))
const steps = () => page.loads.map(({ file, step }) => `${file.name} ${step.name}`)
const first = () => page.loads[0]!

test('useLoads applies the plans that are ready, older reports first, and notifies the user of each result', async () => {
  const { findByText } = await open(known)
  await add('2026-11-20.xls', '2026-11-14.xls')
  await act(async () => page.applyReady())
  expect(applied.mock.calls.map(([ficha, { file }]) => [ficha, file.name])).toEqual([
    [FICHA, '2026-11-14.xls'],
    [FICHA, '2026-11-20.xls'],
  ])
  expect(steps()).toEqual(['2026-11-14.xls done', '2026-11-20.xls done'])
  await findByText('Ficha 2888001: se cargó «2026-11-14.xls»')
  await findByText('Ficha 2888001: se cargó «2026-11-20.xls»')
})

test('useLoads requests new plans for other imports into a ficha after an import, but not after a failure', async () => {
  await open(known)
  await add('2026-11-14.xls', '2026-11-20.xls')
  simulated.mockClear()
  applied.mockRejectedValueOnce(new ConnectionError(undefined))
  await act(async () => page.apply(first()))
  expect(steps()).toEqual(['2026-11-14.xls unknown', '2026-11-20.xls planned'])
  expect(simulated).not.toHaveBeenCalled()
  await act(async () => page.apply(first()))
  expect(simulated.mock.calls.map(([, { file }]) => file.name)).toEqual(['2026-11-20.xls'])
})

test('useLoads refetches the ficha after an import, even a failed one, and after the import was undone', async () => {
  const { reads } = await open(known, answer(undoImport, { ok: true } as never))
  await add('2026-11-14.xls')
  await waitFor(() => expect(reads()).toBe(1))
  applied.mockRejectedValueOnce(new ConnectionError(undefined))
  await act(async () => page.apply(first()))
  await waitFor(() => expect(reads()).toBe(2))
  await act(async () => page.apply(first()))
  await waitFor(() => expect(reads()).toBe(3))
  await act(async () => page.undoAll())
  await waitFor(() => expect(reads()).toBe(4))
})

test('useLoads does not apply a plan that changes while others are applied', async () => {
  await open(known)
  await add('2026-11-14.xls', '2026-11-20.xls')
  simulated.mockImplementation(
    async (_, { file }) => ({ file, fileAnswers: {}, report: { ...ofFile(file), rechazados: 3 }, id: '1' }) as never,
  )
  await act(async () => page.applyReady())
  expect(applied).toHaveBeenCalledTimes(1)
  expect(steps()).toEqual(['2026-11-20.xls planned', '2026-11-14.xls done'])
})

test('useLoads does not apply a plan that has new decisions about absent people, before the user has seen it', async () => {
  await open(known)
  await add('2026-11-14.xls', '2026-11-20.xls')
  const ausentes = { incompleto: false, personas: [{ nro_documento: '1001', documento_nuevo: null }] }
  simulated.mockImplementation(
    async (_, { file }) => ({ file, fileAnswers: {}, report: { ...ofFile(file), ausentes }, id: '1' }) as never,
  )
  await act(async () => page.applyReady())
  expect(steps()).toEqual(['2026-11-20.xls planned', '2026-11-14.xls done'])
  await act(async () => page.applyReady())
  expect(steps()).toEqual(['2026-11-14.xls done', '2026-11-20.xls done'])
})

const changedPlan = {
  plan: { file: fileOf('2026-11-14.xls'), fileAnswers: {}, report: ofFile(fileOf('2026-11-14.xls')), id: '2' },
}
test.each([
  [
    'nothing new',
    async () => ({ report: report('2026-11-14', { archivo: 'a.xls', registros: { nuevos: 0, cambiados: 0 }, id: 1 }) }),
    'no trae nada nuevo',
  ],
  [
    'a ficha that changed meanwhile',
    async () => changedPlan,
    'no se cargó, porque la ficha cambió. Revise lo que haría ahora.',
  ],
  ['a failure', () => Promise.reject(new Error('no')), /» no se cargó\. \S/],
])('useLoads notifies the user of %s', async (_, outcome, text) => {
  const { findByText } = await open(known)
  await add('2026-11-14.xls')
  applied.mockImplementationOnce(outcome as never)
  await act(async () => page.apply(first()))
  await findByText(typeof text === 'string' ? new RegExp(`^Ficha 2888001: «.*» ${text}$`) : text)
})

test('useLoads does not apply an import without a ficha, and shows no notification', async () => {
  const { queryByText } = await open(contentOf(null, false))
  await add('2026-11-14.xls')
  expect(steps()).toEqual(['2026-11-14.xls unnamed'])
  await act(async () => page.apply(first()))
  expect(applied).not.toHaveBeenCalled()
  expect(queryByText(/^Ficha /)).toBeNull()
})

test('useLoads undoes all imports, the last one first', async () => {
  const { sent } = await open(known, answer(undoImport, { ok: true } as never))
  await add('2026-11-14.xls', '2026-11-20.xls')
  let id = 10
  applied.mockImplementation(async (_, { file }) => ({ report: { ...ofFile(file), id: id++ } }) as never)
  await act(async () => page.applyReady())
  await act(async () => page.undoAll())
  expect(sent().slice(2)).toEqual([
    'POST /fichas/2888001/importaciones/11/deshacer',
    'POST /fichas/2888001/importaciones/10/deshacer',
  ])
  expect(steps()).toEqual(['2026-11-14.xls undone', '2026-11-20.xls undone'])
})

test('useLoads stops undoing at the first import that cannot be undone, and a notification says why', async () => {
  const { findByText } = await open(known, refuse(undoImport, 403, 'forbidden'))
  await add('2026-11-14.xls', '2026-11-20.xls')
  await act(async () => page.applyReady())
  await act(async () => page.undoAll())
  expect(steps()).toEqual(['2026-11-14.xls done', '2026-11-20.xls done'])
  await findByText(/^forbidden$/)
})

test('useLoads does not undo an import that changed nothing', async () => {
  const { sent } = await open(known)
  applied.mockImplementation(async (_, { file }) => ({ report: { ...ofFile(file), id: null } }) as never)
  await add('2026-11-14.xls')
  await act(async () => page.applyReady())
  await act(async () => page.undoAll())
  expect(sent()).toHaveLength(1)
  expect(steps()).toEqual(['2026-11-14.xls done'])
})

test('after the creation of a ficha, other files of that ficha are read again, and the creation can be undone', async () => {
  const { sent } = await open(contentOf(FICHA, false), answer(undoFichaCreation, { ok: true } as never))
  await add('2026-11-14.xls', '2026-11-20.xls')
  expect(steps()).toEqual(['2026-11-14.xls new', '2026-11-20.xls new'])
  const before = sent().length
  await act(async () => page.markCreated(first().id, { ok: true, ficha: { nro_ficha: FICHA } } as never))
  await waitFor(() => expect(sent()).toHaveLength(before + 1))
  expect(steps()).toEqual(['2026-11-20.xls new', '2026-11-14.xls created'])
  await act(async () => page.undoAll())
  expect(sent().at(-1)).toBe('DELETE /fichas/2888001')
  expect(steps()).toEqual(['2026-11-20.xls new', '2026-11-14.xls undone'])
})

test('the answer to a creation without a ficha does not affect other files', async () => {
  const { sent } = await open(contentOf(FICHA, false))
  await add('2026-11-14.xls', '2026-11-20.xls')
  const before = sent().length
  await act(async () => page.markCreated(first().id, { ok: true, ficha: null } as never))
  await act(async () => page.undoAll())
  expect(sent()).toHaveLength(before)
})

test('a file that names no ficha is imported into the ficha that the user enters or came from', async () => {
  const { sent } = await open(contentOf(null, false), { ...known, query: `nroFicha=${FICHA}` })
  await act(async () => page.add([fileOf('2026-11-14.xls')], FICHA))
  await add('2026-11-20.xls')
  expect(steps()).toEqual(['2026-11-14.xls planned', '2026-11-20.xls unnamed'])
  await act(async () => page.readAgain(page.loads[1]!.id, undefined, FICHA))
  expect(steps()).toEqual(['2026-11-14.xls planned', '2026-11-20.xls planned'])
  expect(sent().at(-1)).toContain(`nroFicha=${FICHA}`)
  await act(async () => page.readAgain(first().id, { fechas: 'mdy' }))
  expect(first().fileAnswers).toEqual({ fechas: 'mdy' })
})

test('add keeps other imports, replaceFinished removes finished imports, and remove removes one import', async () => {
  await open(known)
  await add('2026-11-14.xls')
  await act(async () => page.applyReady())
  await add('2026-11-20.xls')
  expect(steps()).toEqual(['2026-11-14.xls done', '2026-11-20.xls planned'])
  await act(async () => page.replaceFinished([fileOf('2026-11-25.xls')]))
  expect(steps()).toEqual(['2026-11-20.xls planned', '2026-11-25.xls planned'])
  await act(async () => page.remove(first().id))
  expect(steps()).toEqual(['2026-11-25.xls planned'])
})

test('a reload of the page warns about unfinished imports only', async () => {
  const { user, getByRole, findAllByRole } = await open(known)
  await add('2026-11-14.xls', '2026-11-20.xls')
  await act(async () => page.apply(first()))
  await user.click(getByRole('button', { name: 'Actualizar' }))
  const lost = await findAllByRole('listitem')
  expect(lost.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('2026-11-20.xls')])
})

test.each([
  ['an import', contentOf(FICHA, true), 0],
  ['the creation of a ficha', contentOf(FICHA, false), 1],
])('undoing %s refetches the programs only if the undo changed them', async (_, file, times) => {
  const undone = { ok: true } as never
  const { reads } = await open(file, answer(undoImport, undone), answer(undoFichaCreation, undone))
  await add('2026-11-14.xls')
  if (page.loads[0]?.step.name === 'new')
    await act(async () => page.markCreated(first().id, { ok: true, ficha: { nro_ficha: FICHA } } as never))
  else await act(async () => page.apply(first()))
  const before = reads('programs')
  await act(async () => page.undoAll())
  await waitFor(() => expect(steps()).toEqual(['2026-11-14.xls undone']))
  await waitFor(() => expect(reads('programs')).toBe(before + times))
})
