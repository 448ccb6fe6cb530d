/** @jest-environment jsdom */
import type { ImportReport } from '@fichero/contract/imports.schema'
import { planReport } from '../testing/absent'
import { openPage } from '../testing/open-page'
import { KeptContact, withoutKeptContact } from './kept-contact'

const kept = (fila: number) => ({
  fila,
  columna: 'Celular',
  valor: '3109876543',
  code: 'contact_kept',
  motivo: '',
  params: { nombre: 'LUZ SOTO', documento: `10${fila}`, conservado: '3001234567', fecha_conservada: '2026-11-21' },
})
const other = { ...kept(1), code: 'phone_kept' }
const withKept = (count: number) =>
  planReport(undefined, {
    avisos: [other, ...Array.from({ length: count }, (_, place) => kept(place))],
    advertencias: count + 1,
  })

async function open(report: ImportReport, isTaken = false, language: 'es' | 'en' = 'es') {
  const onTake = jest.fn()
  const Page = () => <KeptContact report={report} isTaken={isTaken} disabled={false} onTake={onTake} />
  return { ...(await openPage(Page, { language })), onTake }
}

test('is not there while nothing typed here differs from the file', async () => {
  const { queryByRole } = await open(planReport(undefined, { avisos: [other] }))
  expect(queryByRole('switch')).toBeNull()
})

test('lists what is kept, and one switch takes the data of the file', async () => {
  const { user, getByRole, getAllByRole, getByText, onTake } = await open(withKept(2))
  expect(getByText('2 datos de contacto que no se cambiarán')).toBeTruthy()
  expect(getAllByRole('listitem')[0]?.textContent).toBe(
    'Celular de LUZ SOTO (100): aquí dice «3001234567», el archivo dice «3109876543».',
  )
  await user.click(getByRole('switch', { name: 'Usar los datos del archivo', checked: false }))
  expect(onTake.mock.calls).toEqual([[true]])
})

test('keeps the switch, turned on, after the file’s data were taken', async () => {
  const { user, getByRole, getByText, onTake } = await open(planReport(), true)
  expect(getByText('Los datos de contacto se tomarán del archivo')).toBeTruthy()
  await user.click(getByRole('switch', { checked: true }))
  expect(onTake.mock.calls).toEqual([[false]])
})

test('folds a long list', async () => {
  const { getByText } = await open(withKept(8))
  expect(getByText('Ver 3 más').closest('details')?.querySelectorAll('li')).toHaveLength(3)
})

test('says the same in English', async () => {
  const { getByRole, getByText } = await open(withKept(1), false, 'en')
  expect(getByText('1 contact detail that will not change')).toBeTruthy()
  expect(getByRole('switch', { name: 'Use the data of the file' })).toBeTruthy()
})

test('the other warnings leave out what it lists', () => {
  expect(withoutKeptContact(withKept(2))).toMatchObject({ avisos: [other], advertencias: 1 })
})
