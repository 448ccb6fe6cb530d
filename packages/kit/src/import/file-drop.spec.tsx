/** @jest-environment jsdom */
import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { FileDrop } from './file-drop'

const MB = 1024 * 1024
const FORMATS = '.xls, .xlsx, .xlsm, .xlsb, .ods, .csv, .tsv, .txt, .html o .htm'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)

function drawField(given: Partial<Parameters<typeof FileDrop>[0]> = {}) {
  const chosen = jest.fn()
  function Field() {
    const [file, setFile] = useState<File | null>(null)
    const onChange = (next: File | null) => {
      chosen(next?.name ?? null)
      setFile(next)
    }
    return (
      <FileDrop label="Reporte" hint="El de la ficha." maxBytes={2 * MB} value={file} onChange={onChange} {...given} />
    )
  }
  return { ...renderWithKit(<Field />), chosen }
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Reporte/)
/** Dropping bypasses the file filter of the browser's dialog. */
function drop(file: File) {
  const event = createEvent.drop(input())
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } })
  fireEvent(input(), event)
  return event
}

test('a file is selected with the browser’s dialog and can be removed', async () => {
  const { user, chosen } = drawField()
  await user.upload(input(), fileOf('juicios.xls'))
  expect(screen.getByText(/juicios\.xls/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Quitar' }))
  expect(chosen.mock.calls).toEqual([['juicios.xls'], [null]])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('tells all formats and the largest size, and offers the same in the browser’s dialog', () => {
  drawField()
  expect(screen.getByText(/^El de la ficha/).textContent).toBe(`El de la ficha. Formatos: ${FORMATS}, hasta 2 MB.`)
  expect(input().accept.split(',')).toEqual([...SPREADSHEET_EXTENSIONS])
  expect(document.getElementById(input().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toMatch(
    /hasta 2 MB/,
  )
})

test('a dropped file is accepted with its extension in any case, and the browser does not open it', () => {
  const { chosen } = drawField()
  expect(drop(fileOf('JUICIOS.XLS')).defaultPrevented).toBe(true)
  expect(chosen.mock.calls).toEqual([['JUICIOS.XLS']])
})

test.each([
  [
    'another kind of file',
    fileOf('notas.pdf'),
    `«notas.pdf» no está en un formato que Fichero lea (${FORMATS}). Elija el archivo que descargó de SOFIA Plus.`,
  ],
  [
    'too large a file',
    fileOf('juicios.xls', 2 * MB + 1),
    '«juicios.xls» pesa más de 2 MB. Elija un archivo más pequeño.',
  ],
  ['an empty file', fileOf('juicios.xls', 0), '«juicios.xls» está vacío. Descárguelo otra vez de SOFIA Plus.'],
])('%s is refused in a sentence, and nothing is chosen', (_, file, sentence) => {
  const { chosen } = drawField()
  drop(file)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(chosen.mock.calls).toEqual([[null]])
})

test('a file of exactly the limit is accepted, and an earlier error is removed', () => {
  const { chosen } = drawField()
  drop(fileOf('juicios.xls', 0))
  drop(fileOf('juicios.xls', 2 * MB))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(chosen).toHaveBeenLastCalledWith('juicios.xls')
})

test('the file’s error takes precedence over the form’s', () => {
  drawField({ error: 'Elija un archivo' })
  expect(screen.getByRole('alert').textContent).toBe('Elija un archivo')
  drop(fileOf('juicios.xls', 0))
  expect(screen.getByRole('alert').textContent).toMatch(/está vacío/)
})

test('a disabled field accepts no files', () => {
  const { chosen } = drawField({ disabled: true })
  drop(fileOf('juicios.xls'))
  expect(chosen).not.toHaveBeenCalled()
  expect(input().disabled).toBe(true)
})
