/** @jest-environment jsdom */
import { getFicha, readFichaFile, undoFichaCreation } from '@fichero/contract/calls/fichas.calls'
import { undoImport } from '@fichero/contract/calls/imports.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { ConnectionError, useCall } from '@fichero/kit/api'
import { ReloadButton } from '@fichero/kit/frame'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { applyPlan, simulate } from '../evaluations/send-report'
import { openPage } from '../testing/open-page'
import { loadsOf, removeLoad } from './loads'
import { useLoads } from './use-loads'

jest.mock('../evaluations/send-report', () => ({ applyPlan: jest.fn(), simulate: jest.fn() }))
const [simulated, applied] = [jest.mocked(simulate), jest.mocked(applyPlan)]
// The test's browser has none.
File.prototype.arrayBuffer = async () => new ArrayBuffer(1)

const FICHA = 2_888_001
const fileOf = (name: string) => new File(['x'], name)
const says = (nro_ficha: number | null, existe: boolean) =>
  answer(readFichaFile, { tipo: 'juicios', nro_ficha, existe } as never)
const known = says(FICHA, true)
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
  // A screen that shows the ficha and programs.
  useCall(getFicha, { params: { nroFicha: FICHA } })
  useCall(listPrograms)
  return <ReloadButton />
}
async function open(...answers: FakeAnswer[]) {
  for (const { id } of loadsOf(USER.id)) removeLoad(USER.id, id)
  simulated
    .mockReset()
    .mockImplementation(async (_, { file }) => ({ file, said: {}, report: ofFile(file), id: '1' }) as never)
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
    /** How often the ficha, or the programs, were read. */
    reads: (what: keyof typeof READS = 'ficha') => all().filter((one) => one === READS[what]).length,
  }
}
const add = (...names: string[]) => act(async () => page.add(names.map(fileOf)))
const steps = () => page.loads.map(({ file, step }) => `${file.name} ${step.name}`)
const first = () => page.loads[0]!

