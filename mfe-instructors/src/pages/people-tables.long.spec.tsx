/** @jest-environment jsdom */
import { enableUser, getUser, listAllUsers, listDisabledUsers } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PEOPLE } from '../../testing/people'
import { buttonsOf, linksOf, rowsOf, tableOf, textOf } from '../../testing/read-screen'
import { Page as DisabledPage } from './disabled-page'
import { Page as PersonPage } from './person-page'
import { examples } from './person-page.examples'
import { Page as UsersPage } from './users-page'

const pages = { 'users-page': UsersPage, 'disabled-page': DisabledPage, 'person-page': PersonPage }
const remote = { definition, texts: { es, en }, pages }
const [MARIA, KAREN] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]]
const USERS = [
  { ...USER, ...MARIA, correo_institucional: 'maria@fichero.example' },
  { ...USER, ...KAREN, correo_institucional: 'karen@fichero.example', estado: 'deshabilitado' },
  { ...USER, id: 9, nombre: 'Luz', apellido: 'Ospina', nro_documento: '52000777', estado: 'pendiente' },
]
const pagination = { currentPage: 1, totalPages: 1, totalItems: 3, itemsPerPage: 20 }
const listed = (users: object[] = USERS) =>
  answer(listAllUsers, { ok: true, users, pagination: { ...pagination, totalItems: users.length } } as never)
const openUsers = (search = '', answers: FakeAnswer[] = [listed()], language: 'es' | 'en' = 'es') =>
  openInFakeShell(remote, `/dashboard/usuarios${search}`, { as: ['users:view-all'], answers, language })

describe('the page of all people', () => {
  test('shows each account with role, type and state, and links to the person and the decision', async () => {
    const table = await tableOf(await openUsers())
    expect(table.caption?.textContent).toBe('Personas')
    expect(rowsOf(table)).toEqual([
      ['Persona', 'Documento', 'Correo', 'Rol', 'Tipo', 'Estado'],
      ['María José Gaviria Moreno', 'CC 80100200', 'maria@fichero.example', 'Usuario', 'Transversal', 'Activa'],
      [
        'Karen Dayana Castañeda Castañeda',
        'CE 80101159',
        'karen@fichero.example',
        'Administrador',
        'Técnico',
        'Deshabilitada',
      ],
      ['Luz Ospina', 'CC 52000777', 'ana@fichero.example', 'Usuario', 'Planta', 'Pendiente Decidir'],
    ])
    expect(linksOf(table)).toEqual([
      ['María José Gaviria Moreno', '/instructors/2'],
      ['Karen Dayana Castañeda Castañeda', '/instructors/3'],
      ['Luz Ospina', '/instructors/9'],
      ['Decidir la solicitud de Luz Ospina', '/instructors/solicitudes'],
    ])
    const tones = [...table.querySelectorAll('[data-tone]')].map((badge) => badge.getAttribute('data-tone'))
    expect(tones).toEqual(['green', 'neutral', 'orange'])
  })

  test('links to the first page of each state', async () => {
    const screen = await openUsers('?estado=pendiente&page=2')
    const table = await tableOf(screen)
    const filter = screen.getByLabelText('Estado de las personas')
    expect(linksOf(filter)).toEqual([
      ['Todas', '/dashboard/usuarios'],
      ['Pendientes', '/dashboard/usuarios?estado=pendiente'],
      ['Activas', '/dashboard/usuarios?estado=habilitado'],
      ['Deshabilitadas', '/dashboard/usuarios?estado=deshabilitado'],
    ])
    expect(screen.sent[0]?.url).toBe('/api/admin/users?estado=pendiente&page=2&limit=10')
    expect(table.caption?.textContent).toBe('Personas que pidieron acceso')
    expect(screen.getByText('Decidir las solicitudes').getAttribute('href')).toBe('/instructors/solicitudes')
    for (const [name, title, query] of [
      ['Activas', 'Personas activas', '?estado=habilitado&page=1&limit=10'],
      ['Deshabilitadas', 'Personas deshabilitadas', '?estado=deshabilitado&page=1&limit=10'],
      ['Todas', 'Personas', '?page=1&limit=10'],
    ] as const) {
      fireEvent.click(within(filter).getByText(name))
      expect(screen.container.querySelector('h1')?.textContent).toBe(title)
      expect(filter.querySelector('[aria-current]')?.textContent).toBe(name)
      expect(screen.getByText(/^Quienes tienen cuenta en Fichero o la pidieron/)).toBeTruthy()
      await waitFor(() => expect(screen.sent.map(({ url }) => url)).toContain(`/api/admin/users${query}`))
    }
  })

  test('is empty for a state that nobody has', async () => {
    const { findByText } = await openUsers('', [listed([])])
    await findByText('No hay personas en este estado')
    await findByText(/^Quien pide acceso queda pendiente/)
  })

  test('shows that the people could not be loaded', async () => {
    const { findByText } = await openUsers('', [refuse(listAllUsers, 403, 'forbidden')])
    await findByText('No se pudieron cargar las personas')
  })

  test('links from one person to the next', async () => {
    const { findByText, findByLabelText } = await openUsers('', [listed(), ...examples])
    const link = await findByText('María José Gaviria Moreno')
    // The index of a history entry, which the router stores in a browser; the fake shell has none.
    window.history.replaceState({ idx: 1 }, '')
    fireEvent.click(link)
    const next = await findByLabelText('Siguiente: Karen Dayana Castañeda Castañeda')
    expect(next.getAttribute('href')).toBe('/instructors/3')
  })

  test('is shown in English', async () => {
    const table = await tableOf(await openUsers('?estado=habilitado', [listed()], 'en'))
    expect(table.caption?.textContent).toBe(en.users.title.habilitado)
    expect(rowsOf(table)[1]?.at(-1)).toBe(en.users.stateOne.habilitado)
  })
})

