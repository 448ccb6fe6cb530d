/** @jest-environment jsdom */
import { getUser, updateUser } from '@fichero/contract/calls/users.calls'
import { SAVED_MS } from '@fichero/contract/limits'
import { TEXTS } from '@fichero/contract/texts'
import type { UserDetail } from '@fichero/contract/users.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { choicesOf, textOf } from '../../testing/read-screen'
import { EditInstructor } from './edit-instructor'

const DATES = { fecha_inicio_contrato: '2026-02-03', fecha_fin_contrato: '2026-12-03' }
const personOf = (fields: object) =>
  ({
    ...USER,
    nro_documento: '52',
    resumen_semanal: false,
    centros: [],
    can: { assign: true },
    version: 4,
    ...fields,
  }) as unknown as UserDetail
const EMAIL = 'otra@fichero.example'

afterEach(() => jest.useRealTimers())

async function open(person: UserDetail) {
  sessionStorage.clear()
  const Page = () => <EditInstructor.Dialog id={9} onClose={() => undefined} />
  const screen = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Page } },
    '/instructors',
    {
      answers: [answer(getUser, { ok: true, user: person } as never), answer(updateUser, { ok: true } as never)],
    },
  )
  await screen.findByLabelText(/^Nombres/)
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return {
    ...screen,
    type,
    dates: () =>
      [/^Inicio del contrato/, /^Fin del contrato/].map(
        (label) => (screen.queryByLabelText(label) as HTMLInputElement | null)?.value ?? null,
      ),
    async save() {
      await screen.user.click(screen.getByRole('button', { name: es.edit.submit }))
      const puts = () => screen.sent.filter(({ method }) => method === 'PUT')
      await waitFor(() => expect(puts()).toHaveLength(1))
      return puts()[0]?.body as Record<string, unknown>
    },
  }
}

test.each(['tecnico', 'planta', 'contratista'])(
  'the form shows and saves the contract dates of a person of type %s unchanged',
  async (tipo) => {
    const { type, dates, save } = await open(personOf({ tipo, ...DATES }))
    expect(dates()).toEqual(['03/02/2026', '03/12/2026'])
    type(/^Correo institucional/, EMAIL)
    expect(await save()).toMatchObject({ correo_institucional: EMAIL, tipo, ...DATES })
  },
)

test('the form keeps the contract dates when a type other than contratista changes', async () => {
  const { type, dates, save, queryByRole } = await open(personOf({ tipo: 'tecnico', ...DATES }))
  type(/^Tipo \*$/, 'planta')
  expect(dates()).toEqual(['03/02/2026', '03/12/2026'])
  expect(queryByRole('note')).toBeNull()
  expect(await save()).toMatchObject({ tipo: 'planta', ...DATES })
})

test('the form warns that the contract dates are cleared when a contratista gets another type', async () => {
  const { type, dates, save, getByRole, queryByRole } = await open(personOf({ tipo: 'contratista', ...DATES }))
  type(/^Tipo \*$/, 'planta')
  expect(dates()).toEqual([null, null])
  expect(getByRole('note').textContent).toContain('03/02/2026')
  expect(getByRole('note').textContent).toContain('03/12/2026')
  type(/^Tipo \*$/, 'contratista')
  expect(dates()).toEqual(['03/02/2026', '03/12/2026'])
  expect(queryByRole('note')).toBeNull()
  type(/^Tipo \*$/, 'transversal')
  expect(await save()).toMatchObject({ tipo: 'transversal', fecha_inicio_contrato: '', fecha_fin_contrato: '' })
})

test('the form does not send contract dates that it does not show', async () => {
  const { type, dates, save } = await open(personOf({ tipo: 'planta' }))
  type(/^Tipo \*$/, 'contratista')
  type(/^Inicio del contrato/, '03/02/2026')
  type(/^Tipo \*$/, 'transversal')
  expect(dates()).toEqual([null, null])
  const sent = await save()
  expect(sent).toMatchObject({ tipo: 'transversal' })
  expect(Object.keys(sent)).not.toContain('fecha_inicio_contrato')
  expect(Object.keys(sent)).not.toContain('fecha_fin_contrato')
})