test('all that is ready is loaded, older reports first, and each end is told', async () => {
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

test('the others of a ficha are compared with it anew after one was loaded, and not after a failure', async () => {
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

test('what shows the ficha is read anew after a load, also a failed one, and after it was taken back', async () => {
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

test('one whose plan changes while others are loaded is left to be looked at', async () => {
  await open(known)
  await add('2026-11-14.xls', '2026-11-20.xls')
  simulated.mockImplementation(
    async (_, { file }) => ({ file, said: {}, report: { ...ofFile(file), rechazados: 3 }, id: '1' }) as never,
  )
  await act(async () => page.applyReady())
  expect(applied).toHaveBeenCalledTimes(1)
  expect(steps()).toEqual(['2026-11-20.xls planned', '2026-11-14.xls done'])
})

test('one that comes to decide about other absent people meanwhile is left to be looked at', async () => {
  await open(known)
  await add('2026-11-14.xls', '2026-11-20.xls')
  const ausentes = { incompleto: false, personas: [{ nro_documento: '1001', documento_nuevo: null }] }
  simulated.mockImplementation(
    async (_, { file }) => ({ file, said: {}, report: { ...ofFile(file), ausentes }, id: '1' }) as never,
  )
  await act(async () => page.applyReady())
  expect(steps()).toEqual(['2026-11-20.xls planned', '2026-11-14.xls done'])
  await act(async () => page.applyReady())
  expect(steps()).toEqual(['2026-11-14.xls done', '2026-11-20.xls done'])
})

const changedPlan = {
  plan: { file: fileOf('2026-11-14.xls'), said: {}, report: ofFile(fileOf('2026-11-14.xls')), id: '2' },
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
])('%s is told', async (_, outcome, text) => {
  const { findByText } = await open(known)
  await add('2026-11-14.xls')
  applied.mockImplementationOnce(outcome as never)
  await act(async () => page.apply(first()))
  await findByText(typeof text === 'string' ? new RegExp(`^Ficha 2888001: «.*» ${text}$`) : text)
})

test('a load without a ficha, or one that is under way, is not applied and nothing is told', async () => {
  const { queryByText } = await open(says(null, false))
  await add('2026-11-14.xls')
  expect(steps()).toEqual(['2026-11-14.xls unnamed'])
  await act(async () => page.apply(first()))
  expect(applied).not.toHaveBeenCalled()
  expect(queryByText(/^Ficha /)).toBeNull()
})

test('undoing takes back what was loaded, the last one first', async () => {
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

test('undoing stops at the first that cannot be taken back, and says why', async () => {
  const { findByText } = await open(known, refuse(undoImport, 403, 'forbidden'))
  await add('2026-11-14.xls', '2026-11-20.xls')
  await act(async () => page.applyReady())
  await act(async () => page.undoAll())
  expect(steps()).toEqual(['2026-11-14.xls done', '2026-11-20.xls done'])
  await findByText(/^forbidden$/)
})

test('what changed nothing has nothing to take back', async () => {
  const { sent } = await open(known)
  applied.mockImplementation(async (_, { file }) => ({ report: { ...ofFile(file), id: null } }) as never)
  await add('2026-11-14.xls')
  await act(async () => page.applyReady())
  await act(async () => page.undoAll())
  expect(sent()).toHaveLength(1)
  expect(steps()).toEqual(['2026-11-14.xls done'])
})

test('a ficha that was created is taken back whole, and the other files of it are read after it was created', async () => {
  const { sent } = await open(says(FICHA, false), answer(undoFichaCreation, { ok: true } as never))
  await add('2026-11-14.xls', '2026-11-20.xls')
  expect(steps()).toEqual(['2026-11-14.xls new', '2026-11-20.xls new'])
  const before = sent().length
  await act(async () => page.created(first().id, { ok: true, ficha: { nro_ficha: FICHA } } as never))
  await waitFor(() => expect(sent()).toHaveLength(before + 1))
  expect(steps()).toEqual(['2026-11-20.xls new', '2026-11-14.xls created'])
  await act(async () => page.undoAll())
  expect(sent().at(-1)).toBe('DELETE /fichas/2888001')
  expect(steps()).toEqual(['2026-11-20.xls new', '2026-11-14.xls undone'])
})

test('an answer without a ficha leaves the other files as they are', async () => {
  const { sent } = await open(says(FICHA, false))
  await add('2026-11-14.xls', '2026-11-20.xls')
  const before = sent().length
  await act(async () => page.created(first().id, { ok: true, ficha: null } as never))
  await act(async () => page.undoAll())
  expect(sent()).toHaveLength(before)
})

test('a file of no ficha belongs to the one that the user says, or that it was dropped on', async () => {
  const { sent } = await open(says(null, false), { ...known, query: `nroFicha=${FICHA}` })
  await act(async () => page.add([fileOf('2026-11-14.xls')], FICHA))
  await add('2026-11-20.xls')
  expect(steps()).toEqual(['2026-11-14.xls planned', '2026-11-20.xls unnamed'])
  await act(async () => page.again(page.loads[1]!.id, undefined, FICHA))
  expect(steps()).toEqual(['2026-11-14.xls planned', '2026-11-20.xls planned'])
  expect(sent().at(-1)).toContain(`nroFicha=${FICHA}`)
  await act(async () => page.again(first().id, { fechas: 'mdy' }))
  expect(first().said).toEqual({ fechas: 'mdy' })
})

test('other files leave what is on its way; files that begin anew remove what is over; one can be removed', async () => {
  await open(known)
  await add('2026-11-14.xls')
  await act(async () => page.applyReady())
  await add('2026-11-20.xls')
  expect(steps()).toEqual(['2026-11-14.xls done', '2026-11-20.xls planned'])
  await act(async () => page.addAnew([fileOf('2026-11-25.xls')]))
  expect(steps()).toEqual(['2026-11-20.xls planned', '2026-11-25.xls planned'])
  await act(async () => page.remove(first().id))
  expect(steps()).toEqual(['2026-11-25.xls planned'])
})

test('who reloads the page is told which files are on their way, and of none that has ended', async () => {
  const { user, getByRole, findAllByRole } = await open(known)
  await add('2026-11-14.xls', '2026-11-20.xls')
  await act(async () => page.apply(first()))
  await user.click(getByRole('button', { name: 'Actualizar' }))
  const lost = await findAllByRole('listitem')
  expect(lost.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('2026-11-20.xls')])
})

test.each([
  ['a load', says(FICHA, true), 0],
  ['the ficha', says(FICHA, false), 1],
])('after %s was taken back, what shows programs is read anew only where they changed', async (_, file, times) => {
  const taken = { ok: true } as never
  const { reads } = await open(file, answer(undoImport, taken), answer(undoFichaCreation, taken))
  await add('2026-11-14.xls')
  if (page.loads[0]?.step.name === 'new')
    await act(async () => page.created(first().id, { ok: true, ficha: { nro_ficha: FICHA } } as never))
  else await act(async () => page.apply(first()))
  const before = reads('programs')
  await act(async () => page.undoAll())
  await waitFor(() => expect(steps()).toEqual(['2026-11-14.xls undone']))
  await waitFor(() => expect(reads('programs')).toBe(before + times))
})
