/** @jest-environment jsdom */
import { countHeadedFichas, disableUser, getUser, listUsers } from '@fichero/contract/calls/users.calls'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PEOPLE } from '../../testing/people'
import { buttonsOf, linksOf, textOf } from '../../testing/read-screen'
import { Page } from '../pages/list-page'
import { examples } from '../pages/person-page.examples'

const [MARIA, KAREN] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]]
const ABAD = { ...MARIA, id: 4, nombre: 'Óscar', apellido: 'Abad', nro_documento: '9100200' }
const listed = answer(listUsers, { ok: true, users: [MARIA, KAREN, ABAD], can: { create: true, viewDisabled: true } })
/** The signed-in user, who is not in the table, and one other person. */
const withUser = answer(listUsers, {
  ok: true,
  users: [MARIA, { ...MARIA, ...USER }],
  can: { create: true, viewDisabled: true },
})
const headed = (...personas: { id: number; fichas: number }[]) => answer(countHeadedFichas, { ok: true, personas })
const disabled = (...fichas: number[]) => answer(disableUser, { ok: true, fichas_entregadas: fichas } as never)
const forPerson = (id: number, response: FakeAnswer) => ({ ...response, pattern: new RegExp(`/${id}$`) })
const NEW_HEAD_ERROR = {
  ...disabled(),
  status: 400,
  body: { ok: false, code: 'validation', msg: '', errors: { idJefeFicha: { code: 'instructor_unknown', msg: '' } } },
}
const ADMIN: Permission[] = ['users:edit', 'users:disable']

const open = (answers: FakeAnswer[] = [], as = ADMIN, search = '') =>
  openInFakeShell({ definition, texts: { es, en }, pages: { 'list-page': Page } }, `/instructors${search}`, {
    as,
    answers: [listed, ...answers],
  })
type Screen = Awaited<ReturnType<typeof open>>

const choose = async (screen: Screen, ...names: string[]) => {
  for (const name of names) fireEvent.click(await screen.findByLabelText(`Seleccionar a ${name}`))
}
/** Excludes the live region, which repeats the text. */
const counted = ({ container }: Screen) => container.querySelector('p[tabindex="-1"]')?.textContent
const MARIA_NAME = 'María José Gaviria Moreno'
const KAREN_NAME = 'Karen Dayana Castañeda Castañeda'
const changes = ({ sent }: Screen) => sent.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body])

/** Opens the field for the new head of the fichas and returns it with its options. */
async function openNewHeadField(screen: Screen) {
  const field = (await screen.findByLabelText('Entregar estas fichas a', { selector: 'input' })) as HTMLInputElement
  fireEvent.click(field)
  return { field, options: [...document.querySelectorAll('[role="option"]')] }
}

/** jsdom does not implement `scrollIntoView`. */
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }))

describe('the selection', () => {
  test('can be counted, cleared, and exported instead of all shown people', async () => {
    const screen = await open()
    await screen.findByText('Ninguna seleccionada')
    expect(counted(screen)).toBe('Ninguna seleccionada')
    expect(screen.queryByText('Quitar la selección')).toBeNull()
    expect(screen.queryByText('Deshabilitar las seleccionadas')).toBeNull()
    expect(screen.queryByText('Extender los contratos')).toBeNull()
    fireEvent.click(screen.getByText('Exportar a Excel'))
    await choose(screen, MARIA_NAME)
    expect(counted(screen)).toBe('1 seleccionada')
    expect(screen.getByText('Extender los contratos')).toBeTruthy()
    await waitFor(() => fireEvent.click(screen.getByText('Exportar las seleccionadas')))
    fireEvent.click(screen.getByText('Seleccionar todas'))
    await waitFor(() => expect(counted(screen)).toBe('3 seleccionadas'))
    fireEvent.click(screen.getByText('Quitar la selección'))
    expect(counted(screen)).toBe('Ninguna seleccionada')
    expect(changes(screen)).toEqual([
      ['/api/users/exportacion?lang=es', { ids: [2, 3, 4] }],
      ['/api/users/exportacion?lang=es', { ids: [2] }],
    ])
  })

  test('is not needed to export only the people whom the search shows', async () => {
    const screen = await open([], ADMIN, '?buscar=karen')
    fireEvent.click(await screen.findByText('Exportar a Excel'))
    await waitFor(() => expect(changes(screen)).toEqual([['/api/users/exportacion?lang=es', { ids: [KAREN.id] }]]))
  })

  test('offers only the export to a user who may change nobody', async () => {
    const screen = await open([], [])
    await choose(screen, MARIA_NAME)
    const bar = screen.getByText('Quitar la selección').closest('button')?.parentElement as Element
    expect(buttonsOf(bar)).toEqual(['Seleccionar todas', 'Quitar la selección', 'Exportar las seleccionadas'])
  })
})

