/** @jest-environment jsdom */
import { countUsers, getUser, listUsers } from '@fichero/contract/calls/users.calls'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PEOPLE } from '../../testing/people'
import { buttonsOf, choicesOf, factsOf, linksOf, rowsOf, tableOf, textOf } from '../../testing/read-screen'
import { Page } from './list-page'
import { examples as person } from './person-page.examples'

const remote = { definition, texts: { es, en }, pages: { 'list-page': Page } }
const [MARIA, KAREN] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]]
const ALL = { create: true, viewDisabled: true }
const listed = (users: object[] = PEOPLE, can = ALL) => answer(listUsers, { ok: true, users, can } as never)
const ABAD = { ...MARIA, id: 4, nombre: 'Óscar', apellido: 'Abad', nro_documento: '9100200', tipo: 'clave' }

const open = (search = '', answers: FakeAnswer[] = [listed()], as: Permission[] = []) =>
  openInFakeShell(remote, `/instructors${search}`, { as, answers })
type Screen = Awaited<ReturnType<typeof open>>

const surnamesIn = ({ container }: Screen) =>
  rowsOf(container)
    .slice(1)
    .map(([, , , surname]) => surname)
const surnames = async (screen: Screen) => {
  await tableOf(screen)
  return surnamesIn(screen)
}

test.each([
  ['a bare list', PEOPLE],
  ['a list in data', { data: PEOPLE }],
  ['a list in users alone', { users: PEOPLE }],
])('the list accepts a response with %s', async (_, body) => {
  const screen = await open('', [answer(listUsers, body as never)], ['users:create'])
  expect(await surnames(screen)).toEqual(['Castañeda Castañeda', 'Gaviria Moreno'])
  expect(screen.getByText(es.create.open)).toBeTruthy()
})

describe('the table', () => {
  test('shows each person except the user, with the allowed actions', async () => {
    const ended = { motivo: 'contract_ended', fecha: '2026-08-01', acceso_hasta: null }
    const withoutAccess = { ...KAREN, limite_contrato: ended, can: { edit: false, disable: false } }
    const screen = await open('', [listed([{ ...MARIA, id: USER.id, nombre: 'Yo' }, withoutAccess, MARIA])])
    const table = await tableOf(screen)
    expect(table.caption?.textContent).toBe('Instructores')
    expect(rowsOf(table)).toEqual([
      ['Seleccionar', 'Documento', 'Nombres', 'Apellidos', 'Tipo', 'Acciones'],
      ['', 'CE 80101159', 'Karen Dayana', 'Castañeda Castañeda', 'Técnico Sin acceso', 'Ver'],
      ['', 'CC 80100200', 'María José', 'Gaviria Moreno', 'Transversal', 'VerEditarDeshabilitar'],
    ])
    expect(buttonsOf(table)).toEqual([
      'Documento',
      'Nombres',
      'Apellidos',
      'Tipo',
      'Karen Dayana Castañeda Castañeda, CE\u00a080101159',
      'Ver a Karen Dayana Castañeda Castañeda',
      'María José Gaviria Moreno, CC\u00a080100200',
      'Ver a María José Gaviria Moreno',
      'Editar a María José Gaviria Moreno',
      'Deshabilitar a María José Gaviria Moreno',
    ])
    expect([...table.querySelectorAll('tbody th')].map(textOf)).toEqual(['Karen Dayana', 'María José'])
    expect(textOf(table.querySelector('th[data-align="right"]'))).toBe('Acciones')
    expect(screen.getByText('2 instructores')).toBeTruthy()
    expect(screen.container.querySelector('h1')?.textContent).toBe('Instructores')
    expect(screen.getByText(/^Las personas habilitadas para entrar a Fichero/)).toBeTruthy()
  })

  test('sorts by each heading and stores the order in the URL', async () => {
    const screen = await open('', [listed([MARIA, KAREN, ABAD])])
    const table = await tableOf(screen)
    const sorted = () => textOf(table.querySelector('[aria-sort="ascending"]'))
    expect([await surnames(screen), sorted()]).toEqual([['Abad', 'Castañeda Castañeda', 'Gaviria Moreno'], 'Apellidos'])
    for (const [heading, column, order] of [
      ['Documento', '?orden=documento', ['Abad', 'Gaviria Moreno', 'Castañeda Castañeda']],
      ['Nombres', '?orden=nombre', ['Castañeda Castañeda', 'Gaviria Moreno', 'Abad']],
      ['Tipo', '?orden=tipo', ['Abad', 'Castañeda Castañeda', 'Gaviria Moreno']],
      ['Apellidos', '', ['Abad', 'Castañeda Castañeda', 'Gaviria Moreno']],
    ] as const) {
      fireEvent.click(within(table).getByText(heading))
      await waitFor(() => expect(screen.address()).toBe(`/instructors${column}`))
      await waitFor(() => expect([surnamesIn(screen), sorted()]).toEqual([order, heading]))
    }
  })

  test('finds people by any of their data, and shows that nobody matches', async () => {
    const screen = await open('?buscar=karen+castaneda', [listed([MARIA, KAREN, ABAD])])
    expect(await surnames(screen)).toEqual(['Castañeda Castañeda'])
    const field = screen.getByLabelText('Buscar por documento, nombre, apellido o tipo')
    for (const [value, found] of [
      ['9.100.200', 'Abad'],
      ['ce', 'Castañeda Castañeda'],
      ['óscar', 'Abad'],
      ['gaviria', 'Gaviria Moreno'],
      ['transversal', 'Gaviria Moreno'],
    ] as const) {
      fireEvent.change(field, { target: { value } })
      expect(await surnames(screen)).toEqual([found])
      expect(screen.getAllByText('1 instructor')).not.toEqual([])
    }
    fireEvent.change(field, { target: { value: ' nadie ' } })
    expect(screen.getByText('Nadie coincide con «nadie».')).toBeTruthy()
    expect(screen.getAllByText('0 instructores')).not.toEqual([])
    expect(screen.container.querySelector('table')).toBeNull()
    expect(screen.queryByText('Nadie tiene este tipo')).toBeNull()
    expect(screen.queryByText('Exportar a Excel')).toBeNull()
  })

  test('offers the types that occur with their numbers, and the chosen type', async () => {
    const screen = await open('?tipo=planta', [listed([MARIA, { ...MARIA, id: 8 }, KAREN])])
    await screen.findByText('Nadie tiene este tipo')
    const select = screen.getByLabelText('Tipo') as HTMLSelectElement
    expect(select.value).toBe('planta')
    expect(choicesOf(select)).toEqual([
      ['', 'Todos'],
      ['planta', 'Planta (0)'],
      ['tecnico', 'Técnico (1)'],
      ['transversal', 'Transversal (2)'],
    ])
    expect(screen.queryByText(/^Nadie coincide/)).toBeNull()
    fireEvent.click(screen.getByText('Ver todos los tipos'))
    expect([screen.address(), select.value]).toEqual(['/instructors', ''])
    fireEvent.change(select, { target: { value: 'tecnico' } })
    expect(screen.address()).toBe('/instructors?tipo=tecnico')
    expect(await surnames(screen)).toEqual(['Castañeda Castañeda'])
    fireEvent.change(select, { target: { value: '' } })
    expect(screen.address()).toBe('/instructors')
  })

  test('has short rows on a phone', async () => {
    const spies = [
      jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300),
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(301),
    ]
    const limit = { motivo: 'contract_ended', fecha: '2026-08-01', acceso_hasta: null }
    const screen = await open('', [listed([{ ...MARIA, limite_contrato: limit }])])
    const [, row] = rowsOf(await tableOf(screen))
    for (const spy of spies) spy.mockRestore()
    expect(row?.at(-1)).toBe('María José Gaviria MorenoCC 80100200TransversalSin acceso')
  })
})

