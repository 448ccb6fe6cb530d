/** @jest-environment jsdom */
import type { AbsentPeople as Absent } from '@fichero/contract/absent-people.schema'
import { within } from '@testing-library/react'
import { absentPerson, candidate, planReport } from '../../testing/absent'
import { openPage } from '../../testing/open-page'
import { AbsentPeople } from './absent-people'

const LEFT = absentPerson('1001', { apellido: 'MORA' })
const MOVED = absentPerson('1002', { apellido: 'SOTO', decision: 'misma', documento_nuevo: '2002' })
const CANDIDATES = [candidate('2002', true), candidate('2003')]
const TWO = [LEFT, MOVED].map((person) => ({ ...person, candidatos: CANDIDATES }))

async function open(absent: Partial<Absent>, { answer, language = 'es', renewing = false }: Options = {}) {
  const onAnswer = jest.fn()
  const Page = () => (
    <AbsentPeople
      absent={planReport(absent).ausentes as Absent}
      answer={answer}
      renewing={renewing}
      disabled={false}
      onAnswer={onAnswer}
    />
  )
  const screen = await openPage(Page, { language })
  const checked = () =>
    screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent)
  return {
    ...screen,
    onAnswer,
    checked,
    press: (name: string) => screen.user.click(screen.getByRole('radio', { name })),
  }
}
interface Options {
  answer?: string
  language?: 'es' | 'en'
  renewing?: boolean
}

test('each absent person is listed with name, document number, state and approved outcomes', async () => {
  const { getAllByRole, getByRole } = await open({ personas: TWO })
  expect(getByRole('heading', { level: 3 }).textContent).toBe('Quiénes no están en el reporte (2 personas)')
  const [first] = getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^LUZ MORA CC\s1001EN FORMACION 41 resultados aprobados/)
})

test('the proposal of the API is preselected for each person', async () => {
  const { checked, getByRole, onAnswer } = await open({ personas: TWO })
  expect(checked()).toEqual(['Según la lista', 'Ya no está en la ficha', 'Es la misma persona: LUZ SOTO (2002)'])
  const ofPerson = within(getByRole('radiogroup', { name: 'Qué pasó con LUZ SOTO' }))
  expect(ofPerson.getAllByRole('radio')).toHaveLength(3)
  expect(onAnswer).not.toHaveBeenCalled()
})

test.each([
  ['Ya no están en la ficha', 'fuera'],
  ['El archivo está incompleto: no cargar nada', 'incompleto'],
])('the option «%s» decides about all absent people', async (name, ausentes) => {
  const { press, onAnswer } = await open({ personas: TWO })
  await press(name)
  expect(onAnswer.mock.calls).toEqual([[ausentes]])
})

test('with the option of the list, the user decides about each person', async () => {
  const { getByRole, user, onAnswer } = await open({ personas: TWO })
  const group = within(getByRole('radiogroup', { name: 'Qué pasó con LUZ SOTO' }))
  await user.click(group.getByRole('radio', { name: 'Ya no está en la ficha' }))
  expect(onAnswer).toHaveBeenLastCalledWith('1001:fuera,1002:fuera')
  const other = within(getByRole('radiogroup', { name: 'Qué pasó con LUZ MORA' }))
  await user.click(other.getByRole('radio', { name: 'Es la misma persona: LUZ SOTO (2003)' }))
  expect(onAnswer).toHaveBeenLastCalledWith('1001:2003,1002:2002')
})

test('the list starts with the last decision about all people', async () => {
  const personas = TWO.map((person) => ({ ...person, decision: 'fuera' as const, documento_nuevo: null }))
  const { press, onAnswer, queryAllByRole } = await open({ personas, propuesto: false }, { answer: 'fuera' })
  // The decisions about each person are only rendered with the option of the list.
  expect(queryAllByRole('radio')).toHaveLength(3)
  await press('Según la lista')
  expect(onAnswer).toHaveBeenLastCalledWith('1001:fuera,1002:fuera')
})

test('the new decision is shown while its plan is requested', async () => {
  const { checked } = await open({ personas: TWO }, { answer: 'fuera', renewing: true })
  expect(checked()).toEqual(['Ya no están en la ficha'])
})

test('the proposal is shown again if the absent people have changed', async () => {
  const { checked } = await open({ personas: TWO }, { answer: '1001:fuera' })
  expect(checked()[0]).toBe('Según la lista')
})

test.each([
  ['muchos', 'Faltan más personas'],
  ['cortado', 'La última persona del archivo tiene menos resultados'],
  ['rechazos', 'Tiene filas que no se pueden leer'],
] as const)('the warning about a file that looks incomplete gives the reason %s', async (motivo, sentence) => {
  const { checked, getByText, onAnswer, press } = await open({ personas: TWO, motivo, incompleto: true })
  expect(getByText(sentence, { exact: false })).toBeTruthy()
  expect(checked()).toEqual(['El archivo está incompleto: no cargar nada'])
  await press('Según la lista')
  expect(onAnswer).toHaveBeenLastCalledWith('1001:fuera,1002:2002')
})

describe('a single absent person', () => {
  const alone = (...numbers: string[]) => [
    absentPerson('1001', { candidatos: numbers.map((number) => candidate(number)) }),
  ]

  test('has all decisions in one group', async () => {
    const { getAllByRole, press, onAnswer } = await open({ personas: alone('2001') })
    expect(getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Es la misma persona: LUZ SOTO (2001)',
      'Ya no está en la ficha',
      'El archivo está incompleto: no cargar nada',
    ])
    await press('Es la misma persona: LUZ SOTO (2001)')
    await press('El archivo está incompleto: no cargar nada')
    expect(onAnswer.mock.calls).toEqual([['1001:2001'], ['incompleto']])
  })

  test('can get a decision although the file looks incomplete', async () => {
    const { press, onAnswer } = await open({ personas: alone(), motivo: 'cortado', incompleto: true })
    await press('Ya no está en la ficha')
    expect(onAnswer).toHaveBeenLastCalledWith('1001:fuera')
  })

  test('has a select if there are many candidates', async () => {
    const { getByRole, user, onAnswer } = await open({ personas: alone('2001', '2002', '2003') })
    await user.selectOptions(getByRole('combobox', { name: 'Qué pasó con LUZ SOTO 1001' }), '2003')
    expect(onAnswer).toHaveBeenLastCalledWith('1001:2003')
  })
})

test('the section about absent people is translated into English', async () => {
  const { checked, getByRole, getByText } = await open({ personas: TWO }, { language: 'en' })
  expect(getByRole('heading', { level: 3 }).textContent).toBe('Who is not in the report (2 people)')
  expect(checked()).toEqual(['As the list says', 'No longer in the ficha', 'The same person: LUZ SOTO (2002)'])
  expect(getByText(/^People who are no longer in the ficha get the status “Not in the report”/)).toBeTruthy()
})
