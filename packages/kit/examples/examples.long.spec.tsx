/** @jest-environment jsdom */
import '../testing/browser'

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type ExampleModule, readExample } from '../catalogue/read-example'
import { KitProvider } from '../src/host/kit-provider'
import { startTexts } from '../standalone/start-texts'
import { answerWith } from '../testing/fake-api'

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\/[\w-]+\.tsx$/.test(name),
)
const read = (name: string): ExampleModule => require(join(__dirname, name))

/** Renders an example as the catalogue does, and waits for its fake answers. */
async function renderExample({ answers = [], ...examples }: ExampleModule, name: string, language: Language = 'es') {
  const Example = examples[name]!
  answerWith(answers)
  await startTexts({ name: 'example' }, { es: {}, en: {} }, language)
  const router = createMemoryRouter([{ path: '*', element: <Example /> }])
  const rendered = render(
    <KitProvider nonce="">
      <RouterProvider router={router} />
    </KitProvider>,
  )
  await act(async () => undefined)
  return { ...rendered, user: userEvent.setup() }
}

const warned = jest.fn()
beforeEach(() => {
  warned.mockReset()
  jest.spyOn(console, 'error').mockImplementation(warned)
  jest.spyOn(console, 'warn').mockImplementation(warned)
})
afterEach(() => sessionStorage.clear())

test.each(files)('the examples of %s render in both languages without a warning', async (name) => {
  const { answers, ...examples } = read(name)
  expect(Object.keys(examples).length).toBeGreaterThan(0)
  for (const language of ['es', 'en'] as const)
    for (const example of Object.keys(examples)) {
      const { unmount } = await renderExample(read(name), example, language)
      unmount()
    }
  expect(warned.mock.calls).toEqual([])
})

test.each(files)('the catalogue finds the components of %s in its source', (name) => {
  const { answers, ...examples } = read(name)
  const { components } = readExample(name, readFileSync(join(__dirname, name), 'utf8'))
  expect(components.map((component) => component.name).sort()).toEqual(Object.keys(examples).sort())
})

const button = (name: string) => screen.getByRole('button', { name })

test('a form reports missing values and focuses the first empty field', async () => {
  const { user } = await renderExample(read('form/use-api-form.tsx'), 'AsksForALink')
  await user.click(button('Pedir enlace'))
  expect(document.activeElement).toBe(screen.getByLabelText('Documento *'))
  expect((await screen.findByRole('alert')).textContent).toContain('No se pidió el enlace')
})

test('a form with a schema of its own reports an empty field, a wrong value and a rule about two fields', async () => {
  const { user } = await renderExample(read('form/own-schema.tsx'), 'ASchemaOfItsOwn')
  const errorOf = (label: string) => screen.getByLabelText(label).closest('div[class*=Wrapper]')?.textContent ?? ''
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  type('Documento *', '1052000123')
  type('Correo *', 'ana@fichero.example')
  type('Personas *', '41')
  type('Desde *', '2026-08-06')
  type('Hasta *', '2026-08-07')
  await user.click(button('Reservar ambiente'))
  await screen.findByRole('alert')
  expect(errorOf('Motivo *')).toContain('Este campo es obligatorio.')
  expect(errorOf('Jornada *')).toContain('El valor no es válido.')
  expect(errorOf('Personas *')).toContain('El valor no es válido.')
  type('Motivo *', 'Feria')
  type('Jornada *', 'diurna')
  type('Personas *', '40')
  type('Hasta *', '2026-08-05')
  await user.click(button('Reservar ambiente'))
  expect((await screen.findByRole('alert')).textContent).toContain('Hasta')
  expect(errorOf('Hasta *')).toContain('Escriba una fecha válida.')
})

test('an edit form shows the values that another user has saved meanwhile', async () => {
  const { user } = await renderExample(read('form/row-form.tsx'), 'SavedBySomebodyElse')
  await user.type(screen.getByLabelText('Correo'), '.co')
  await user.click(button('Guardar cambios'))
  expect((await screen.findByRole('alert')).textContent).toContain('3109998877')
})

test('a form asks for the current password once the API requires it', async () => {
  const { user } = await renderExample(read('form/use-current-password.tsx'), 'AskedByTheApi')
  await user.click(button('Guardar cambios'))
  expect(document.activeElement).toBe(await screen.findByLabelText('Contraseña actual *'))
})

test('a paginated list shows the next page', async () => {
  const { user } = await renderExample(read('list/paged-table.tsx'), 'PageByPage')
  expect(await screen.findByText('Julián Ávila')).toBeTruthy()
  await user.click(button('Siguiente'))
  expect(await screen.findByText('Ana María Rojas Peña')).toBeTruthy()
  expect(screen.queryByText('Julián Ávila')).toBeNull()
})
