/** @jest-environment jsdom */
import type { AbsentPeople as Absent } from '@fichero/contract/absent-people.schema'
import { within } from '@testing-library/react'
import { absentPerson, candidate, planReport } from '../testing/absent'
import { openPage } from '../testing/open-page'
import { AbsentPeople } from './absent-people'

const LEFT = absentPerson('1001', { apellido: 'MORA' })
const MOVED = absentPerson('1002', { apellido: 'SOTO', decision: 'misma', documento_nuevo: '2002' })
const CANDIDATES = [candidate('2002', true), candidate('2003')]
const TWO = [LEFT, MOVED].map((person) => ({ ...person, candidatos: CANDIDATES }))

async function open(absent: Partial<Absent>, { said, language = 'es', renewing = false }: Options = {}) {
  const onSay = jest.fn()
  const Page = () => (
    <AbsentPeople
      absent={planReport(absent).ausentes as Absent}
      said={said}
      renewing={renewing}
      disabled={false}
      onSay={onSay}
    />
  )
  const screen = await openPage(Page, { language })
  const checked = () =>
    screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent)
  return { ...screen, onSay, checked, press: (name: string) => screen.user.click(screen.getByRole('radio', { name })) }
}
interface Options {
  said?: string
  language?: 'es' | 'en'
  renewing?: boolean
}

test('each absent person has name, document, state and approved outcomes', async () => {
  const { getAllByRole, getByRole } = await open({ personas: TWO })
  expect(getByRole('heading', { level: 3 }).textContent).toBe('Quiénes no están en el reporte (2 personas)')
  const [first] = getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^LUZ MORA CC\s1001EN FORMACION 41 resultados aprobados/)
})

test('the proposal is preselected, person by person', async () => {
  const { checked, getByRole, onSay } = await open({ personas: TWO })
  expect(checked()).toEqual(['Según la lista', 'Ya no está en la ficha', 'Es la misma persona: LUZ SOTO (2002)'])
  const ofPerson = within(getByRole('radiogroup', { name: 'Qué pasó con LUZ SOTO' }))
  expect(ofPerson.getAllByRole('radio')).toHaveLength(3)
  expect(onSay).not.toHaveBeenCalled()
})

test.each([
  ['Ya no están en la ficha', 'fuera'],
  ['El archivo está incompleto: no cargar nada', 'incompleto'],
])('«%s» decides about everybody', async (name, ausentes) => {
  const { press, onSay } = await open({ personas: TWO })
  await press(name)
  expect(onSay.mock.calls).toEqual([[ausentes]])
})

test('the list decides about each person by name', async () => {
  const { getByRole, user, onSay } = await open({ personas: TWO })
  const group = within(getByRole('radiogroup', { name: 'Qué pasó con LUZ SOTO' }))
  await user.click(group.getByRole('radio', { name: 'Ya no está en la ficha' }))
  expect(onSay).toHaveBeenLastCalledWith('1001:fuera,1002:fuera')
  const other = within(getByRole('radiogroup', { name: 'Qué pasó con LUZ MORA' }))
  await user.click(other.getByRole('radio', { name: 'Es la misma persona: LUZ SOTO (2003)' }))
  expect(onSay).toHaveBeenLastCalledWith('1001:2003,1002:2002')
})

test('the list is as it was after another decision', async () => {
  const personas = TWO.map((person) => ({ ...person, decision: 'fuera' as const, documento_nuevo: null }))
  const { press, onSay, queryAllByRole } = await open({ personas, propuesto: false }, { said: 'fuera' })
  // People are decided about one by one only by the list.
  expect(queryAllByRole('radio')).toHaveLength(3)
  await press('Según la lista')
  expect(onSay).toHaveBeenLastCalledWith('1001:fuera,1002:fuera')
})

test('the decision just made is shown while its plan is made', async () => {
  const { checked } = await open({ personas: TWO }, { said: 'fuera', renewing: true })
  expect(checked()).toEqual(['Ya no están en la ficha'])
})

test('a decision about people who have changed since is proposed anew', async () => {
  const { checked } = await open({ personas: TWO }, { said: '1001:fuera' })
  expect(checked()[0]).toBe('Según la lista')
})

test.each([
  ['muchos', 'Faltan más personas'],
  ['cortado', 'La última persona del archivo tiene menos resultados'],
  ['rechazos', 'Tiene filas que no se pueden leer'],
] as const)('a file that looks incomplete (%s) says why', async (motivo, sentence) => {
  const { checked, getByText, onSay, press } = await open({ personas: TWO, motivo, incompleto: true })
  expect(getByText(sentence, { exact: false })).toBeTruthy()
  expect(checked()).toEqual(['El archivo está incompleto: no cargar nada'])
  await press('Según la lista')
  expect(onSay).toHaveBeenLastCalledWith('1001:fuera,1002:2002')
})

describe('one person alone', () => {
  const alone = (...numbers: string[]) => [
    absentPerson('1001', { candidatos: numbers.map((number) => candidate(number)) }),
  ]

  test('has all decisions in one place', async () => {
    const { getAllByRole, press, onSay } = await open({ personas: alone('2001') })
    expect(getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Es la misma persona: LUZ SOTO (2001)',
      'Ya no está en la ficha',
      'El archivo está incompleto: no cargar nada',
    ])
    await press('Es la misma persona: LUZ SOTO (2001)')
    await press('El archivo está incompleto: no cargar nada')
    expect(onSay.mock.calls).toEqual([['1001:2001'], ['incompleto']])
  })

  test('is taken back into the list from a file that looked incomplete', async () => {
    const { press, onSay } = await open({ personas: alone(), motivo: 'cortado', incompleto: true })
    await press('Ya no está en la ficha')
    expect(onSay).toHaveBeenLastCalledWith('1001:fuera')
  })

  test('who may be one of many has a select', async () => {
    const { getByRole, user, onSay } = await open({ personas: alone('2001', '2002', '2003') })
    await user.selectOptions(getByRole('combobox', { name: 'Qué pasó con LUZ SOTO 1001' }), '2003')
    expect(onSay).toHaveBeenLastCalledWith('1001:2003')
  })
})

test('says the same in English', async () => {
  const { checked, getByRole, getByText } = await open({ personas: TWO }, { language: 'en' })
  expect(getByRole('heading', { level: 3 }).textContent).toBe('Who is not in the report (2 people)')
  expect(checked()).toEqual(['As the list says', 'No longer in the ficha', 'The same person: LUZ SOTO (2002)'])
  expect(getByText(/^People who are no longer in the ficha get the status “Not in the report”/)).toBeTruthy()
})
