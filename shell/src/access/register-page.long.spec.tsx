/** @jest-environment jsdom */
import { getConfig, register } from '@fichero/contract/calls/auth.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { openAccess } from './testing/open-access'

type Opened = Awaited<ReturnType<typeof openAccess>>
const sent = answer(register, { ok: true, msg: '' })
const config = (...centros: { id: number; nombre: string }[]) =>
  answer(getConfig, { ok: true, envia_correos: true, centros })
const field = (screen: Opened, label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement

async function fill(screen: Opened, tipo: string) {
  await screen.user.type(field(screen, 'Nombres'), 'Nadia')
  await screen.user.type(field(screen, 'Apellidos'), 'Ñustes')
  await screen.user.selectOptions(field(screen, 'Tipo de documento'), 'CE')
  await screen.user.type(field(screen, 'Número de documento'), '71000100')
  await screen.user.type(field(screen, 'Correo institucional'), 'nadia@centro.example')
  await screen.user.selectOptions(field(screen, 'Tipo de vinculación'), tipo)
}
const send = ({ user, ...screen }: Opened) => user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset.sendsMail = 'true'
})

test('the page sends the request and shows the next steps under a new title', async () => {
  const screen = await openAccess('/register', { answers: [config(), sent] })
  await fill(screen, 'planta')
  await send(screen)
  const heading = await screen.findByRole('heading', { name: 'Su solicitud quedó enviada' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/a nadia@centro.example llega un correo/)).toBeTruthy()
  expect(screen.sent.at(-1)?.body).toMatchObject({ tipo: 'planta', nombre: 'Nadia' })
  expect(screen.sent.at(-1)?.body).not.toHaveProperty('fecha_inicio_contrato')
  expect(screen.sent.at(-1)?.body).not.toHaveProperty('id_centro')
})

test('the page asks for a centre if there are several, and sends the chosen one', async () => {
  const centres = config({ id: 3, nombre: 'CENTRO DEL NORTE' }, { id: 7, nombre: 'CENTRO DEL SUR' })
  const screen = await openAccess('/register', { answers: [centres, sent] })
  await screen.findByLabelText(/^Centro de formación/)
  const select = field(screen, 'Centro de formación') as unknown as HTMLSelectElement
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Elija una opción'],
    ['3', 'CENTRO DEL NORTE'],
    ['7', 'CENTRO DEL SUR'],
  ])
  await fill(screen, 'planta')
  await send(screen)
  expect(screen.sent.filter(({ method }) => method === 'POST')).toEqual([])
  expect(document.activeElement).toBe(select)
  await screen.user.selectOptions(select, '7')
  await send(screen)
  await screen.findByRole('heading', { name: 'Su solicitud quedó enviada' })
  expect(screen.sent.at(-1)?.body).toMatchObject({ id_centro: '7' })
})

test('the page asks a contractor for the contract dates and checks their order', async () => {
  const screen = await openAccess('/register', { answers: [config(), sent] })
  expect(screen.queryByLabelText(/^Inicio del contrato/)).toBeNull()
  await fill(screen, 'contratista')
  await screen.user.type(field(screen, 'Inicio del contrato'), '01/02/2026')
  await send(screen)
  expect(await screen.findByText('Las fechas de contrato son obligatorias para contratistas')).toBeTruthy()
  await screen.user.type(field(screen, 'Fin del contrato'), '01/02/2026')
  await screen.user.tab()
  expect(await screen.findByText('La fecha de fin debe ser posterior a la fecha de inicio')).toBeTruthy()
  await screen.user.clear(field(screen, 'Fin del contrato'))
  await screen.user.type(field(screen, 'Fin del contrato'), '30/11/2026')
  await send(screen)
  await screen.findByRole('heading', { name: 'Su solicitud quedó enviada' })
  expect(screen.sent.at(-1)?.body).toMatchObject({
    fecha_inicio_contrato: '2026-02-01',
    fecha_fin_contrato: '2026-11-30',
  })
})

test('the draft is kept on other access pages; after the request was sent, only the document number is kept', async () => {
  const screen = await openAccess('/register', { answers: [config(), sent] })
  await fill(screen, 'planta')
  const goAndComeBack = async () => {
    await screen.user.click(screen.getByRole('link', { name: 'Ingreso' }))
    await screen.user.click(screen.getByRole('link', { name: 'Solicitar acceso' }))
  }
  await goAndComeBack()
  expect(field(screen, 'Apellidos').value).toBe('Ñustes')
  await send(screen)
  await screen.findByRole('heading', { name: 'Su solicitud quedó enviada' })
  await goAndComeBack()
  expect(field(screen, 'Apellidos').value).toBe('')
  expect(field(screen, 'Número de documento').value).toBe('71000100')
})
