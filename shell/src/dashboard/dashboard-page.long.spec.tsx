/** @jest-environment jsdom */
import { USER } from '@fichero/kit/testing/fake-shell'
import kit from '@fichero/kit/texts/es'
import { fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { COURSES } from '../testing/courses'
import { type FakeModule, openShell } from '../testing/open-shell'

const card = (page: string, order: number, width?: string) => ({
  slot: 'dashboard.card',
  page,
  titleKey: page,
  order,
  access: 'authenticated',
  ...(width && { width }),
})
const MODULE: FakeModule = {
  ...COURSES,
  links: [{ slot: 'drop', path: '/cursos', labelKey: 'list', order: 1, access: 'authenticated' }],
  parts: [
    card('line', 1, 'line'),
    card('second', 2, 'major'),
    card('third', 3, 'minor'),
    card('fourth', 4, 'minor'),
  ] as never,
  pages: {
    ...COURSES.pages,
    line: () => <li>Dos cursos por cerrar</li>,
    second: () => <p>Segunda</p>,
    third: () => <p>Tercera</p>,
    fourth: () => <p>Cuarta</p>,
  },
}

test.each([
  ['planta', `${kit.value.rol.user} · ${kit.value.tipo.planta}`],
  ['ninguno', kit.value.rol.user],
] as const)('a user of type %s is welcomed by name and role', async (tipo, role) => {
  const screen = await openShell('/dashboard', { user: { ...USER, tipo } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hola, Ana María Rojas')
  expect(screen.container.querySelector('main header')?.firstElementChild?.textContent).toBe(role)
  // Styles show one of the texts, until it is known whether something is pending.
  expect([es.dashboard.lead, es.dashboard.nothingWaits].map((text) => screen.queryByText(text) !== null)).toEqual([
    true,
    true,
  ])
  expect(screen.container.querySelectorAll('main li[data-pending]')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Cursos' })).toBeNull()
})

test('what waits is listed in the welcome, which reserves its lines, and cards fill the rows', async () => {
  const screen = await openShell('/dashboard', { modules: [MODULE] })
  expect(await screen.findByText('Dos cursos por cerrar')).toBeTruthy()
  await screen.findByText('Cuarta')
  const cells = [...screen.container.querySelectorAll<HTMLElement>('main [data-width]')]
  expect(cells.map(({ dataset, textContent }) => [dataset.width, textContent])).toEqual([
    ['major', 'Segunda'],
    ['minor', 'Tercera'],
    ['wide', 'Cuarta'],
  ])
  expect(screen.container.querySelector('[style*="--below: 1"]')).toBeTruthy()
  expect(screen.container.querySelector('li[data-pending]')).toBeNull()
})

test('a line whose module does not arrive is left out', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const screen = await openShell('/dashboard', { modules: [{ ...MODULE, arrival: 'missing' }] })
  await screen.findAllByRole('alert')
  expect(screen.container.querySelectorAll('li[data-pending]')).toHaveLength(1)
})

test('the most frequent action opens chosen files', async () => {
  const screen = await openShell('/dashboard', { modules: [MODULE] })
  const input = screen.getByLabelText('Cursos', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'juicios.xls')] } })
  await waitFor(() => expect(screen.address()).toBe('/cursos'))
})
