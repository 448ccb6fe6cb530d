/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { getUser, listWaitingUsers, makeAccessLink, updateUser } from '@fichero/contract/calls/users.calls'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { WAITING } from '../../testing/people'
import { buttonsOf, factsOf, linksOf, textOf } from '../../testing/read-screen'
import { Page } from './person-page'
import { examples } from './person-page.examples'

const [{ body: example }] = examples as unknown as [{ body: { user: object } }]
const NOBODY = { edit: false, assign: false, disable: false, enable: false, link: false }
const personWith = (fields: object) => answer(getUser, { ok: true, user: { ...example.user, ...fields } } as never)
const NAME = 'María José Gaviria Moreno'

const remote = { definition, texts: { es, en }, pages: { 'person-page': Page } }

function open(answers: FakeAnswer[] = examples, language: 'es' | 'en' = 'es', as: readonly Permission[] = []) {
  sessionStorage.clear()
  return openInFakeShell(remote, '/instructors/2', { as, answers, language })
}
type Screen = Awaited<ReturnType<typeof open>>
const alerts = ({ container }: Screen) => [...container.querySelectorAll('[role="alert"]')].map(textOf)

test('the page shows the data of a person and the allowed actions', async () => {
  const screen = await open()
  await screen.findByText(NAME, { selector: 'h1 span' })
  expect(factsOf(screen.getByLabelText('Datos de la persona'))).toEqual([
    ['Tipo de documento', 'Cédula de ciudadanía (CC)'],
    ['Documento', '80100200'],
    ['Correo institucional', 'maria@fichero.example'],
    ['Rol', 'Usuario'],
    ['Tipo', 'Transversal'],
    ['Inicio del contrato', '01/02/2026'],
    ['Fin del contrato', '15/12/2026 Termina en 19 días'],
  ])
  expect(buttonsOf(screen.container.querySelector('header') as Element).slice(0, 4)).toEqual([
    `Editar a ${NAME}`,
    `Extender contrato de ${NAME}`,
    `Dar enlace para nueva contraseña a ${NAME}`,
    `Deshabilitar a ${NAME}`,
  ])
  expect(linksOf(screen.container.querySelector('header') as Element)).toEqual([['Instructores', '/instructors']])
  expect(screen.container.querySelector('[aria-current="page"]')?.textContent).toBe(NAME)
  expect(alerts(screen)).toEqual([])
  expect(screen.container.querySelectorAll('wbr')).toHaveLength(3)
  const signature = screen.container.querySelector('footer strong')?.parentElement
  expect(textOf(signature)).toBe(`${NAME}Instructor · TransversalDocumento: CC 80100200`)
  // Only in print: the reports on which the page is based.
  expect(textOf(screen.container.querySelector('ul[data-paper-only]'))).toContain('2990001')
})

test.each([
  ['the page of the user', { id: USER.id }],
  ['the page of a person whom the user may not change', { can: NOBODY }],
])('the only action is printing on %s', async (_, fields) => {
  const screen = await open([personWith(fields)])
  await screen.findByText(NAME, { selector: 'h1 span' })
  expect(buttonsOf(screen.container.querySelector('header') as Element)).toEqual(['Imprimir'])
})

test('the page of a person without a contract neither shows nor extends one', async () => {
  const without = { fecha_inicio_contrato: null, fecha_fin_contrato: null, dias_contrato: null, tipo: 'ninguno' }
  const screen = await open([personWith(without)])
  const facts = factsOf(await screen.findByLabelText('Datos de la persona'))
  expect(facts.map(([name]) => name)).toEqual(['Tipo de documento', 'Documento', 'Correo institucional', 'Rol', 'Tipo'])
  expect(screen.queryByText('Extender contrato')).toBeNull()
  // The signature line has no type of instructor.
  const [, , , , [, type] = []] = facts
  expect(textOf(screen.container.querySelector('footer strong')?.nextElementSibling)).toBe(type)
})

