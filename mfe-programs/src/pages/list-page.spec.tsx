/** @jest-environment jsdom */
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import type { ProgramsAnswer } from '@fichero/contract/programs.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PROGRAM } from '../testing/program'
import { Page } from './list-page'
import { examples } from './list-page.examples'

const remote = { definition, texts: { es, en }, pages: { 'list-page': Page } }
const listed = (can: ProgramsAnswer['can']) => answer(listPrograms, { ok: true, programs: [], can })
const open = (...answers: FakeAnswer[]) => openInFakeShell(remote, '/programs', { answers })

test('each program is a card that leads to it', async () => {
  const screen = await open(...examples)
  const links = await screen.findAllByRole('link', { name: new RegExp(PROGRAM.nombre_programa) })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/programas/1', '/programas/2'])
})

test.each([
  ['a bare list', [PROGRAM]],
  ['a list in data', { data: [PROGRAM] }],
  ['a list in programs alone', { programs: [PROGRAM] }],
])('reads %s', async (_, body) => {
  const answers = [answer(listPrograms, body as never)]
  const screen = await openInFakeShell(remote, '/programs', { as: ['programs:create'], answers })
  expect(await screen.findByRole('link', { name: new RegExp(PROGRAM.nombre_programa) })).toBeTruthy()
  expect(screen.getByRole('button', { name: es.list.create })).toBeTruthy()
})

test('without programs, who may create one is offered it, and who may see disabled ones finds them', async () => {
  const screen = await open(listed({ create: true, viewDisabled: true }))
  expect(await screen.findByText(es.list.emptyCreate)).toBeTruthy()
  expect(screen.getByRole('button', { name: es.list.create })).toBeTruthy()
  expect(screen.getByRole('link', { name: es.disabled.see }).getAttribute('href')).toBe('/programs/disabled')
})

test('whoever may not, is only told', async () => {
  const screen = await open(listed({ create: false, viewDisabled: false }))
  expect(await screen.findByText(es.list.emptyRead)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('what the API refuses is told with a way on', async () => {
  const screen = await open(refuse(listPrograms, 409, 'conflict'))
  expect(await screen.findByRole('button', { name: /Reintentar/ })).toBeTruthy()
  expect(screen.sent).toMatchObject([{ method: 'GET', url: '/api/programs', token: 'fake' }])
})
