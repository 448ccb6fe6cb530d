/** @jest-environment jsdom */
import type { ImportReport } from '@fichero/contract/imports.schema'
import { planReport } from '../../testing/absent'
import { openPage } from '../../testing/open-page'
import { KeptContact, withoutKeptContact } from './kept-contact'

/** A warning about contact data that the import does not replace. */
const warningOfRow = (fila: number) => ({
  fila,
  columna: 'Celular',
  valor: '3109876543',
  code: 'contact_kept',
  motivo: '',
  params: { nombre: 'LUZ SOTO', documento: `10${fila}`, conservado: '3001234567', fecha_conservada: '2026-11-21' },
})
const other = { ...warningOfRow(1), code: 'phone_kept' }
const reportWithWarnings = (count: number) =>
  planReport(undefined, {
    avisos: [other, ...Array.from({ length: count }, (_, index) => warningOfRow(index))],
    advertencias: count + 1,
  })

async function open(report: ImportReport, isTaken = false, language: 'es' | 'en' = 'es') {
  const onTake = jest.fn()
  const Page = () => <KeptContact report={report} isTaken={isTaken} disabled={false} onTake={onTake} />
  return { ...(await openPage(Page, { language })), onTake }
}

test('the section is not rendered if no typed contact data differ from the file', async () => {
  const { queryByRole } = await open(planReport(undefined, { avisos: [other] }))
  expect(queryByRole('switch')).toBeNull()
})

test('the section lists the data that will not change, and has a switch that uses the data of the file', async () => {
  const { user, getByRole, getAllByRole, getByText, onTake } = await open(reportWithWarnings(2))
  expect(getByText('2 datos de contacto que no se cambiarán')).toBeTruthy()
  expect(getAllByRole('listitem')[0]?.textContent).toBe(
    'Celular de LUZ SOTO (100): aquí dice «3001234567», el archivo dice «3109876543».',
  )
  await user.click(getByRole('switch', { name: 'Usar los datos del archivo', checked: false }))
  expect(onTake.mock.calls).toEqual([[true]])
})

test('the switch stays visible and on while the data of the file are used', async () => {
  const { user, getByRole, getByText, onTake } = await open(planReport(), true)
  expect(getByText('Los datos de contacto se tomarán del archivo')).toBeTruthy()
  await user.click(getByRole('switch', { checked: true }))
  expect(onTake.mock.calls).toEqual([[false]])
})

test('a long list is collapsed after five lines', async () => {
  const { getByText } = await open(reportWithWarnings(8))
  expect(getByText('Ver 3 más').closest('details')?.querySelectorAll('li')).toHaveLength(3)
})

test('the section about contact data is translated into English', async () => {
  const { getByRole, getByText } = await open(reportWithWarnings(1), false, 'en')
  expect(getByText('1 contact detail that will not change')).toBeTruthy()
  expect(getByRole('switch', { name: 'Use the data of the file' })).toBeTruthy()
})

test('withoutKeptContact removes the warnings that the section lists', () => {
  expect(withoutKeptContact(reportWithWarnings(2))).toMatchObject({ avisos: [other], advertencias: 1 })
})
