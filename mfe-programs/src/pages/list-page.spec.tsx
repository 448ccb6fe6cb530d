/** @jest-environment jsdom */
import { disableProgram, getProgram, listPrograms } from '@fichero/contract/calls/programs.calls'
import type { ListedProgram, ProgramsAnswer } from '@fichero/contract/programs.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PROGRAM } from '../../testing/program'
import { Page } from './list-page'
import { examples } from './list-page.examples'
import { Page as ProgramPage } from './program-page'

const remote = {
  definition,
  texts: { es, en },
  pages: { 'list-page': Page, 'program-page': ProgramPage },
}
const READER = { edit: false, disable: false, enable: false }
const COOKING: ListedProgram = {
  ...PROGRAM,
  id: 2,
  codigo: '524505',
  version: null,
  nombre_programa: 'COCINA',
  total_horas: 1,
  nivel: 'tecnico',
  total_competencias: 1,
  total_resultados: 1,
  fichas: 1,
  can: READER,
}
const CODING: ListedProgram = { ...COOKING, id: 3, codigo: null, nombre_programa: 'PROGRAMACION DE SOFTWARE' }
const ALL = [PROGRAM, COOKING, CODING]

const listed = (programs: ListedProgram[], can: Partial<ProgramsAnswer['can']> = {}) =>
  answer(listPrograms, { ok: true, programs, can: { create: false, viewDisabled: false, ...can } })
const open = (...answers: FakeAnswer[]) => openInFakeShell(remote, '/programs', { answers })

/** Opens a URL and waits for the cards. */
async function openCards(address = '/programs', language: 'es' | 'en' = 'es', programs = ALL) {
  const screen = await openInFakeShell(remote, address, { language, answers: [listed(programs)] })
  const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await screen.findByRole('searchbox')
  return { ...screen, names }
}

test('each program is a card with a link to the page of the program', async () => {
  const screen = await open(...examples)
  const links = await screen.findAllByRole('link', { name: new RegExp(PROGRAM.nombre_programa) })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/programas/1', '/programas/2'])
})

test('the heading has the title and the purpose of the list', async () => {
  const { container, getByRole } = await openCards()
  const head = container.querySelector('header')
  expect(head && textsOf(head)).toEqual([es.list.title, es.list.description])
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Programas')
})

test('a card has level, hours, code and counts, and the buttons that the user may use', async () => {
  const { getAllByRole } = await openCards()
  expect(getAllByRole('article').map(textsOf)).toEqual([
    [
      ...['Tecnólogo', '3.984 horas', 'Desarrollo de soluciones de software', 'Código 901101, versión 1'],
      ...['2 competencias', '75 resultados', '5 fichas', 'Editar', 'Deshabilitar'],
    ],
    ['Técnico', '1 hora', 'COCINA', 'Código 524505', '1 competencia', '1 resultado', '1 ficha'],
    ['Técnico', '1 hora', 'PROGRAMACION DE SOFTWARE', '1 competencia', '1 resultado', '1 ficha'],
  ])
})