const CENTRES = [
  { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO' },
  { id: 2, codigo: '9309', nombre: 'CENTRO DE SERVICIOS' },
  { id: 3, codigo: '9545', nombre: 'CENTRO MINERO' },
]
const sessionOf = (count: number) => answer(getSession, { ok: true, centros: CENTRES.slice(0, count) } as never)

test.each([
  ['does not name the only centre', 1, [1], undefined],
  ['names the centres of the person', 3, [3, 1], ['Centros', 'CENTRO AGROTURISTICO, CENTRO MINERO']],
  ['says that the person works in no centre', 3, [], ['Centros', 'Ninguno']],
])('the page %s', async (_, count, centros, fact) => {
  const screen = await open([personWith({ centros }), sessionOf(count)])
  await screen.findByText(NAME, { selector: 'h1 span' })
  await waitFor(() => expect(screen.sent.map(({ url }) => url)).toContain('/api/auth/session'))
  await waitFor(() => expect(factsOf(screen.container).find(([name]) => name === 'Centros')).toEqual(fact))
})

test.each([
  ['has no field for centres if there is one', 1, true],
  ['changes the centres of the person', 3, true],
  ['does not change the centres for a user who may not assign', 3, false],
])('the form %s', async (_, count, assign) => {
  const can = { ...NOBODY, edit: true, assign }
  const screen = await open([
    personWith({ centros: [3], can }),
    sessionOf(count),
    answer(updateUser, { ok: true } as never),
  ])
  fireEvent.click(await screen.findByLabelText(`Editar a ${NAME}`))
  await screen.findByLabelText(/^Nombres/)
  const boxes = () => screen.queryAllByRole('checkbox', { name: /CENTRO/ }) as HTMLInputElement[]
  await waitFor(() => expect(boxes()).toHaveLength(count === 1 ? 0 : 3))
  expect(boxes().map(({ checked }) => checked)).toEqual(count === 1 ? [] : [false, false, true])
  expect(boxes().some((box) => box.matches(':disabled'))).toBe(!assign)
  fireEvent.change(screen.getByLabelText(/^Nombres/), { target: { value: 'Luz' } })
  if (assign) for (const box of boxes().slice(1)) fireEvent.click(box)
  fireEvent.submit(document.querySelector('dialog form') as Element)
  await waitFor(() => expect(screen.sent.some(({ method }) => method === 'PUT')).toBe(true))
  const put = screen.sent.find(({ method }) => method === 'PUT')
  expect(put?.body).toHaveProperty('nombre', 'Luz')
  const sent = Object.entries(put?.body as object).filter(([name]) => name === 'centros')
  expect(sent).toEqual(count === 3 && assign ? [['centros', [2]]] : [])
})

const ENDED = { motivo: 'contract_ended', fecha: '2026-08-01', acceso_hasta: null }

test.each([
  [
    'pendiente',
    { fecha_inicio_contrato: null },
    ['Esta persona pidió acceso y espera una decisiónDecidir las solicitudes'],
    ['Estado', 'Pendiente'],
    '15/12/2026 Termina en 19 días',
  ],
  [
    'deshabilitado',
    { limite_contrato: ENDED, fecha_fin_contrato: null, dias_contrato: null },
    ['Esta persona está deshabilitadaNo puede entrar a Fichero. Sus fichas y lo que hizo se conservan.'],
    ['Estado', 'Deshabilitada'],
    '—',
  ],
  [
    'habilitado',
    { limite_contrato: ENDED },
    [
      'Esta persona no puede ingresar a FicheroSu contrato terminó el 01/08/2026. Si la persona continúa, extienda el contrato: podrá ingresar enseguida, con la contraseña que tenía.',
    ],
    ['Inicio del contrato', '01/02/2026'],
    '15/12/2026 Termina en 19 días Sin acceso',
  ],
])('the page shows why a person who is %s cannot sign in', async (estado, fields, notices, fact, end) => {
  const screen = await open([personWith({ estado, ...fields })])
  await screen.findByText(NAME, { selector: 'h1 span' })
  expect(alerts(screen)).toEqual(notices)
  const facts = factsOf(screen.container)
  expect(facts[5]).toEqual(fact)
  expect(facts.at(-1)).toEqual(['Fin del contrato', end])
  const [link] = linksOf(screen.container.querySelector('[role="alert"]') as Element)
  expect(link).toEqual(estado === 'pendiente' ? ['Decidir las solicitudes', '/instructors/solicitudes'] : undefined)
})

test('the page shows no requests of other people', async () => {
  const users = WAITING.map((user) => ({ ...user, id: user.id + 20 }))
  const waiting = answer(listWaitingUsers, { ok: true, users })
  const screen = await open([personWith({ estado: 'pendiente' }), waiting], 'es', ['users:approve'])
  await screen.findByText('Esta persona pidió acceso y espera una decisión')
  await waitFor(() => expect(screen.sent.map(({ url }) => url)).toContain('/api/admin/waiting-users'))
  expect(screen.queryByText('Esta persona pide una contraseña nueva')).toBeNull()
  expect(screen.queryByText(/^Intentó entrar/)).toBeNull()
})

test.each([[404], [400]])('the page shows that the person does not exist after the error %i', async (status) => {
  const screen = await open([refuse(getUser, status, 'user_not_found')])
  await screen.findByText('No se encontró el usuario', { selector: 'p' })
  expect(screen.getByText(/^Puede que la dirección esté incompleta/)).toBeTruthy()
  expect(textOf(screen.container.querySelector('h1'))).toBe('Página de una persona')
  expect(textOf(screen.container.querySelector('[aria-current="page"]'))).toBe('Página de una persona')
  expect(linksOf(screen.container)).toEqual([
    ['Instructores', '/instructors'],
    ['Ver instructores', '/instructors'],
  ])
})

test('the page shows in English that the person could not be loaded', async () => {
  const screen = await open([refuse(getUser, 403, 'forbidden')], 'en')
  await screen.findByText(en.view.error)
  expect(screen.queryByText(en.view.notFound)).toBeNull()
})

test('the form to edit the person opens and closes', async () => {
  const screen = await open()
  fireEvent.click(await screen.findByLabelText(`Editar a ${NAME}`))
  await screen.findByText('Editar instructor')
  await screen.findByLabelText(/^Nombres/)
  fireEvent.click(screen.getByText('Cancelar'))
  await waitFor(() => expect(screen.queryByText('Editar instructor')).toBeNull())
})

describe('a link for a new password', () => {
  const LINK = 'https://fichero.example/reset-password/x'
  const made = (enlace: string | null, vence = '2099-01-01T15:00:00.000Z') =>
    answer(makeAccessLink, { ok: true, msg: '', enlace, vence })
  const mails = (envia_correos: boolean) => answer(getSession, { ok: true, envia_correos } as never)
  const PASSWORD = { contrasenaActual: { code: 'current_password_required', msg: '' } }
  const invalidWith = (errors: object) => ({
    ...made(null),
    status: 400,
    body: { ok: false, code: 'validation', msg: 'x', errors },
  })

  async function ask(...answers: FakeAnswer[]) {
    const screen = await open([...examples, ...answers])
    fireEvent.click(await screen.findByLabelText(`Dar enlace para nueva contraseña a ${NAME}`))
    return { screen, question: await screen.findByRole('alertdialog') }
  }

  test('is mailed if the installation sends mail', async () => {
    const { screen, question } = await ask(mails(true), made(null))
    await within(question).findByText('Se enviará a maria@fichero.example.')
    expect(textOf(question.querySelector('h2'))).toBe('¿Dar un enlace para nueva contraseña?')
    expect(textOf(question)).toContain(
      `Con el enlace ${NAME} crea una contraseña nueva. Sirve una vez, durante 72 horas.`,
    )
    fireEvent.click(within(question).getByText('Dar enlace'))
    const note = await screen.findByRole('note')
    expect(textOf(note)).toBe('El enlace se envió a maria@fichero.example. Los anteriores ya no sirven.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.sent.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/admin/access-link/80100200',
      body: {},
    })
  })

  test('is shown to the administrator, who hands it over, if the installation sends no mail', async () => {
    const { screen, question } = await ask(mails(false), made(LINK))
    await within(question).findByText(/^Fichero no puede enviar correos: le mostrará el enlace/)
    fireEvent.click(within(question).getByText('Dar enlace'))
    const title = await screen.findByText(`Falta entregar el enlace a ${NAME}`)
    expect(screen.queryByText(/^El enlace se envió/)).toBeNull()
    const card = title.closest('section') as HTMLElement
    expect(card.getAttribute('aria-labelledby')).toBe(title.id)
    expect(document.activeElement).toBe(title)
    expect(textOf(card)).toContain(`Con este enlace ${NAME} crea su contraseña para ingresar.`)
    expect(textOf(card)).toMatch(/hasta el 0?1\/0?1\/2099/)
    expect((within(card).getByLabelText('Enlace para crear la contraseña') as HTMLInputElement).value).toBe(LINK)
    fireEvent.click(within(card).getByText('Copiar enlace'))
    expect(await within(card).findAllByText('El enlace se copió. Ya puede pegarlo.')).not.toEqual([])
    fireEvent.click(within(card).getByText('Ya lo entregué'))
    await waitFor(() => expect(screen.queryByText(`Falta entregar el enlace a ${NAME}`)).toBeNull())
  })

  test('is not shown once it has expired', async () => {
    const { screen, question } = await ask(made(LINK, '2020-01-01T15:00:00.000Z'))
    fireEvent.click(within(question).getByText('Dar enlace'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText(`Falta entregar el enlace a ${NAME}`)).toBeNull()
  })

  test('needs the current password if the API asks for it', async () => {
    const { screen, question } = await ask(invalidWith(PASSWORD))
    expect(question.querySelector('input')).toBeNull()
    fireEvent.click(within(question).getByText('Dar enlace'))
    await waitFor(() => expect(question.querySelector('input')).not.toBeNull())
    expect(within(question).queryByRole('alert')).toBeNull()
    fireEvent.change(question.querySelector('input') as Element, { target: { value: 'cuatro palabras' } })
    fireEvent.click(within(question).getByText('Dar enlace'))
    const bodies = () => screen.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
    await waitFor(() => expect(bodies()).toEqual([{}, { contrasenaActual: 'cuatro palabras' }]))
  })

  test('is replaced by an error if it could not be created', async () => {
    const { screen, question } = await ask(refuse(makeAccessLink, 403, 'forbidden'))
    fireEvent.click(within(question).getByText('Dar enlace'))
    expect(textOf(await within(question).findByRole('alert'))).toMatch(/^No se pudo crear el enlace.+/)
    fireEvent.click(within(question).getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
