/** @jest-environment jsdom */
import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { FileDrop } from './file-drop'

const MB = 1024 * 1024
const FORMATS = '.xls, .xlsx, .xlsm, .xlsb, .ods, .csv, .tsv, .txt, .html o .htm'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)

function renderField(props: Partial<Parameters<typeof FileDrop>[0]> = {}) {
  const chosen = jest.fn()
  function Field() {
    const [file, setFile] = useState<File | null>(null)
    const onChange = (next: File | null) => {
      chosen(next?.name ?? null)
      setFile(next)
    }
    return (
      <FileDrop label="Reporte" hint="El de la ficha." maxBytes={2 * MB} value={file} onChange={onChange} {...props} />
    )
  }
  return { ...renderWithKit(<Field />), chosen }
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Reporte/)
/** Drops files, which bypasses the file filter of the browser's dialog. */
async function drop(...files: File[]) {
  const event = createEvent.drop(input())
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } })
  await act(async () => fireEvent(input(), event))
  return event
}

test('a file can be selected in the browser’s dialog, and removed', async () => {
  const { user, chosen } = renderField()
  await user.upload(input(), fileOf('juicios.xls'))
  expect(await screen.findByText(/juicios\.xls/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Quitar' }))
  expect(chosen.mock.calls).toEqual([['juicios.xls'], [null]])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows all formats and the maximum size, and offers the same formats in the browser’s dialog', () => {
  renderField()
  expect(screen.getByText(/^El de la ficha/).textContent).toBe(`El de la ficha. Formatos: ${FORMATS}, hasta 2 MB.`)
  expect(input().accept.split(',')).toEqual([...SPREADSHEET_EXTENSIONS])
  expect(document.getElementById(input().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toMatch(
    /hasta 2 MB/,
  )
})

test('a dropped file is accepted with its extension in any case, and the browser does not open it', async () => {
  const { chosen } = renderField()
  expect((await drop(fileOf('JUICIOS.XLS'))).defaultPrevented).toBe(true)
  expect(chosen.mock.calls).toEqual([['JUICIOS.XLS']])
})

test.each([
  [
    'another kind of file',
    fileOf('notas.pdf'),
    `Por favor, selecciona un archivo Excel. «notas.pdf» no está en un formato que Fichero lea (${FORMATS}); sirve el que descargó de SOFIA Plus.`,
  ],
  [
    'too large a file',
    fileOf('juicios.xls', 2 * MB + 1),
    '«juicios.xls» pesa más de 2 MB. Elija un archivo más pequeño.',
  ],
  [
    'a folder',
    fileOf('juicios', 4096),
    `Por favor, selecciona un archivo Excel. «juicios» no está en un formato que Fichero lea (${FORMATS}); sirve el que descargó de SOFIA Plus.`,
  ],
  ['an empty file', fileOf('juicios.xls', 0), '«juicios.xls» está vacío. Descárguelo otra vez de SOFIA Plus.'],
])('%s is rejected with a message, and nothing is chosen', async (_, file, sentence) => {
  const { chosen } = renderField()
  await drop(file)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(chosen.mock.calls).toEqual([[null]])
})

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

test.each([
  ['DOC-20261114-WA0003', COMPOUND_FILE],
  ['DOC-20261114-WA0003', ZIP],
  ['juicios.xls.bin', []],
  ['juicios.xls (1)', []],
  ['juicios.CSV.download', []],
  ['juicios.xlsx~', []],
])('%s is accepted by its content or by an extension within its name', async (name, signature) => {
  const { chosen } = renderField()
  await drop(new File([Uint8Array.from([...signature, 1, 2])], name))
  expect(chosen.mock.calls).toEqual([[name]])
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['DOC-20261114-WA0003', 'foto.jpg', 'juicios.xlsb2', 'xls'])(
  '%s with another content is rejected',
  async (name) => {
    const { chosen } = renderField()
    await drop(new File(['%PDF-1.7'], name))
    expect(chosen.mock.calls).toEqual([[null]])
    expect(screen.getByRole('alert').textContent).toContain('Por favor, selecciona un archivo Excel.')
  },
)

test('of several dropped files, a field for one file takes the first', async () => {
  const { chosen } = renderField()
  await drop(fileOf('uno.xls'), fileOf('notas.pdf'))
  expect(chosen.mock.calls).toEqual([['uno.xls']])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a field for several files takes the accepted ones, and names each rejected one', async () => {
  const onFiles = jest.fn()
  renderField({ onFiles, extensions: ['.pdf'] })
  await drop(fileOf('uno.pdf'), fileOf('dos.xls'), fileOf('tres.pdf', 0), fileOf('cuatro.pdf'))
  expect(onFiles.mock.calls).toMatchObject([[[{ name: 'uno.pdf' }, { name: 'cuatro.pdf' }]]])
  expect(screen.getByRole('alert').textContent).toBe(
    '«dos.xls» no es de los formatos que se reciben aquí (.pdf). Elija otro archivo. «tres.pdf» está vacío. Elija otro archivo.',
  )
})

test('a file of exactly the maximum size is accepted, and an earlier error is removed', async () => {
  const { chosen } = renderField()
  await drop(fileOf('juicios.xls', 0))
  await drop(fileOf('juicios.xls', 2 * MB))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(chosen).toHaveBeenLastCalledWith('juicios.xls')
})

test('the error of a file takes precedence over the error of the form', async () => {
  renderField({ error: 'Elija un archivo' })
  expect(screen.getByRole('alert').textContent).toBe('Elija un archivo')
  await drop(fileOf('juicios.xls', 0))
  expect(screen.getByRole('alert').textContent).toMatch(/está vacío/)
})

/** A file that the browser can no longer read. */
const goneFile = (name: string) =>
  Object.assign(fileOf(name), {
    arrayBuffer: () => Promise.reject(new DOMException('The file was changed', 'NotReadableError')),
  })

test('a file that was saved again or removed since it was chosen is rejected, with a button to choose again', async () => {
  const { user, chosen } = renderField()
  await drop(goneFile('juicios.xls'))
  expect(screen.getByRole('alert').textContent).toBe('El archivo «juicios.xls» cambió o ya no está: elíjalo de nuevo.')
  expect(chosen.mock.calls).toEqual([[null]])
  const opened = jest.spyOn(input(), 'click')
  await user.click(screen.getByRole('button', { name: 'Elegir de nuevo' }))
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a chosen file stays readable when it is removed from the disk', async () => {
  const onFiles = jest.fn()
  renderField({ onFiles })
  const file = new File(['Ficha 1'], 'juicios.xls', { type: 'application/vnd.ms-excel', lastModified: 5 })
  await drop(file)
  file.arrayBuffer = goneFile('juicios.xls').arrayBuffer
  const [[[copy]]] = onFiles.mock.calls
  expect(copy).toMatchObject({ name: 'juicios.xls', type: file.type, lastModified: 5, size: 7 })
  expect(new TextDecoder().decode(await copy.arrayBuffer())).toBe('Ficha 1')
})

test('a file on a slow drive does not replace one that was chosen after it', async () => {
  const { user, chosen } = renderField()
  let endReading: (content: ArrayBuffer) => void = () => undefined
  const reading = new Promise<ArrayBuffer>((resolve) => (endReading = resolve))
  await user.upload(input(), Object.assign(fileOf('lento.xls'), { arrayBuffer: () => reading }))
  expect(screen.getByText('Leyendo el archivo…')).toBeTruthy()
  await drop(fileOf('juicios.xls'))
  await act(async () => endReading(new ArrayBuffer(1)))
  expect(chosen.mock.calls).toEqual([['juicios.xls']])
})

test('a disabled field accepts no files', async () => {
  const { chosen } = renderField({ disabled: true })
  await drop(fileOf('juicios.xls'))
  expect(chosen).not.toHaveBeenCalled()
  expect(input().disabled).toBe(true)
})