test.each([
  ['to edit the program, with permission to edit it', { edit: true, disable: false }, ['Editar el programa COCINA']],
  [
    'to disable the program, with permission to disable it',
    { edit: false, disable: true },
    ['Deshabilitar el programa COCINA'],
  ],
  ['no action without permission', { edit: false, disable: false }, []],
])('a card offers %s', async (_, can, expected) => {
  const { getByRole } = await openCards('/programs', 'es', [{ ...COOKING, can: { ...READER, ...can } }])
  const card = getByRole('article')
  expect([...card.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual(expected)
  // Without buttons the card has no empty line for them.
  expect(card.children).toHaveLength(expected.length > 0 ? 5 : 4)
})

test('programs with the same code or name are distinguished in cards and buttons', async () => {
  const { names, getByRole } = await openCards('/programs', 'es', [
    { ...PROGRAM, nombre_programa: 'COCINA' },
    { ...PROGRAM, nombre_programa: 'COCINA', id: 4, version: '2' },
    COOKING,
  ])
  expect(names()).toEqual([
    'COCINA, código 901101, versión 1',
    'COCINA, código 901101, versión 2',
    'COCINA, código 524505',
  ])
  expect(getByRole('button', { name: 'Editar el programa COCINA, código 901101, versión 2' })).toBeTruthy()
  expect(getByRole('button', { name: 'Deshabilitar el programa COCINA, código 901101, versión 1' })).toBeTruthy()
})

test.each([
  ['cocina', 'es', ['COCINA']],
  ['5245', 'es', ['COCINA']],
  ['tecnólogo', 'es', [PROGRAM.nombre_programa]],
  ['software programming', 'en', ['Software Programming']],
  ['programación', 'en', ['Software Programming']],
  [' ', 'es', ALL.map((program) => program.nombre_programa)],
] as const)('the search for “%s” in %s finds %j', async (text, language, expected) => {
  const { names, getByRole } = await openCards('/programs', language)
  fireEvent.change(getByRole('searchbox'), { target: { value: text } })
  expect(names()).toEqual(expected)
  const unit = { es: ['programa', 'programas'], en: ['program', 'programs'] }[language][expected.length === 1 ? 0 : 1]
  expect(within(getByRole('main')).getByText(`${expected.length} ${unit}`)).toBeTruthy()
})

test('search and level are stored in the URL, which restores them', async () => {
  const { names, address, getByRole } = await openCards('/programs?nivel=tecnico')
  expect(names()).toEqual(['COCINA', 'PROGRAMACION DE SOFTWARE'])
  const level = getByRole('combobox', { name: 'Nivel' }) as HTMLSelectElement
  expect([level.value, [...level.options].map(({ text }) => text).slice(0, 3)]).toEqual([
    'tecnico',
    ['Todos', 'Técnico', 'Tecnólogo'],
  ])
  const field = getByRole('searchbox', { name: es.list.filter }) as HTMLInputElement
  fireEvent.change(field, { target: { value: 'coci' } })
  fireEvent.blur(field)
  expect([names(), address()]).toEqual([['COCINA'], '/programs?nivel=tecnico&buscar=coci'])
  fireEvent.change(level, { target: { value: 'tecnologo' } })
  expect([names(), address()]).toEqual([[], '/programs?nivel=tecnologo&buscar=coci'])
  fireEvent.change(level, { target: { value: '' } })
  expect([names(), address()]).toEqual([['COCINA'], '/programs?buscar=coci'])
})

test('without a match, the page shows a message and a link to all programs', async () => {
  const { names, address, getByText, getByRole } = await openCards('/programs?buscar=pan&nivel=tecnico')
  expect(names()).toEqual([])
  expect([getByText(es.list.none), getByText(es.list.noneHelp), getByText('0 programas')]).toHaveLength(3)
  fireEvent.click(getByRole('link', { name: es.list.clear }))
  expect([address(), names().length]).toEqual(['/programs', 3])
})

test('a program opened from the list links to the previous and the next program of the list', async () => {
  const page = answer(getProgram, { ...COOKING, competencias: [], versiones: [] })
  const list = listed([CODING, COOKING, PROGRAM, { ...COOKING, id: 4, codigo: '1', nombre_programa: 'PANADERIA' }])
  const screen = await openInFakeShell(remote, '/programs?nivel=tecnico', { language: 'en', answers: [list, page] })
  const card = await screen.findByRole('link', { name: 'COCINA' })
  // The index of the history entry, which the router stores only in a browser.
  window.history.replaceState({ idx: 1 }, '')
  await act(async () => void fireEvent.click(card))
  expect(screen.address()).toBe('/programas/2')
  const steps = within(await screen.findByRole('navigation', { name: 'List: Programs' })).getAllByRole('link')
  expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
    ['Software Programming', '/programas/3'],
    ['2 of 3 Programs', '/programs?nivel=tecnico'],
    ['PANADERIA', '/programas/4'],
  ])
})