describe('the form of a person', () => {
  const stored = personOf({ tipo: 'planta', tipo_documento: 'TI', nombre: 'Luz', apellido: 'Vega' })
  const onClose = jest.fn()
  async function openStored(...answers: FakeAnswer[]) {
    sessionStorage.clear()
    onClose.mockClear()
    function Page() {
      const [isOpen, setOpen] = useState(true)
      const close = () => {
        onClose()
        setOpen(false)
      }
      return isOpen && <EditInstructor.Dialog id={9} onClose={close} />
    }
    const remote = { definition, texts: { es, en }, pages: { 'list-page': Page } }
    const withPerson = [answer(getUser, { ok: true, user: stored } as never), ...answers]
    const screen = await openInFakeShell(remote, '/instructors', { answers: withPerson })
    await screen.findByLabelText(/^Nombres/)
    const field = (label: string) =>
      screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, select' }) as HTMLInputElement
    return {
      ...screen,
      field,
      type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
      submit: () => fireEvent.submit(document.querySelector('form') as Element),
      alertText: () => textOf(document.querySelector('dialog [role="alert"]')),
    }
  }

  test('offers the stored values besides the usual choices, and does not change the document', async () => {
    const { field, getByText } = await openStored()
    expect(choicesOf(field('Tipo de documento')).map(([value]) => value)).toEqual(['TI', 'CC', 'CE'])
    expect(choicesOf(field('Rol')).map(([value]) => value)).toEqual(['user', 'coordinador'])
    expect(choicesOf(field('Tipo \\*'))).toEqual([
      ['transversal', 'Transversal'],
      ['planta', 'Planta'],
      ['contratista', 'Contratista'],
    ])
    const document = field('Número de documento')
    expect([document.value, document.readOnly]).toEqual(['52', true])
    expect(getByText('El número de documento no cambia.')).toBeTruthy()
    expect(field('Nombres').value).toBe('Luz')
  })

  test('confirms that the person was saved', async () => {
    const { type, submit, findByText, queryByLabelText, sent } = await openStored(
      answer(updateUser, { ok: true } as never),
    )
    type('Nombres', 'Luz Marina')
    submit()
    await findByText('El instructor se editó correctamente')
    expect(queryByLabelText(/^Nombres/)).toBeNull()
    const saved = sent.find(({ method }) => method === 'PUT')
    expect(saved).toMatchObject({ url: '/api/users/update/52', ifMatch: '"4"' })
  })

  test('closes by itself after its confirmation', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { type, submit, findByText } = await openStored(answer(updateUser, { ok: true } as never))
    type('Nombres', 'Luz Marina')
    submit()
    await findByText('El instructor se editó correctamente')
    expect(onClose).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(SAVED_MS + 1000))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('shows missing and invalid fields', async () => {
    const { type, submit, alertText, sent } = await openStored()
    type('Nombres', '')
    submit()
    await waitFor(() => expect(alertText()).toContain(TEXTS.es.fields.incomplete.all_fields))
    type('Nombres', 'Luz')
    type('Correo institucional', 'nada')
    submit()
    await waitFor(() => expect(alertText()).toMatch(/^Ocurrió un error al editar el instructor/))
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('shows what another person saved meanwhile, and then saves with the new version', async () => {
    const actual = { ...stored, version: 5, apellido: 'Vega Ruiz' }
    const conflict = refuse(updateUser, 412, 'stale_version')
    const screen = await openStored({ ...conflict, body: { ...(conflict.body as object), actual } })
    screen.type('Nombres', 'Luz Marina')
    screen.submit()
    await waitFor(() => expect(screen.alertText()).toContain('Apellidos'))
    expect(screen.alertText()).toContain('Vega Ruiz')
    expect([screen.field('Nombres').value, screen.field('Apellidos').value]).toEqual(['Luz Marina', 'Vega Ruiz'])
    expect(screen.queryByText('Guardar cambios')).toBeNull()
    fireEvent.click(screen.getByText('Guardar lo que veo'))
    await waitFor(() =>
      expect(screen.sent.filter(({ method }) => method === 'PUT').map(({ ifMatch }) => ifMatch)).toEqual([
        '"4"',
        '"5"',
      ]),
    )
  })

  const summary = () => document.querySelector('[type=checkbox]') as HTMLInputElement

  test('turns the weekly summary on', async () => {
    const { submit, findByText, sent } = await openStored(answer(updateUser, { ok: true } as never))
    expect(summary().checked).toBe(false)
    fireEvent.click(summary())
    submit()
    await findByText('El instructor se editó correctamente')
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ resumen_semanal: true })
  })

  test('keeps the weekly summary on if the save is refused', async () => {
    const { submit, alertText } = await openStored(refuse(updateUser, 403, 'forbidden'))
    fireEvent.click(summary())
    submit()
    await waitFor(() => expect(alertText()).toContain('forbidden'))
    expect(summary().checked).toBe(true)
  })

  test('shows in words that another person turned the weekly summary on meanwhile', async () => {
    const conflict = refuse(updateUser, 412, 'stale_version')
    const actual = { ...stored, version: 5, resumen_semanal: true }
    const screen = await openStored({ ...conflict, body: { ...(conflict.body as object), actual } })
    screen.type('Nombres', 'Luz Marina')
    screen.submit()
    await waitFor(() => expect(screen.alertText()).toContain('Resumen semanal por correo'))
    expect(screen.alertText()).toContain('«Activado»')
    expect(summary().checked).toBe(true)
  })

  test('shows why the person was not saved', async () => {
    const { type, submit, alertText } = await openStored(refuse(updateUser, 403, 'forbidden'))
    type('Nombres', 'Luz Marina')
    submit()
    await waitFor(() => expect(alertText()).toBe('Ocurrió un error al editar el instructorforbidden'))
  })
  test('names the person in a notification if it was closed before the save failed', async () => {
    const { type, submit, findByText, getByRole } = await openStored(refuse(updateUser, 403, 'forbidden'))
    type('Nombres', 'Luz Marina')
    const { fetch } = globalThis
    globalThis.fetch = async (...request) => {
      await act(async () => void fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' }))
      return fetch(...request)
    }
    submit()
    await findByText('No se guardaron los cambios de Luz Vega. forbidden')
  })
})
