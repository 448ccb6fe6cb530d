/** @jest-environment jsdom */
import { getContactData, removeContact } from '@fichero/contract/calls/personal-data.calls'
import type { Language } from '@fichero/contract/enums'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import type { RemovalRest } from '@fichero/contract/removals.schema'
import { TEXTS } from '@fichero/contract/texts'
import { answer, type FakeAnswer, openPlaceInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { factsOf, textOf } from '../../testing/read-screen'
import { remainingReasons } from '../../testing/remaining-reasons'
import { Page } from '../pages/personal-data-section'

const remote = { definition, texts: { es, en }, pages: { 'personal-data-section': Page } }
const PERSON = { id: 7, document: '1098765432' }
const STORED: ContactData = { matriculas: 2, cargas: 1, valores: 1, anotaciones: 3, cuenta: 'deshabilitada' }

const REST: RemovalRest = {
  queda: remainingReasons('contact'),
  copias: [
    { fecha: '2026-11-20T07:00:00.000Z', archivo: '/copias/dos.backup', hasta: '2999-01-05T07:00:00.000Z' },
    { fecha: '2026-11-19T07:00:00.000Z', archivo: '/copias/uno.backup', hasta: '2020-01-05T07:00:00.000Z' },
    { fecha: '2026-11-18T07:00:00.000Z', archivo: '/copias/cero.backup', hasta: null },
    { fecha: '2026-11-17T07:00:00.000Z', archivo: null, hasta: null },
  ],
  copias_mas: 1200,
}
const NONE = { copias: [], copias_mas: 0 }

const shows = (fields: Partial<ContactData>, rest: Partial<RemovalRest> = {}) =>
  answer(getContactData, { ok: true, datos: { ...STORED, ...fields }, ...REST, ...rest })
const removes = (fields: Partial<ContactData>) =>
  answer(removeContact, { ok: true, msg: '', datos: { ...STORED, ...fields }, ...REST })
const NOTHING = { matriculas: 0, cargas: 0, valores: 0, anotaciones: 0 }

async function askIn(language: Language, ...answers: FakeAnswer[]) {
  const screen = await openPlaceInFakeShell(remote, 'person.section', PERSON, { ...ALLOWED, language, answers })
  const name = { es: 'Quitar datos de contacto', en: 'Remove contact data' }[language]
  await screen.user.click(await screen.findByRole('button', { name }))
  return screen
}
const ask = (...answers: FakeAnswer[]) => askIn('es', ...answers)
const confirm = (...answers: FakeAnswer[]) => confirmIn('es', ...answers)

async function confirmIn(language: Language, ...answers: FakeAnswer[]) {
  const screen = await askIn(language, ...answers)
  const question = await screen.findByRole('alertdialog', { hidden: true })
  const [button] = [...question.querySelectorAll('button')].slice(-1)
  if (button) await screen.user.click(button)
  return { ...screen, question }
}

/** jsdom does not implement `scrollIntoView`. */
const scrollIntoView = jest.fn()
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: scrollIntoView.mockClear() }))

const ALLOWED = { as: ['personal-data:answer'] } as const
const OTHERS = { as: ['users:edit'] } as const
const ENROLLED = { document: '1098765432', nroFicha: 2888001 }

test.each([
  [
    'an instructor',
    (visit: typeof ALLOWED | typeof OTHERS) => openPlaceInFakeShell(remote, 'person.section', PERSON, visit),
  ],
  [
    'an apprentice',
    (visit: typeof ALLOWED | typeof OTHERS) => openPlaceInFakeShell(remote, 'apprentice.section', ENROLLED, visit),
  ],
])('the page of %s has the section only with permission to answer requests for personal data', async (_, openFor) => {
  const { findByRole, unmount } = await openFor(ALLOWED)
  expect(await findByRole('heading', { name: 'Todo lo que se guarda de esta persona' })).toBeTruthy()
  unmount()
  const { container } = await openFor(OTHERS)
  expect(container.querySelector('main')?.textContent).toBe('')
})

test('the dialog shows the data to remove and the remaining data, and a notice shows the removed data', async () => {
  const { question, sent, findByText, queryByRole } = await confirm(shows({}), removes({}))
  expect(question.textContent).toContain('1098765432')
  expect(question.textContent).toMatch(
    /Matrículas2.*deshacerse1.*módulos1.*Actividad3.*se van la contraseña.*registro académico/,
  )
  expect((await findByText('Los datos de contacto se quitaron')).textContent).toBeTruthy()
  expect(scrollIntoView).toHaveBeenCalled()
  expect(await findByText(/ya se fueron la contraseña y el correo\. Queda anotado/)).toBeTruthy()
  expect(queryByRole('alertdialog', { hidden: true })).toBeNull()
  expect(sent.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'DELETE']))
})

