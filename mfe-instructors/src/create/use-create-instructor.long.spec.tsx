/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { createUser } from '@fichero/contract/calls/users.calls'
import { CREATED_MS } from '@fichero/contract/limits'
import type { Permission } from '@fichero/contract/permissions'
import { TEXTS } from '@fichero/contract/texts'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { openForm } from '../../testing/open-form'
import { choicesOf, textOf } from '../../testing/read-screen'
import { CreateInstructor } from './create-instructor'
import { type CreateValues, useCreateInstructor } from './use-create-instructor'

const VALUES: CreateValues = {
  tipo_documento: 'CC',
  nro_documento: '1098765432',
  nombre: 'Luz',
  apellido: 'Vega',
  correo_institucional: 'luz@fichero.example',
  contrasena: 'cuatro palabras sin sentido',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '',
  fecha_fin_contrato: '',
  centros: '',
}
const { centros: _, ...SENT } = VALUES
const created = answer(createUser, { ok: true } as never)
const onCreated = jest.fn()

afterEach(() => jest.useRealTimers())

async function open(response: FakeAnswer) {
  onCreated.mockClear()
  const opened = await openForm(() => useCreateInstructor(onCreated), response)
  return { ...opened, fill: () => act(async () => opened.form().form.setValues(VALUES)) }
}

test('all fields start empty except the role', async () => {
  const { form } = await open(created)
  const { rol, ...others } = form().form.getValues()
  expect(rol).toBe('user')
  expect(Object.keys(others).toSorted()).toEqual(
    Object.keys(VALUES)
      .filter((field) => field !== 'rol')
      .toSorted(),
  )
  expect(new Set(Object.values(others))).toEqual(new Set(['']))
})

test('the form sends its values, and shows no notification while it is open', async () => {
  const { sent, queryByText, fill, submit } = await open(created)
  await fill()
  await submit()
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([expect.objectContaining({ method: 'POST', url: '/api/users/create', body: SENT })])
  expect(queryByText(es.create.done)).toBeNull()
})