describe('the dialog before several people are disabled', () => {
  const ask = async (...answers: FakeAnswer[]) => {
    const screen = await open(answers)
    await choose(screen, MARIA_NAME, KAREN_NAME)
    fireEvent.click(screen.getByText('Deshabilitar las seleccionadas'))
    return { screen, question: await screen.findByRole('alertdialog') }
  }

  test('lists each person with the number of fichas they head, and the people who can take those fichas over', async () => {
    const { screen, question } = await ask(headed({ id: 2, fichas: 2 }, { id: 9, fichas: 1 }), disabled())
    await within(question).findByText(/dirige 2 fichas/)
    expect([...question.querySelectorAll('li')].map(textOf)).toEqual([
      `${MARIA_NAME} · CC 80100200 · dirige 2 fichas`,
      `${KAREN_NAME} · CE 80101159`,
    ])
    expect(textOf(question.querySelector('h2'))).toBe('¿Deshabilitar a 2 personas?')
    expect(textOf(question)).toContain('No podrán entrar a Fichero y saldrán de la lista.')
    expect(within(question).getByText('Si no elige a nadie, cada persona sigue a cargo de sus fichas.')).toBeTruthy()
    const { field, options } = await openNewHeadField(screen)
    expect(field.placeholder).toBe('Nadie por ahora')
    expect(options.map(textOf)).toEqual(['Óscar Abad · CC 9100200'])
    fireEvent.click(options[0] as Element)
    expect(field.value).toBe('Óscar Abad · CC 9100200')
    expect(screen.getByText('Quedará a cargo de todas estas fichas en el mismo paso.')).toBeTruthy()
    fireEvent.click(within(question).getByText('Deshabilitar a 2 personas'))
    await screen.findByText('Se deshabilitó a 2 personas.')
    expect(changes(screen)).toEqual([
      ['/api/users/disabled/2', { idJefeFicha: '9100200' }],
      ['/api/users/disabled/3', { idJefeFicha: '9100200' }],
    ])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('hands over nothing if nobody heads a ficha, and afterwards shows who could not be disabled', async () => {
    const answers = [forPerson(2, disabled()), forPerson(3, refuse(disableUser, 409, 'last_admin'))]
    const { screen, question } = await ask(headed({ id: 9, fichas: 1 }), ...answers)
    await within(question).findByText(`${MARIA_NAME} · CC 80100200`)
    expect(within(question).queryByText('Entregar estas fichas a')).toBeNull()
    fireEvent.click(within(question).getByText('Deshabilitar a 2 personas'))
    await screen.findByText('Se deshabilitó a 1 persona.')
    const alert = screen.getByText('No se pudo deshabilitar a 1 persona').closest('[role="alert"]') as Element
    expect(textOf(alert)).toMatch(new RegExp(`${KAREN_NAME}: .+`))
    expect(textOf(alert)).not.toContain(MARIA_NAME)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // The button that opened the dialog has disappeared with the selection.
    expect(document.activeElement?.textContent).toBe('Ninguna seleccionada')
    fireEvent.click(within(alert as HTMLElement).getByLabelText('Cerrar'))
    expect(screen.queryByText('No se pudo deshabilitar a 1 persona')).toBeNull()
  })

  test('is closed without a change', async () => {
    const { screen, question } = await ask(headed())
    fireEvent.click(within(question).getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(counted(screen)).toBe('2 seleccionadas')
    expect(changes(screen)).toEqual([])
  })
})

describe('the dialog before one person is disabled', () => {
  const ask = async (...answers: FakeAnswer[]) => {
    const screen = await open(answers)
    fireEvent.click(await screen.findByLabelText(`Deshabilitar a ${MARIA_NAME}`))
    return { screen, question: await screen.findByRole('alertdialog') }
  }
  const [{ body }] = examples as unknown as [{ body: { user: object } }]
  const withoutFichas = answer(getUser, { ok: true, user: { ...body.user, fichas: [] } } as never)

  test('lists the fichas and the people who may take them over, and closes after the success', async () => {
    const { screen, question } = await ask(...examples, disabled(2990001))
    expect(textOf(question.querySelector('h2'))).toBe('¿Deshabilitar a este instructor?')
    expect(textOf(question)).toContain(`${MARIA_NAME}, con documento CC 80100200, no podrá entrar a Fichero`)
    expect(linksOf(question)).toEqual([['2990001', '/fichas/visualizar/2990001']])
    expect(textOf(question.querySelector('section'))).toBe(
      'Fichas que dirige2990001 · Desarrollo de soluciones de software',
    )
    expect(screen.getByText(`Si no elige a nadie, ${MARIA_NAME} sigue a cargo de estas fichas.`)).toBeTruthy()
    const { options } = await openNewHeadField(screen)
    expect(options.map(textOf)).toEqual([`${KAREN_NAME} · CE 80101159`, 'Óscar Abad · CC 9100200'])
    fireEvent.click(options[0] as Element)
    fireEvent.click(within(question).getByText('Deshabilitar instructor'))
    await screen.findByText(`Se deshabilitó a ${MARIA_NAME} y se entregó 1 ficha.`)
    expect(changes(screen)).toEqual([['/api/users/disabled/2', { idJefeFicha: '80101159' }]])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('also offers the signed-in user as the new head', async () => {
    const { screen } = await ask(...examples, withUser)
    const { options } = await openNewHeadField(screen)
    expect(options.map(textOf)).toEqual(['Ana María Rojas · CC 1000000001'])
  })

  test('shows the error about the chosen person only at the field', async () => {
    const { screen, question } = await ask(...examples, NEW_HEAD_ERROR)
    const { field, options } = await openNewHeadField(screen)
    fireEvent.click(options[0] as Element)
    fireEvent.click(within(question).getByText('Deshabilitar instructor'))
    await screen.findByText('El instructor no existe o está deshabilitado.')
    expect(within(question).queryByRole('alert')).toBeNull()
    // Clearing the choice removes the error.
    fireEvent.click(field.parentElement?.querySelector('button') as Element)
    expect(field.value).toBe('')
    await waitFor(() => expect(screen.queryByText('El instructor no existe o está deshabilitado.')).toBeNull())
  })

  test.each([
    [403, 'forbidden', /^No tiene permisos para deshabilitar instructores$/],
    [409, 'last_admin', /^Ocurrió un error al deshabilitar el instructor.+/],
  ])('offers no new head for a person without fichas, and shows the error %i %s', async (status, code, text) => {
    const { screen, question } = await ask(withoutFichas, refuse(disableUser, status, code))
    expect(within(question).queryByText('Fichas que dirige')).toBeNull()
    expect(within(question).queryByText('Entregar estas fichas a')).toBeNull()
    fireEvent.click(within(question).getByText('Deshabilitar instructor'))
    expect(textOf(await within(question).findByRole('alert'))).toMatch(text)
    fireEvent.click(within(question).getByText('Cancelar'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('shows that the person could not be loaded', async () => {
    const screen = await open([refuse(getUser, 403, 'forbidden')])
    fireEvent.click(await screen.findByLabelText(`Deshabilitar a ${MARIA_NAME}`))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('Error al cargar el usuario')
    expect(textOf(dialog.querySelector('h2'))).toBe('¿Deshabilitar a este instructor?')
  })

  test('closes together with the dialog that has the data of the person', async () => {
    const screen = await open([withoutFichas, disabled()], ADMIN, '?ver=2')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Ninguna.')).toBeTruthy()
    fireEvent.click(within(dialog).getByLabelText(`Deshabilitar a ${MARIA_NAME}`))
    fireEvent.click(await screen.findByText('Deshabilitar instructor'))
    await screen.findByText(`Se deshabilitó a ${MARIA_NAME}.`)
    await waitFor(() => expect(screen.address()).toBe('/instructors'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
