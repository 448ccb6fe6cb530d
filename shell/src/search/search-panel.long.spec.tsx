/** @jest-environment jsdom */
import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import kit from '@fichero/kit/texts/es'
import { waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { ANSWERS, COOKING, findCooking, found, openSearchPanel, person, program } from '../testing/open-search'

const { group, ...texts } = es.search

test('before anything is typed, the search offers the menu and the actions', async () => {
  const { groups, field, requests } = await openSearchPanel()
  expect(document.activeElement).toBe(field())
  expect([field().placeholder, field().maxLength]).toEqual([texts.placeholder, MAX_SEARCH_TEXT])
  expect(groups()).toEqual([
    [group.screens, kit.dashboard, 'Cursos'],
    [
      group.actions,
      'Crear un curso',
      texts.theme.claro,
      texts.theme.oscuro,
      texts.language.en,
      es.layout.account,
      es.layout.signOut,
    ],
  ])
  expect(requests()).toEqual([])
})

test('an action of a module that the user may not perform is not offered', async () => {
  const { names } = await openSearchPanel(ANSWERS, ['programs:edit'])
  expect(names()).toContain('Borrar')
})

test('results are grouped as the modules declare, with the typed letters highlighted', async () => {
  const screen = await openSearchPanel()
  await findCooking(screen)
  expect(screen.requests()).toEqual(['/api/search?q=coc&limit=6'])
  expect(screen.groups()).toEqual([
    ['Cursos', '4Cocina', '5Cocina fría'],
    ['Personas', 'Beto Coca1007 de Cocina', 'Ana Coca1001 de Cocina'],
  ])
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Coc', 'Coc', 'Coc', 'Coc'])
  expect(screen.field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(screen.field().getAttribute('aria-expanded')).toBe('true')
})

test('a typed number is highlighted in the details of a result too', async () => {
  const screen = await openSearchPanel([found('1007', { instructores: [person(7, 'Beto')] })])
  screen.type('1007')
  await screen.findByText('1007')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['1007'])
})

test('of more than five results in a group the first five are shown, and the heading says so', async () => {
  const programas = Array.from({ length: 6 }, (_, id) => program(id, `Cocina ${id}`))
  const screen = await openSearchPanel([found('coc', { programas })])
  screen.type('coc')
  await screen.findByText('Cursos: los primeros 5; escriba más para llegar a otros')
  expect(screen.options()).toHaveLength(5)
})

test('a group with five results has its own name', async () => {
  const programas = Array.from({ length: 5 }, (_, id) => program(id, `Cocina ${id}`))
  const screen = await openSearchPanel([found('coc', { programas })])
  screen.type('coc')
  await waitFor(() => expect(screen.groups().map(([heading]) => heading)).toEqual(['Cursos']))
})

test('results of another text are not offered if the search for the typed text fails without a connection', async () => {
  const screen = await openSearchPanel()
  await findCooking(screen)
  screen.type('luz')
  await waitFor(() => expect(screen.requests()).toHaveLength(2))
  await waitFor(() => expect(screen.groups().flat()).not.toContain('4Cocina'))
  expect(screen.queryByText(/Cocina/)).toBeNull()
})

test('a text that finds nothing is answered with what can be searched', async () => {
  const screen = await openSearchPanel([found('zzz', {})])
  screen.type('  zzz ')
  expect(await screen.findByText('No encontramos nada con «zzz».')).toBeTruthy()
  expect(screen.getByText(texts.teach)).toBeTruthy()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect([screen.field().getAttribute('aria-expanded'), screen.field().getAttribute('aria-controls')]).toEqual([
    'false',
    null,
  ])
  expect(screen.getByText('0 resultados')).toBeTruthy()
})

test('the number of results is announced once they have arrived', async () => {
  const screen = await openSearchPanel()
  screen.type('coc')
  expect(screen.queryByText('4 resultados')).toBeNull()
  expect(await screen.findByText('4 resultados')).toBeTruthy()
  screen.type('')
  expect(screen.queryByText(/resultados?$/)).toBeNull()
})

test('one letter searches pages and actions only', async () => {
  const screen = await openSearchPanel()
  screen.type('c')
  expect(screen.groups().map(([heading]) => heading)).toEqual([group.screens, group.actions])
  screen.type('z')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.queryByText(texts.teach)).toBeNull()
  expect(screen.requests()).toEqual([])
})

test('pages of modules are found by their name and the name of their module', async () => {
  const screen = await openSearchPanel()
  screen.type('c')
  expect(screen.names()).toEqual(expect.arrayContaining(['Cursos', 'Mis cursosCursos']))
  screen.choose('Mis cursosCursos')
  expect(screen.address()).toBe('/cursos?mias=true')
})

test('a page that the user may not open, or that needs a parameter, is not found', async () => {
  const screen = await openSearchPanel()
  screen.type('c')
  expect(screen.names()).not.toContain('CursoCursos')
  screen.type('e')
  expect(screen.names()).not.toContain('Editar cursosCursos')
})

test.each([
  ['noche', texts.theme.oscuro, () => expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')],
  ['english', texts.language.en, () => waitFor(() => expect(document.documentElement.lang).toBe('en'))],
  ['salir', es.layout.signOut, () => expect(localStorage.getItem('token')).toBeNull()],
  ['crear', 'Crear un curso', () => expect(window.location.pathname).toBe('/cursos/crear')],
])('“%s” finds the action “%s”', async (text, label, isDone) => {
  const screen = await openSearchPanel([found(text, {})])
  screen.type(text)
  await waitFor(() => expect(screen.names()).toEqual([label]))
  screen.press('Enter')
  if (screen.isOpen()) await waitFor(() => expect(screen.isOpen()).toBe(false))
  await isDone()
})

test('a failed search says why, and finds the results when the user tries again', async () => {
  const answered = { ...found('coc', { programas: COOKING }), status: 500 }
  const screen = await openSearchPanel([answered])
  screen.type('coc')
  const alert = await screen.findByText(texts.failed)
  expect(alert).toBeTruthy()
  expect(screen.queryByText(texts.teach)).toBeNull()
  answered.status = 200
  await screen.user.click(screen.getByRole('button', { name: kit.retry }))
  await screen.findByText('2 resultados')
  expect(screen.queryByText(texts.failed)).toBeNull()
})