const counted = (pendingApprovals: number) => answer(countUsers, { ok: true, stats: { pendingApprovals } } as never)

test.each([
  [
    'to import and to create people, with permission to create them',
    { create: true, viewDisabled: false },
    [],
    ['Cargar personas', 'Crear instructor'],
  ],
  [
    'the disabled people, with permission to view them',
    { create: false, viewDisabled: true },
    [['Ver deshabilitados', '/instructors/disabled']],
    [],
  ],
])('the heading offers %s', async (_, can, links, buttons) => {
  const screen = await open('', [listed(PEOPLE, can)])
  await tableOf(screen)
  const head = screen.container.querySelector('header') as Element
  expect(linksOf(head)).toEqual(links)
  expect(buttonsOf(head)).toEqual(buttons)
  // The requests are not counted for a person who does not decide them.
  expect(screen.sent.map(({ url }) => url)).toEqual(['/api/users'])
})

test('the heading links to the access requests for users who decide them', async () => {
  const screen = await open('', [listed(), counted(3)], ['users:approve'])
  const link = (await screen.findByText('Decidir 3 solicitudes')).closest('a')
  expect(link?.getAttribute('href')).toBe('/instructors/solicitudes')
})

describe('without other people', () => {
  test.each<[string, Permission[], string | undefined]>([
    ['links to the requests for a user who decides them', ['users:approve'], '/instructors/solicitudes'],
    ['has no link for other users', [], undefined],
  ])('the list explains its purpose and %s', async (_, as, address) => {
    const screen = await open('', [listed([{ ...MARIA, id: USER.id }]), counted(0)], as)
    await screen.findByText('Todavía no hay más instructores')
    expect(screen.getByText(/^Aquí estarán las demás personas/)).toBeTruthy()
    const link = screen.queryByText('Ver las solicitudes de acceso')?.closest('a')
    expect(link?.getAttribute('href')).toBe(address)
    await waitFor(() => expect(screen.sent).toHaveLength(1 + as.length))
    expect(screen.queryByText(/^Decidir/)).toBeNull()
  })

  test('the list shows that the people could not be loaded', async () => {
    const { findByText } = await open('', [refuse(listUsers, 403, 'forbidden')])
    await findByText('Error al cargar los instructores')
  })
})

