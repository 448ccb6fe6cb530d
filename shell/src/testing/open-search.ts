import { search } from '@fichero/contract/calls/search.calls'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import type { RemoteSearchResult } from '@fichero/contract/search-results.schema'
import { answer, type FakeAnswer } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import es from '../../locales/es.json'
import { COURSES } from './courses'
import { openShell } from './open-shell'

/** The answer of the API to the search for a text. */
export const found = (text: string, results: Partial<SearchAnswer>): FakeAnswer => ({
  ...answer(search, { fichas: [], aprendices: [], instructores: [], programas: [], ...results }),
  query: `q=${encodeURIComponent(text).replaceAll('%20', '+')}&`,
})
export const program = (id: number, nombre_programa: string) => ({
  id,
  nombre_programa,
  nivel: 'tecnico' as const,
  version: '',
})
export const person = (id: number, nombre: string) => ({
  id,
  nro_documento: `100${id}`,
  nombre,
  apellido: 'Coca',
  tipo: 'tecnico' as const,
})
export const COOKING = [program(4, 'Cocina'), program(5, 'Cocina fría')]
export const ANSWERS = [found('coc', { programas: COOKING, instructores: [person(7, 'Beto'), person(1, 'Ana')] })]

/** A module with pages and actions for the search, and two groups of results. */
const MODULE = {
  ...COURSES,
  links: [
    ...COURSES.links,
    { slot: 'palette.screen', path: '/cursos?mias=true', labelKey: 'mine', order: 1, access: 'authenticated' },
    { slot: 'palette.action', path: '/cursos/crear', labelKey: 'create', order: 1, access: 'authenticated' },
    { slot: 'palette.action', path: '/cursos/borrar', labelKey: 'remove', order: 2, access: 'programs:edit' },
  ],
  labels: {
    ...COURSES.labels,
    es: {
      ...COURSES.labels.es,
      mine: 'Mis cursos',
      create: 'Crear un curso',
      remove: 'Borrar',
      people: 'Personas',
      rooms: 'Salas',
    },
  },
  results: [
    {
      group: 'instructores',
      titleKey: 'people',
      order: 2,
      path: '/cursos/:id',
      label: '{{nombre}} {{apellido}}',
      detail: '{{nro_documento}} de Cocina',
      icon: 'instructors',
      userId: 'id',
    },
    {
      group: 'programas',
      titleKey: 'list',
      order: 1,
      path: '/cursos/:id',
      label: '{{nombre_programa}}',
      detail: '',
      tab: 'id',
    },
  ],
}

/** Opens the search of the shell on the list of a module. */
export async function openSearchPanel(
  answers: readonly FakeAnswer[] = ANSWERS,
  as: 'programs:edit'[] = [],
  results: RemoteSearchResult[] = [],
) {
  const module = { ...MODULE, results: [...MODULE.results, ...results] }
  const screen = await openShell('/cursos', { modules: [module], answers, as })
  await screen.findByRole('heading', { level: 1, name: 'Los cursos' })
  fireEvent.click(screen.getByRole('button', { name: new RegExp(es.search.open) }))
  await screen.findByRole('listbox')
  const field = () => screen.getByRole('combobox') as HTMLInputElement
  const options = () => screen.queryAllByRole('option')
  const names = () => options().map(({ textContent }) => textContent)
  return {
    ...screen,
    field,
    options,
    names,
    /** Clicks the option with this text. */
    choose: (text: string) => fireEvent.click(options().find((option) => option.textContent === text) ?? field()),
    type: (value: string) => fireEvent.input(field(), { target: { value } }),
    press: (key: string) => fireEvent.keyDown(field(), { key }),
    /** The option that Enter opens. */
    active: () => {
      const selected = options().filter((option) => option.getAttribute('aria-selected') === 'true')
      expect(selected.map(({ id }) => id)).toEqual([field().getAttribute('aria-activedescendant')])
      return selected[0]?.textContent
    },
    /** The headings of the list, each with its options. */
    groups: () =>
      [...document.querySelectorAll('[role=listbox] > [role=group]')].map(({ children }) =>
        [...children].map(({ textContent }) => textContent),
      ),
    isOpen: () => screen.queryByRole('combobox') !== null,
    requests: () => screen.sent.filter(({ url }) => url.startsWith('/api/search')).map(({ url }) => url),
  }
}
/** Types a text that finds two programs and two people, and waits for them. */
export async function findCooking(screen: Awaited<ReturnType<typeof openSearchPanel>>) {
  screen.type('coc')
  await screen.findByText('1007 de Cocina')
}
