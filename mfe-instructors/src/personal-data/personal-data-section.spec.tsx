/** @jest-environment jsdom */
import { getContactData, removeContact } from '@fichero/contract/calls/personal-data.calls'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import { answer, type FakeAnswer, openPlaceInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { Page } from '../pages/personal-data-section'

const remote = { definition, texts: { es, en }, pages: { 'personal-data-section': Page } }
const PERSON = { id: 7, document: '1098765432' }
const HELD: ContactData = { matriculas: 2, cargas: 1, anotaciones: 3, cuenta: 'deshabilitada' }

const shows = (given: Partial<ContactData>) => answer(getContactData, { ok: true, datos: { ...HELD, ...given } })
const removes = (given: Partial<ContactData>) =>
  answer(removeContact, { ok: true, msg: '', datos: { ...HELD, ...given } })
const NOTHING = { matriculas: 0, cargas: 0, anotaciones: 0 }

async function ask(...answers: FakeAnswer[]) {
  const screen = await openPlaceInFakeShell(remote, 'person.section', PERSON, { ...ALLOWED, answers })
  await screen.user.click(await screen.findByRole('button', { name: 'Quitar datos de contacto' }))
  return screen
}

async function confirm(...answers: FakeAnswer[]) {
  const screen = await ask(...answers)
  const question = await screen.findByRole('alertdialog', { hidden: true })
  const [button] = [...question.querySelectorAll('button')].slice(-1)
  if (button) await screen.user.click(button)
  return { ...screen, question }
}

/** jsdom has none. */
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
])('is at the page of %s, for who answers such requests alone', async (_, openFor) => {
  const { findByRole, unmount } = await openFor(ALLOWED)
  expect(await findByRole('heading', { name: 'Todo lo que se guarda de esta persona' })).toBeTruthy()
  unmount()
  const { container } = await openFor(OTHERS)
  expect(container.querySelector('main')?.textContent).toBe('')
})

test('says what goes and what stays before it is done, and what went after it', async () => {
  const { question, sent, findByText, queryByRole } = await confirm(shows({}), removes({}))
  expect(question.textContent).toContain('1098765432')
  expect(question.textContent).toMatch(/Matrículas2.*deshacerse1.*Actividad3.*se van la contraseña.*registro académico/)
  expect((await findByText('Los datos de contacto se quitaron')).textContent).toBeTruthy()
  expect(scrollIntoView).toHaveBeenCalled()
  expect(await findByText(/ya se fueron la contraseña y el correo\. Queda anotado/)).toBeTruthy()
  expect(queryByRole('alertdialog', { hidden: true })).toBeNull()
  expect(sent.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'DELETE']))
})

test('asks nothing where nothing would go', async () => {
  const { findByText, queryByRole } = await ask(shows({ ...NOTHING, cuenta: 'habilitada' }))
  expect(await findByText(/1098765432 no hay datos de contacto por quitar/)).toBeTruthy()
  expect(await findByText(/deshabilítela antes/)).toBeTruthy()
  expect(queryByRole('alertdialog', { hidden: true })).toBeNull()
})

test('says that somebody else had removed it meanwhile', async () => {
  const { findByText, queryByText } = await confirm(shows({}), removes({ ...NOTHING, cuenta: 'retirada' }))
  expect(await findByText(/no hay datos de contacto por quitar/)).toBeTruthy()
  expect(queryByText('Los datos de contacto se quitaron')).toBeNull()
})

test('a refusal is told in the question', async () => {
  const { question } = await confirm(shows({}), refuse(removeContact, 403, 'forbidden'))
  expect(question.textContent).toContain('No se quitaron los datos de contacto')
})