describe('the dialog of a person', () => {
  const dialogOf = (screen: Screen) => screen.findByRole('dialog')

  test('opens from the row, shows the data and restores the URL', async () => {
    const screen = await open('', [listed(), ...person])
    fireEvent.click(await screen.findByLabelText('Ver a María José Gaviria Moreno'))
    expect(screen.address()).toBe('/instructors?ver=2')
    const dialog = await dialogOf(screen)
    expect(await within(dialog).findByText('Datos del instructor')).toBeTruthy()
    expect(await within(dialog).findByText('María José Gaviria Moreno')).toBeTruthy()
    expect(factsOf(dialog)).toEqual([
      ['Tipo de documento', 'Cédula de ciudadanía (CC)'],
      ['Documento', '80100200'],
      ['Correo institucional', 'maria@fichero.example'],
      ['Rol', 'Usuario'],
      ['Tipo', 'Transversal'],
      ['Inicio del contrato', '01/02/2026'],
      ['Fin del contrato', '15/12/2026 Termina en 19 días'],
    ])
    expect(linksOf(dialog)).toEqual([
      ['2990001', '/fichas/visualizar/2990001'],
      ['Ver su página: fichas, contrato y juicios', '/instructors/2'],
    ])
    expect(textOf(dialog)).toContain('Fichas que dirige2990001 · Desarrollo de soluciones de software')
    expect(buttonsOf(dialog).slice(-4)).toEqual([
      'Editar a María José Gaviria Moreno',
      'Extender contrato de María José Gaviria Moreno',
      'Dar enlace para nueva contraseña a María José Gaviria Moreno',
      'Deshabilitar a María José Gaviria Moreno',
    ])
    fireEvent.click(dialog.querySelector('button') as Element)
    await waitFor(() => expect(screen.address()).toBe('/instructors'))
    expect(screen.queryByRole('dialog')).toBeNull()
    // The name opens the dialog too.
    fireEvent.click(screen.getByLabelText(/^María José Gaviria Moreno, CC/))
    expect(screen.address()).toBe('/instructors?ver=2')
  })

  test.each([
    ['the URL has no user', '?ver=', person, 'No se encontró identificador del instructor.'],
    [
      'the user does not exist',
      '?ver=2',
      [refuse(getUser, 404, 'user_not_found')],
      'No se encontró el usuarioEs posible que lo hayan deshab',
    ],
    ['the user could not be loaded', '?ver=2', [refuse(getUser, 403, 'forbidden')], 'Error al cargar el usuario'],
  ])('shows that %s', async (_, search, answers, text) => {
    const screen = await open(search, [listed(), ...answers])
    const dialog = await dialogOf(screen)
    await waitFor(() => expect(textOf(dialog)).toContain(text))
  })

  test('is hidden while the person is edited, and then has the focus where it was', async () => {
    const screen = await open('?ver=2', [listed(), ...person])
    const edit = await within(await dialogOf(screen)).findByLabelText('Editar a María José Gaviria Moreno')
    edit.focus()
    fireEvent.click(edit)
    await screen.findByRole('dialog', { name: 'Editar instructor' })
    expect(screen.queryByRole('dialog', { name: 'Datos del instructor' })).toBeNull()
    expect(((await screen.findByLabelText(/^Nombres/)) as HTMLInputElement).value).toBe('María José')
    fireEvent.click(screen.getByText('Cancelar'))
    await screen.findByRole('dialog', { name: 'Datos del instructor' })
    expect(screen.queryByText('Editar instructor')).toBeNull()
    expect(document.activeElement).toBe(edit)
  })
})

describe('a dialog of the list', () => {
  test('edits a person', async () => {
    const screen = await open('', [listed(), ...person])
    fireEvent.click(await screen.findByLabelText('Editar a María José Gaviria Moreno'))
    await screen.findByText('Editar instructor')
    await screen.findByLabelText(/^Nombres/)
    fireEvent.click(screen.getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByText('Editar instructor')).toBeNull())
  })

  test('has a URL if it creates or imports people', async () => {
    const screen = await open()
    for (const [name, address, field] of [
      ['Crear instructor', '/instructors?crear=', /^Número de documento/],
      ['Cargar personas', '/instructors?cargar=', /^Lista de personas/],
    ] as const) {
      fireEvent.click(await screen.findByText(name))
      expect(screen.address()).toBe(address)
      await screen.findByLabelText(field)
      fireEvent.click(screen.getByRole('dialog').querySelector('button') as Element)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.address()).toBe('/instructors')
    }
  })

  test('does not open for a user who may not create people', async () => {
    const screen = await open('?crear&cargar', [listed(PEOPLE, { create: false, viewDisabled: false })])
    await tableOf(screen)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