test.each([
  [
    'es' as const,
    [
      'Nombre, documento y juicios quedan',
      '20/11/2026 02:00; /copias/dos.backup; se conserva hasta el 05/01/2999',
      '19/11/2026 02:00; /copias/uno.backup; debía borrarse el 05/01/2020',
      '18/11/2026 02:00; /copias/cero.backup; se conserva hasta que alguien la borre',
      '17/11/2026 02:00; archivo sin anotar',
      'y anteriores: 1.200',
    ],
  ],
  [
    'en' as const,
    [
      'Name, document and judgments stay',
      '20 Nov 2026, 02:00; /copias/dos.backup; kept until 5 Jan 2999',
      'due to be deleted on 5 Jan 2020',
      'kept until somebody deletes it',
      '17 Nov 2026, 02:00; file not recorded',
      'and older ones: 1,200',
    ],
  ],
])(
  'the notice after a removal lists what remains and the backups that still have it, in %s',
  async (language, texts) => {
    const { findByRole } = await confirmIn(language, shows({}), removes({}))
    const notice = await findByRole('note')
    for (const text of texts) expect(notice.textContent).toContain(text)
  },
)

test('the dialog shows that no known backup has the data', async () => {
  const { findByText } = await ask(shows({}, NONE))
  expect(await findByText('Fichero no conoce ninguna copia de seguridad que los tenga.')).toBeTruthy()
})

test('the dialog asks for no confirmation if nothing would be removed', async () => {
  const { findByText, queryByRole } = await ask(shows({ ...NOTHING, cuenta: 'habilitada' }))
  expect(await findByText(/1098765432 no hay datos de contacto por quitar/)).toBeTruthy()
  expect(await findByText(/deshabilítela antes/)).toBeTruthy()
  expect(queryByRole('alertdialog', { hidden: true })).toBeNull()
})

test('the dialog shows that there is nothing to remove if another user removed the data meanwhile', async () => {
  const { findByText, queryByText } = await confirm(shows({}), removes({ ...NOTHING, cuenta: 'retirada' }))
  expect(await findByText(/no hay datos de contacto por quitar/)).toBeTruthy()
  expect(queryByText('Los datos de contacto se quitaron')).toBeNull()
})

test('the dialog shows an error of the removal', async () => {
  const { question } = await confirm(shows({}), refuse(removeContact, 403, 'forbidden'))
  expect(question.textContent).toContain('No se quitaron los datos de contacto')
})

test('the section explains what the export contains, and downloads the export', async () => {
  const screen = await openPlaceInFakeShell(remote, 'person.section', PERSON, ALLOWED)
  const heading = await screen.findByRole('heading', { name: 'Todo lo que se guarda de esta persona' })
  expect(heading.id).toBe('datos-personales')
  expect(screen.getByText(/^Para responder a quien pregunta qué se guarda de su persona/)).toBeTruthy()
  fireEvent.click(screen.getByText('Exportar todo a Excel'))
  await waitFor(() =>
    expect(screen.sent.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/1098765432\?lang=es$|1098765432\/.*\?lang=es$/),
    ),
  )
})

test.each(['es', 'en'] as const)(
  'the dialog in %s lists the data to remove and the data that remains',
  async (language) => {
    const words = TEXTS[language].removals
    const texts = language === 'es' ? es.personalData : en.personalData
    const visit = { ...ALLOWED, language, answers: [shows({}), removes({ cuenta: 'habilitada' })] }
    const screen = await openPlaceInFakeShell(remote, 'person.section', PERSON, visit)
    fireEvent.click(await screen.findByText(texts.remove))
    const question = await screen.findByRole('alertdialog', { hidden: true })
    expect(textOf(question.querySelector('h2'))).toBe(texts.ask)
    expect(factsOf(question).map(([, count]) => count)).toEqual(['2', '1', '1', '3'])
    expect(question.querySelector('dl')?.getAttribute('aria-label')).toBe(words.goes)
    expect(textOf(question.querySelector('h3'))).toBe(words.stays)
    const reasons = remainingReasons('contact').map((sentence) => sentence[language])
    expect([...question.querySelectorAll('li')].map(textOf).slice(0, reasons.length)).toEqual(reasons)
    expect(textOf(question)).toContain(words.account.deshabilitada)
    fireEvent.click([...question.querySelectorAll('button')].at(-1) as Element)
    const note = await screen.findByRole('note')
    // The notice mentions the account only if it is disabled.
    expect(textOf(note)).toContain(texts.recorded)
    expect(textOf(note)).not.toContain(words.account.retirada)
    expect(factsOf(note).map(([, count]) => count)).toEqual(['2', '1', '1', '3'])
  },
)

test('the dialog shows that the contact data could not be loaded, and can be closed', async () => {
  const screen = await ask(refuse(getContactData, 403, 'forbidden'))
  await screen.findByText('No se pudo saber qué se quitaría')
  fireEvent.click(screen.getByRole('dialog').querySelector('button') as Element)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the dialog can be closed without a change', async () => {
  const screen = await ask(shows({}))
  const question = await screen.findByRole('alertdialog', { hidden: true })
  fireEvent.click([...question.querySelectorAll('button')].at(-2) as Element)
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull())
  expect(screen.sent.map(({ method }) => method)).toEqual(['GET'])
})