const disabled = (fields: object, can = { enable: true }) => ({ ...USER, estado: 'deshabilitado', can, ...fields })
const DISABLED = [
  disabled({ ...MARIA, estado: 'deshabilitado', can: { enable: true } }),
  disabled({ id: 4, nombre: 'Óscar', apellido: 'Abad', tipo: 'clave', nro_documento: '9100200' }, { enable: false }),
  disabled({ id: 5, nombre: 'Beto', apellido: 'Zea', tipo: 'planta', nro_documento: '1000000' }),
]
const NO_ACCESS = { motivo: 'contract_ended', fecha: '2026-08-01', acceso_hasta: null }
const KEEPS_ACCESS = { ...NO_ACCESS, acceso_hasta: '2026-12-19' }
const listedDisabled = (rows: object[] = DISABLED) => answer(listDisabledUsers, rows as never)
const enabled = answer(enableUser, { ok: true, msg: '' } as never)
const openDisabled = (...answers: FakeAnswer[]) =>
  openInFakeShell(remote, '/instructors/disabled', { as: ['users:view-disabled', 'users:enable'], answers })

describe('the page of disabled people', () => {
  test.each([
    ['a list in users', { users: DISABLED }],
    ['a list in data', { data: DISABLED }],
  ])('accepts %s as the answer', async (_, body) => {
    const table = await tableOf(await openDisabled(answer(listDisabledUsers, body as never)))
    expect(rowsOf(table)).toHaveLength(DISABLED.length + 1)
  })

  test('lists the people, and offers to reactivate those whom the user may reactivate', async () => {
    const screen = await openDisabled(listedDisabled())
    const { container } = screen
    const table = await tableOf(screen)
    expect(table.caption?.textContent).toBe('Instructores deshabilitados')
    expect(rowsOf(table)).toEqual([
      ['Documento', 'Nombres', 'Apellidos', 'Tipo', 'Acciones'],
      ['CC 80100200', 'María José', 'Gaviria Moreno', 'Transversal', 'Reactivar'],
      ['CC 9100200', 'Óscar', 'Abad', 'Clave', ''],
      ['CC 1000000', 'Beto', 'Zea', 'Planta', 'Reactivar'],
    ])
    expect([...table.querySelectorAll('tbody th')].map(textOf)).toEqual(['María José', 'Óscar', 'Beto'])
    expect(buttonsOf(table)).toEqual([
      'Documento',
      'Nombres',
      'Apellidos',
      'Tipo',
      'Reactivar a María José Gaviria Moreno',
      'Reactivar a Beto Zea',
    ])
    expect(linksOf(container)).toEqual([
      ['Instructores', '/instructors'],
      ['Volver a los instructores', '/instructors'],
      ['María José Gaviria Moreno, CC\u00a080100200', '/instructors/2'],
      ['Óscar Abad, CC\u00a09100200', '/instructors/4'],
      ['Beto Zea, CC\u00a01000000', '/instructors/5'],
    ])
    expect(container.querySelector('h1')?.textContent).toBe('Instructores deshabilitados')
    expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('Instructores deshabilitados')
    expect(textOf(container)).toContain('No pueden entrar a Fichero; lo que hicieron')
  })

  test('sorts by each heading', async () => {
    const screen = await openDisabled(listedDisabled())
    const table = await tableOf(screen)
    for (const [heading, surnames] of [
      ['Documento', ['Zea', 'Abad', 'Gaviria Moreno']],
      ['Nombres', ['Zea', 'Gaviria Moreno', 'Abad']],
      ['Apellidos', ['Abad', 'Gaviria Moreno', 'Zea']],
      ['Tipo', ['Abad', 'Zea', 'Gaviria Moreno']],
    ] as const) {
      fireEvent.click(within(table).getByText(heading))
      await waitFor(() => expect(textOf(table.querySelector('[aria-sort]'))).toBe(heading))
      const [, ...rows] = rowsOf(table)
      expect(rows.map(([, , surname]) => surname)).toEqual(surnames)
    }
  })

  test.each([
    ['who keeps access', KEEPS_ACCESS, /podrá entrar a Fichero con la contraseña que tenía\.$/],
    ['whose contract gives no access', NO_ACCESS, /Su contrato no le da acceso: extiéndalo después/],
  ])('asks for confirmation before a person %s is reactivated', async (_, limite_contrato, what) => {
    const answers = [listedDisabled([{ ...DISABLED[0], limite_contrato }]), enabled]
    const { findByRole, findByLabelText, findByText, sent } = await openDisabled(...answers)
    fireEvent.click(await findByLabelText('Reactivar a María José Gaviria Moreno'))
    const question = await findByRole('alertdialog', { name: '¿Reactivar a este instructor?' })
    expect(textOf(question)).toContain('María José Gaviria Moreno, con documento 80100200, volverá a la lista')
    expect(within(question).getByText(what)).toBeTruthy()
    fireEvent.click(within(question).getByText('Reactivar instructor'))
    await findByText('Instructor reactivado exitosamente.')
    expect(sent.find(({ method }) => method !== 'GET')).toMatchObject({ method: 'POST', url: '/api/users/enabled/2' })
  })

  test.each([
    [403, 'forbidden', 'No tiene permisos para ver instructores deshabilitados'],
    [400, 'validation', 'Error al cargar los instructores deshabilitados. Por favor, inténtalo de nuevo.'],
  ])('shows why the list is missing after the error %i %s', async (status, code, text) => {
    const { findByText } = await openDisabled(refuse(listDisabledUsers, status, code))
    await findByText(text)
  })

  test('explains the purpose of the list while it is empty', async () => {
    const { findByText } = await openDisabled(listedDisabled([]))
    await findByText('No hay instructores deshabilitados')
    await findByText(/^Aquí estará cada persona que se deshabilite/)
  })

  test('shows that the person was not reactivated', async () => {
    const { findByRole, findByText, findByLabelText } = await openDisabled(
      listedDisabled(),
      refuse(enableUser, 500, 'internal'),
    )
    fireEvent.click(await findByLabelText('Reactivar a Beto Zea'))
    fireEvent.click(await findByText('Reactivar instructor'))
    expect(textOf(await findByRole('alert'))).toContain('Error al reactivar el instructor.')
  })
})

test('a disabled person can also be reactivated on the page of the person', async () => {
  const [{ body }] = examples as unknown as [{ body: { user: object } }]
  const user = { ...body.user, estado: 'deshabilitado', can: { enable: true } }
  const { findByLabelText, findByText, sent } = await openInFakeShell(remote, '/instructors/2', {
    as: ['users:enable'],
    answers: [answer(getUser, { ok: true, user } as never), enabled],
  })
  await findByText('Esta persona está deshabilitada')
  await findByText('No puede entrar a Fichero. Sus fichas y lo que hizo se conservan.')
  fireEvent.click(await findByLabelText('Reactivar a María José Gaviria Moreno'))
  fireEvent.click(await findByText('Reactivar instructor'))
  await findByText('Instructor reactivado exitosamente.')
  expect(sent.find(({ method }) => method !== 'GET')?.url).toBe('/api/users/enabled/2')
})
