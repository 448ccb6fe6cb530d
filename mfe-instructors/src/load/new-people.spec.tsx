/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import type { PlannedUser } from '@fichero/contract/several-users.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { buttonsOf, rowsOf } from '../../testing/read-screen'
import { NewPeople } from './new-people'

const CENTRES = [
  { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO' },
  { id: 2, codigo: '9309', nombre: 'CENTRO DE SERVICIOS' },
]
const person = (fila: number, rol: PlannedUser['rol'], centros: number[]): PlannedUser => ({
  fila,
  tipo_documento: 'CC',
  nro_documento: String(52_000_000 + fila),
  nombre: 'Rosa',
  apellido: `Peña ${fila}`,
  rol,
  centros,
})

const open = (people: PlannedUser[], centros = CENTRES, language: 'es' | 'en' = 'es') =>
  openInFakeShell(
    {
      definition,
      texts: { es, en },
      pages: {
        'list-page': () => (
          <>
            <p>plan</p>
            <NewPeople people={people} />
          </>
        ),
      },
    },
    '/instructors',
    { answers: [answer(getSession, { ok: true, centros } as never)], language },
  )

test('the plan lists each new person with the row, the role and the centres', async () => {
  const screen = await open([person(2, 'coordinador', [2, 1]), person(4, 'user', [])])
  expect(rowsOf(await screen.findByRole('table', { name: '2 personas nuevas' }))).toEqual([
    ['Fila', 'Persona', 'Rol', 'Centros'],
    ['2', 'Rosa Peña 2CC 52000002', 'Coordinador', '9225 - CENTRO AGROTURISTICO, 9309 - CENTRO DE SERVICIOS'],
    ['4', 'Rosa Peña 4CC 52000004', 'Usuario', 'Ninguno'],
  ])
})

test('the list shows ten people until it is expanded', async () => {
  const people = Array.from({ length: 12 }, (_, index) => person(index + 2, 'user', [1]))
  const screen = await open(people, CENTRES, 'en')
  const table = await screen.findByRole('table', { name: '12 new people' })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  await screen.user.click(screen.getByRole('button', { name: 'Show all 12 new people' }))
  expect(within(table).getAllByRole('row')).toHaveLength(13)
})

test.each([
  ['with fewer than two centres', [person(2, 'user', [])], CENTRES.slice(0, 1)],
  ['without new people', [], CENTRES],
])('the list is omitted %s', async (_, people, centres) => {
  const screen = await open(people, centres)
  await screen.findByText('plan')
  expect(screen.queryByRole('heading', { name: /nuevas?$/ })).toBeNull()
  expect(buttonsOf(screen.container)).toEqual([])
})