test.each([
  ['a bare list', [PROGRAM]],
  ['a list in data', { data: [PROGRAM] }],
  ['a list in programs alone', { programs: [PROGRAM] }],
])('the list accepts a response with %s', async (_, body) => {
  const answers = [answer(listPrograms, body as never)]
  const screen = await openInFakeShell(remote, '/programs', { as: ['programs:create'], answers })
  expect(await screen.findByRole('link', { name: new RegExp(PROGRAM.nombre_programa) })).toBeTruthy()
  expect(screen.getByRole('button', { name: es.list.create })).toBeTruthy()
})

test('without programs, users with permission see a button to create one, and a link to disabled programs', async () => {
  const screen = await open(listed([], { create: true, viewDisabled: true }))
  expect(await screen.findByText(es.list.emptyCreate)).toBeTruthy()
  expect(screen.getByText('No hay programas disponibles')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: es.list.create })).toHaveLength(1)
  expect(screen.getByRole('link', { name: es.disabled.see }).getAttribute('href')).toBe('/programs/disabled')
})

test('without programs, a reader only sees a message', async () => {
  const screen = await open(listed([]))
  expect(await screen.findByText(es.list.emptyRead)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['opens the form for a user who may create programs', true, '/programs?crear', 1],
  ['opens nothing for any other user', false, '/programs?crear', 0],
  ['is needed to open the form', true, '/programs', 0],
])('the URL of the form to create a program %s', async (_, create, address, forms) => {
  const screen = await openInFakeShell(remote, address, { answers: [listed(ALL, { create })] })
  await screen.findByText('COCINA')
  expect(screen.container.querySelectorAll('header button')).toHaveLength(create ? 1 : 0)
  expect(screen.queryAllByRole('dialog', { name: es.create.title })).toHaveLength(forms)
})

test('the form to create a program opens by its button, and closes', async () => {
  const screen = await open(listed(ALL, { create: true }))
  fireEvent.click(await screen.findByRole('button', { name: es.list.create }))
  expect(screen.address()).toBe('/programs?crear=')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar' }))
  expect([screen.address(), screen.queryByRole('dialog')]).toEqual(['/programs', null])
})

test('an error of the API is shown with a button to retry', async () => {
  const screen = await open(refuse(listPrograms, 409, 'conflict'))
  expect(await screen.findByRole('button', { name: /Reintentar/ })).toBeTruthy()
  expect(screen.getByText(es.list.error)).toBeTruthy()
  expect(screen.sent).toMatchObject([{ method: 'GET', url: '/api/programs', token: 'fake' }])
})

test('six placeholder cards are shown while the list loads', async () => {
  const { container, queryByRole } = await openInFakeShell(remote, '/programs?crear')
  await waitFor(() => expect(container.querySelectorAll('[aria-busy] .mantine-Skeleton-root')).toHaveLength(6))
  // The permission to create a program is not known yet.
  expect(queryByRole('dialog')).toBeNull()
})

test.each([
  [0, 'saldrá de la lista y no se le podrán abrir fichas. Ninguna ficha lo usa.'],
  [1, 'saldrá de la lista y no se le podrán abrir fichas nuevas. Lo usa 1 ficha, que sigue su curso.'],
  [1234, 'saldrá de la lista y no se le podrán abrir fichas nuevas. Lo usan 1.234 fichas, que siguen su curso.'],
])('a program with %d fichas is disabled after a confirmation that mentions the fichas', async (fichas, sentence) => {
  const done = answer(disableProgram, { ok: true, msg: '', program: PROGRAM })
  const screen = await open(listed([{ ...PROGRAM, fichas }]), done)
  fireEvent.click(
    await screen.findByRole('button', { name: 'Deshabilitar el programa Desarrollo de soluciones de software' }),
  )
  const question = screen.getByRole('alertdialog', { name: es.disable.ask })
  const rest = 'Conserva sus competencias, y se puede reactivar en cualquier momento.'
  expect(within(question).getByText(`El programa «${PROGRAM.nombre_programa}» ${sentence} ${rest}`)).toBeTruthy()
  fireEvent.click(within(question).getByRole('button', { name: es.disable.submit }))
  await screen.findByText(`El programa «${PROGRAM.nombre_programa}» se eliminó correctamente de la lista`)
  expect(screen.sent[1]).toMatchObject({ method: 'POST', url: '/api/programs/disabled/1' })
})
