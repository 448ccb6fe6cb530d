/** @jest-environment jsdom */
import { login } from '@fichero/contract/calls/auth.calls'
import { screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { CopyField } from '../copy/copy-field'
import { draftKey } from '../form/draft-key'
import { useApiForm } from '../form/use-api-form'
import { FileDrop } from '../import/file-drop'
import { tellUnsaved } from '../unsaved/store'
import { ReloadButton } from './reload-button'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const file = new File(['x'], 'programa.xls')

function Form() {
  const { form } = useApiForm({
    draft: draftKey(login),
    initialValues: { name: '', secret: '' },
    schema: async () => {
      throw new Error('not needed')
    },
    send: async () => undefined,
  })
  return (
    <form>
      <input aria-label="name" {...form.getInputProps('name')} />
      <input aria-label="secret" type="password" {...form.getInputProps('secret')} />
      <ReloadButton />
    </form>
  )
}

const update = () => screen.getByRole('button', { name: 'Actualizar' })
const lost = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('the button lists what a reload would lose, and does not reload when the user cancels', async () => {
  const end = tellUnsaved(() => [{ kind: 'file', name: 'juicios.xls' }])
  const { user } = renderWithKit(
    <>
      <FileDrop label="Archivo" hint="" maxBytes={1} value={file} onChange={() => undefined} />
      <CopyField label="Clave de despliegue" value="abc" say={(word) => word} />
      <Form />
    </>,
  )
  await user.type(screen.getByLabelText('name'), 'a draft keeps it')
  await user.type(screen.getByLabelText('secret'), 's')
  await user.click(update())
  expect(screen.getByRole('alertdialog', { name: '¿Actualizar y perder esto?' })).toBeTruthy()
  expect(lost().map((sentence) => sentence?.replace(/[,.].*/, ''))).toEqual([
    'El archivo «juicios',
    'El archivo «programa',
    '«Clave de despliegue»',
    'La contraseña que escribió',
  ])
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  end()
})

test('the button reloads without a question if the drafts contain all input', async () => {
  // jsdom cannot load pages, and logs an error.
  const tried = jest.spyOn(console, 'error').mockImplementation()
  const { user } = renderWithKit(
    <>
      <FileDrop label="Archivo" hint="" maxBytes={1} value={null} onChange={() => undefined} />
      <Form />
    </>,
  )
  await user.type(screen.getByLabelText('name'), 'a draft keeps it')
  await user.click(update())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(String(tried.mock.calls[0]?.[0])).toMatch(/navigation/i)
  tried.mockRestore()
})
