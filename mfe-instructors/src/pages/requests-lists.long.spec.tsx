/** @jest-environment jsdom */
import type { WaitingUser } from '@fichero/contract/admin.schema'
import { listPendingUsers } from '@fichero/contract/calls/users.calls'
import { openPlaceInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import { asking, names, openRequests as open, pending, remote, waiting } from '../../testing/open-requests'
import { WAITING } from '../../testing/people'
import { buttonsOf, linksOf, tableOf, textOf } from '../../testing/read-screen'

describe('the lists', () => {
  const [ASKER, APPLICANT] = WAITING as [WaitingUser, WaitingUser]
  const askers = (count: number) => Array.from({ length: count }, (_, at) => ({ ...ASKER, id: at + 20 }))

  test('show five requests of each kind, and all of them after a click', async () => {
    const six = Array.from({ length: 6 }, (_, at) => asking(at + 1))
    const screen = await open(pending(...six), waiting(...askers(6), APPLICANT))
    await tableOf(screen)
    expect(names(screen)).toHaveLength(5)
    expect(screen.container.querySelectorAll('ul a[href^="/instructors/"]')).toHaveLength(5)
    for (const button of screen.getAllByText('Mostrar las 6 solicitudes')) fireEvent.click(button)
    expect(names(screen)).toHaveLength(6)
    expect(screen.container.querySelectorAll('ul a[href^="/instructors/"]')).toHaveLength(6)
  })

  test('show the person and the actions for a password request', async () => {
    const screen = await open(pending(), waiting(ASKER))
    const name = await screen.findByText('María José Gaviria Moreno')
    expect(name.getAttribute('href')).toBe('/instructors/2')
    const item = name.closest('li') as HTMLElement
    expect(textOf(item)).toMatch(
      /^María José Gaviria MorenoCC 80100200Desde el .*\. Intentó entrar el .*\.DescartarDar/,
    )
    expect(buttonsOf(item)).toEqual([
      'Descartar la solicitud de contraseña de María José Gaviria Moreno',
      'Dar enlace para nueva contraseña a María José Gaviria Moreno',
    ])
    expect(textOf(screen.container.querySelector('h2#claves'))).toBe('Piden una contraseña nueva')
    expect(await screen.findByText(/^No hay solicitudes pendientes/)).toBeTruthy()
    expect(screen.getByText(/^Aquí estarán las personas que pidan acceso/)).toBeTruthy()
  })

  test('show that the requests could not be loaded', async () => {
    const screen = await open(refuse(listPendingUsers, 403, 'forbidden'))
    await screen.findByText('No se pudieron cargar las solicitudes')
  })

  test('of people who cannot sign in are among the notifications', async () => {
    const visit = { as: ['users:approve'] as const, answers: [waiting(ASKER, APPLICANT)] }
    const screen = await openPlaceInFakeShell(remote, 'notifications.section', {}, visit)
    await screen.findByText('Piden una contraseña nueva')
    expect([...screen.container.querySelectorAll('h3')].map(textOf)).toEqual([
      'Piden una contraseña nueva',
      'Intentaron entrar y su solicitud de acceso espera',
    ])
    expect(linksOf(screen.container)).toEqual([
      ['María José Gaviria Moreno', '/instructors/2'],
      ['Decidir la solicitud de Luz Marina Ospina', '/instructors/solicitudes'],
    ])
    const items = [...screen.container.querySelectorAll('li')].map(textOf)
    expect(items[1]).toMatch(/^Luz Marina OspinaCC 52000777Intentó entrar el [^.]*\..*Decidir$/)
  })
})
