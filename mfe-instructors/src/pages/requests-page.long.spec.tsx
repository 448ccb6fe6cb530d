/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { approveUser, listPendingUsers, rejectUser } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { asking, names, openRequests as open, pending } from '../../testing/open-requests'
import { buttonsOf, linksOf, rowsOf, tableOf, textOf } from '../../testing/read-screen'

const LINK = 'https://fichero.example/reset-password/x'

const THREE = pending(asking(1), asking(2), asking(3))
const mails = answer(getSession, { ok: true, envia_correos: true } as never)
const approved = (enlace: string | null) => answer(approveUser, { ok: true, msg: '', enlace } as never)
const rejected = answer(rejectUser, { ok: true, msg: '' } as never)
const forPerson = (id: number, response: FakeAnswer): FakeAnswer => ({ ...response, pattern: new RegExp(`/52${id}$`) })

type Screen = Awaited<ReturnType<typeof open>>
const changes = ({ sent }: Screen) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`)
/** Returns the first match, because a live region repeats the text. */
const shown = async ({ findAllByText }: Screen, text: string | RegExp) => (await findAllByText(text))[0] as HTMLElement

test('the page shows the people who ask for access, with the facts for a decision', async () => {
  const similar = { id: 8, nombre: 'Luz', apellido: 'Vega', tipo_documento: 'CE', nro_documento: '529' }
  const first = asking(1, {
    tipo: 'contratista',
    fecha_inicio_contrato: '2026-02-01',
    fecha_fin_contrato: '2026-12-15',
    parecidos: [{ ...similar, estado: 'deshabilitado', por: ['nombre', 'documento'] }],
  })
  const screen = await open(pending(first, asking(2, { fecha_inicio_contrato: '2026-02-01' })))
  const table = await tableOf(screen)
  expect(table.caption?.textContent).toBe('Solicitudes de acceso')
  expect(rowsOf(table)).toEqual([
    ['Seleccionar', 'Persona', 'Correo', 'Tipo', 'Decisión'],
    [
      '',
      'Luz Vega 1CC 521Posible duplicado: Luz Vega, CE 529 (deshabilitada); mismo nombre, documento parecido.',
      'luz1@fichero.example',
      'Contratista01/02/2026 – 15/12/2026',
      'RechazarAprobar',
    ],
    ['', 'Luz Vega 2CC 522', 'luz2@fichero.example', 'Planta', 'RechazarAprobar'],
  ])
  expect(buttonsOf(table).slice(0, 2)).toEqual([
    'Rechazar la solicitud de Luz Vega 1',
    'Aprobar la solicitud de Luz Vega 1',
  ])
  expect(textOf(table.querySelector('th[data-align="right"]'))).toBe('Decisión')
  expect(textOf(screen.container.querySelector('h1'))).toBe('Solicitudes de acceso')
  expect(screen.getByText(/^Quienes pidieron entrar a Fichero/)).toBeTruthy()
  expect(linksOf(screen.container)).toEqual([['Instructores', '/instructors']])
  expect(textOf(screen.container.querySelector('[aria-current="page"]'))).toBe('Solicitudes de acceso')
})

test('the page shows the centre of each request if there are several', async () => {
  const centros = [
    { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO' },
    { id: 2, codigo: '9309', nombre: 'CENTRO DE SERVICIOS' },
  ]
  const session = answer(getSession, { ok: true, centros } as never)
  const screen = await open(session, pending(asking(1, { centros: [2] }), asking(2)))
  await screen.findByText('CENTRO DE SERVICIOS')
  expect(rowsOf(await tableOf(screen)).map((cells) => cells.at(-2))).toEqual(['Centro', 'CENTRO DE SERVICIOS', ''])
})

test.each([
  ['a bare list', [asking(1), asking(2)]],
  ['a list in data', { data: [asking(1), asking(2)] }],
])('the page accepts %s as the answer', async (_, body) => {
  const screen = await open(answer(listPendingUsers, body as never))
  await tableOf(screen)
  expect(names(screen)).toEqual(['Luz Vega 1', 'Luz Vega 2'])
})

describe('an approval', () => {
  /** Leaving the page sends a delayed approval at once. */
  const leave = () => fireEvent(window, new Event('pagehide'))
  const approve = async (screen: Screen, id: number) =>
    fireEvent.click(await screen.findByLabelText(`Aprobar la solicitud de Luz Vega ${id}`))

  test('can be undone before it is sent', async () => {
    const screen = await open(THREE, approved(null))
    await approve(screen, 1)
    const button = screen.getByLabelText('Deshacer la aprobación de Luz Vega 1')
    expect(document.activeElement).toBe(button)
    expect(await shown(screen, 'Se aprobará en 10 segundos')).toBeTruthy()
    // The second click of a double click on “Approve” does not undo the approval.
    fireEvent.click(button, { detail: 2 })
    expect(screen.queryByLabelText('Deshacer la aprobación de Luz Vega 1')).not.toBeNull()
    // A delayed approval is not selected.
    fireEvent.click(screen.getByText('Seleccionar todas'))
    expect(await shown(screen, '2 seleccionadas')).toBeTruthy()
    fireEvent.click(button, { detail: 1 })
    expect(screen.getByLabelText('Aprobar la solicitud de Luz Vega 1')).toBeTruthy()
    expect(changes(screen)).toEqual([])
  })

  test('shows that the link was mailed', async () => {
    const screen = await open(THREE, approved(null))
    await approve(screen, 2)
    leave()
    await screen.findByText(/^✓ Se aprobó la solicitud de Luz Vega 2\. Recibirá un correo/)
    expect(changes(screen)).toEqual(['PATCH /api/admin/approve-user/522'])
    expect(screen.queryByText(/^Falta entregar/)).toBeNull()
  })

  test('shows a link that was not mailed, and focuses the heading of the link', async () => {
    const screen = await open(THREE, approved(LINK))
    await approve(screen, 2)
    leave()
    await screen.findByText(/^✓ Se aprobó la solicitud de Luz Vega 2\. Entréguele el enlace/)
    const title = await screen.findByText('Falta entregar el enlace a Luz Vega 2')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByDisplayValue(LINK)).toBeTruthy()
  })

  test('does not take the focus from another element', async () => {
    const screen = await open(THREE, approved(LINK))
    await approve(screen, 2)
    const other = screen.getByLabelText('Seleccionar la solicitud de Luz Vega 1')
    other.focus()
    leave()
    await screen.findByText('Falta entregar el enlace a Luz Vega 2')
    expect(document.activeElement).toBe(other)
  })

  test('that failed shows its error until the alert is closed', async () => {
    const screen = await open(THREE, refuse(approveUser, 403, 'forbidden'))
    await approve(screen, 2)
    leave()
    const alert = await screen.findByRole('alert')
    expect(textOf(alert)).toMatch(/^✗ Error aprobando usuarioLuz Vega 2: .+/)
    fireEvent.click(within(alert).getByLabelText('Cerrar'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a rejection', () => {
  const reject = async (screen: Screen) => {
    fireEvent.click(await screen.findByLabelText('Rechazar la solicitud de Luz Vega 2'))
    return screen.findByRole('alertdialog')
  }

  test.each<[string, FakeAnswer[], string]>([
    [
      'says that the person gets a mail',
      [mails],
      'La solicitud de Luz Vega 2 (CC 522) se eliminará y se le avisará por correo.',
    ],
    ['says that no mail can be sent', [], 'La solicitud de Luz Vega 2 (CC 522) se eliminará. Fichero no puede enviar'],
  ])('asks for confirmation in a dialog that %s', async (_, answers, what) => {
    const screen = await open(THREE, rejected, ...answers)
    const question = await reject(screen)
    expect(textOf(question.querySelector('h2'))).toBe('¿Estás seguro de rechazar esta solicitud?')
    await waitFor(() => expect(textOf(question)).toContain(what))
    fireEvent.click(within(question).getByText('Rechazar solicitud'))
    await screen.findByText('✓ Se rechazó la solicitud de Luz Vega 2 y se eliminó.')
    expect(changes(screen)).toEqual(['DELETE /api/admin/reject-user/522'])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('that failed shows its error instead of the dialog', async () => {
    const screen = await open(THREE, refuse(rejectUser, 403, 'forbidden'))
    fireEvent.click(within(await reject(screen)).getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.click(within(await reject(screen)).getByText('Rechazar solicitud'))
    expect(textOf(await screen.findByRole('alert'))).toMatch(/^✗ Error rechazando usuarioLuz Vega 2: .+/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('several requests', () => {
  test.each([
    ['Aprobar', '¿Aprobar 2 solicitudes?', /^Fichero no puede enviar correos: le mostrará/, [], 'aprobaron', false],
    ['Rechazar', '¿Rechazar 2 solicitudes?', /^Se eliminarán y se avisará por correo/, [mails], 'rechazaron', true],
  ] as const)('are decided after one confirmation: %s', async (verb, title, what, answers, done, isRed) => {
    const screen = await open(THREE, approved(null), rejected, ...answers)
    await shown(screen, 'Ninguna seleccionada')
    expect(screen.queryByText(`${verb} las seleccionadas`)).toBeNull()
    for (const id of [1, 3]) fireEvent.click(screen.getByLabelText(`Seleccionar la solicitud de Luz Vega ${id}`))
    fireEvent.click(screen.getByText(`${verb} las seleccionadas`))
    const question = await screen.findByRole('alertdialog')
    expect(textOf(question.querySelector('h2'))).toBe(title)
    await within(question).findByText(what)
    expect([...question.querySelectorAll('li')].map(textOf)).toEqual(['Luz Vega 1 · CC 521', 'Luz Vega 3 · CC 523'])
    const button = within(question).getByText(`${verb} las seleccionadas`)
    expect(button.closest('button')?.style.cssText.includes('red')).toBe(isRed)
    fireEvent.click(button)
    await screen.findByText(`✓ Se ${done} 2 solicitudes.`)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(changes(screen).map((change) => change.slice(-3))).toEqual(['521', '523'])
    expect(screen.queryByText(/^✓ Se (aprobó|rechazó)/)).toBeNull()
    expect(await shown(screen, 'Ninguna seleccionada')).toBeTruthy()
  })

  test('show only the error if no request can be decided', async () => {
    const screen = await open(THREE, refuse(approveUser, 403, 'forbidden'), forPerson(9, approved(null)))
    fireEvent.click(await screen.findByLabelText('Seleccionar la solicitud de Luz Vega 1'))
    fireEvent.click(screen.getByText('Aprobar las seleccionadas'))
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.click(screen.getByText('Aprobar las seleccionadas'))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Aprobar las seleccionadas'))
    await screen.findByText('✗ Error aprobando usuario')
    expect(screen.queryByText(/^✓/)).toBeNull()
  })
})