test('an error is shown only in the form while the form is open', async () => {
  const { form, queryByText, fill, submit } = await open(refuse(createUser, 403, 'forbidden'))
  await fill()
  await submit()
  await waitFor(() => expect(form().refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(queryByText(new RegExp(es.create.failed))).toBeNull()
  expect(onCreated).not.toHaveBeenCalled()
})

test.each([
  ['success', created, es.create.done],
  ['failure', refuse(createUser, 403, 'forbidden'), `${es.create.failed}. forbidden`],
])('after the form was closed, a notification shows a %s', async (_, response, text) => {
  const { findByText, fill, submitAndClose } = await open(response)
  await fill()
  await submitAndClose()
  await findByText(text)
  expect(onCreated).not.toHaveBeenCalled()
})

describe('the form to create a person', () => {
  const done = jest.fn()
  const openScreen = (...answers: FakeAnswer[]) => openScreenAs(['users:manage-administrators'], answers)
  async function openScreenAs(as: readonly Permission[], answers: FakeAnswer[]) {
    sessionStorage.clear()
    done.mockClear()
    const Page = () => <CreateInstructor onClose={done} />
    const remote = { definition, texts: { es, en }, pages: { 'list-page': Page } }
    const screen = await openInFakeShell(remote, '/instructors', { as, answers })
    const field = (label: string) =>
      screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, select' }) as HTMLInputElement
    const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
    return {
      ...screen,
      field,
      type,
      fill() {
        type('Tipo de documento', 'CE')
        type('Número de documento', '1098765432')
        type('Nombres', 'Luz')
        type('Apellidos', 'Vega')
        type('Correo institucional', 'luz@fichero.example')
        type('Contraseña', 'cuatro palabras')
        type('Rol', 'admin')
        type('Tipo \\*', 'clave')
        type('Inicio del contrato', '01/02/2099')
        type('Fin del contrato', '15/12/2099')
      },
      submit: () => fireEvent.submit(screen.container.querySelector('form') as Element),
      alertText: () => textOf(screen.container.querySelector('[role="alert"]')),
    }
  }

  test('asks for the data in the order of an identity card, all of them required', async () => {
    const { container, field } = await openScreen()
    expect([...container.querySelectorAll('label')].map(textOf)).toEqual([
      'Tipo de documento *',
      'Número de documento *',
      'Nombres *',
      'Apellidos *',
      'Correo institucional *',
      'Contraseña *',
      'Rol *',
      'Tipo *',
      'Inicio del contrato *',
      'Fin del contrato *',
    ])
    expect(choicesOf(field('Tipo de documento'))).toEqual([
      ['', 'Elija…'],
      ['CC', 'Cédula de ciudadanía (CC)'],
      ['CE', 'Cédula de extranjería (CE)'],
    ])
    expect(choicesOf(field('Rol'))).toEqual([
      ['user', 'Usuario'],
      ['coordinador', 'Coordinador'],
      ['admin', 'Administrador'],
    ])
    expect(choicesOf(field('Tipo \\*'))).toEqual([
      ['', 'Elija…'],
      ['tecnico', 'Técnico'],
      ['transversal', 'Transversal'],
      ['clave', 'Clave'],
    ])
    expect(container.textContent).toContain('Al menos 6 caracteres. Entréguesela usted')
    expect(container.querySelector('button[aria-label="Mostrar la contraseña"]')?.getAttribute('tabindex')).toBe('0')
    // A browser must not fill in the data of the administrator.
    const written = ['Número de documento', 'Nombres', 'Apellidos', 'Correo institucional', 'Contraseña']
    expect(written.map((label) => field(label).autocomplete)).toEqual(['off', 'off', 'off', 'off', 'new-password'])
    expect([field('Número').inputMode, field('Correo').type, field('Contra').type]).toEqual([
      'numeric',
      'email',
      'password',
    ])
    expect(textOf(container.querySelector('button[type="submit"]'))).toBe('Crear instructor')
  })

  test('offers the role of administrator only to users who may manage administrators', async () => {
    const { field } = await openScreenAs(['users:create'], [])
    expect(choicesOf(field('Rol')).map(([value]) => value)).toEqual(['user', 'coordinador'])
  })

  test('sends the chosen centres where there are several', async () => {
    const centros = [
      { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO' },
      { id: 2, codigo: '9309', nombre: 'CENTRO DE SERVICIOS' },
    ]
    const { fill, submit, findByLabelText, findByText, sent } = await openScreen(
      created,
      answer(getSession, { ok: true, centros } as never),
    )
    fireEvent.click(await findByLabelText('9309 - CENTRO DE SERVICIOS'))
    fill()
    submit()
    await findByText('Se creó el instructor correctamente')
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ centros: [2] })
  })

  test('sends the typed values and confirms that the person was created', async () => {
    const { fill, submit, findByText, container, sent } = await openScreen(created)
    fill()
    const [from, until] = [...container.querySelectorAll('input[type="date"]')] as HTMLInputElement[]
    expect(from?.min).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(until?.min).toBe('2099-02-01')
    submit()
    await findByText('Se creó el instructor correctamente')
    expect(sent.at(-1)?.body).toEqual({
      tipo_documento: 'CE',
      nro_documento: '1098765432',
      nombre: 'Luz',
      apellido: 'Vega',
      correo_institucional: 'luz@fichero.example',
      contrasena: 'cuatro palabras',
      rol: 'admin',
      tipo: 'clave',
      fecha_inicio_contrato: '2099-02-01',
      fecha_fin_contrato: '2099-12-15',
    })
  })

  test('closes by itself after its confirmation', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { fill, submit, findByText } = await openScreen(created)
    fill()
    submit()
    await findByText('Se creó el instructor correctamente')
    expect(done).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(CREATED_MS + 1000))
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('shows missing and invalid fields', async () => {
    const { fill, submit, alertText, type, sent } = await openScreen(created)
    submit()
    await waitFor(() => expect(alertText()).toContain(TEXTS.es.fields.incomplete.required_fields))
    fill()
    type('Contraseña', 'abc')
    submit()
    await waitFor(() => expect(alertText()).toMatch(/^Ocurrió un error al crear el instructor/))
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test.each<[string, FakeAnswer, RegExp]>([
    ['of the request', refuse(createUser, 403, 'forbidden'), /^Ocurrió un error al crear el instructorforbidden$/],
    [
      'of a field',
      {
        ...refuse(createUser, 409, 'x'),
        body: {
          ok: false,
          code: 'validation',
          msg: 'x',
          errors: { correo_institucional: { code: 'mail_taken', msg: 'y' } },
        },
      },
      /^Ocurrió un error al crear el instructorCorreo institucional/,
    ],
  ])('shows an error %s once', async (_, response, text) => {
    const { fill, submit, alertText, container } = await openScreen(response)
    fill()
    submit()
    await waitFor(() => expect(alertText()).toMatch(text))
    expect(container.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })
})
