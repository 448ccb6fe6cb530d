/** @jest-environment jsdom */
import '../testing/browser'

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ExampleModule } from '../catalogue/example-module'
import { KitProvider } from '../src/host/kit-provider'
import { startTexts } from '../standalone/start-texts'
import { answerWith } from '../testing/fake-api'

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\/[\w-]+\.tsx$/.test(name),
)
const read = (name: string): ExampleModule => require(join(__dirname, name))

/** Draws an example as the catalogue does, and waits for what it answers itself. */
async function drawExample({ answers = [], ...examples }: ExampleModule, name: string, language: Language = 'es') {
  const Example = examples[name]!
  answerWith(answers)
  await startTexts({ name: 'example' }, { es: {}, en: {} }, language)
  const router = createMemoryRouter([{ path: '*', element: <Example /> }])
  const drawn = render(
    <KitProvider nonce="">
      <RouterProvider router={router} />
    </KitProvider>,
  )
  await act(async () => undefined)
  return { ...drawn, user: userEvent.setup() }
}

const warned = jest.fn()
beforeEach(() => {
  warned.mockReset()
  jest.spyOn(console, 'error').mockImplementation(warned)
  jest.spyOn(console, 'warn').mockImplementation(warned)
})
afterEach(() => sessionStorage.clear())

test.each(files)('the examples of %s are drawn in both languages without a warning', async (name) => {
  const { answers, ...examples } = read(name)
  expect(Object.keys(examples).length).toBeGreaterThan(0)
  for (const language of ['es', 'en'] as const)
    for (const example of Object.keys(examples)) {
      const { unmount } = await drawExample(read(name), example, language)
      unmount()
    }
  expect(warned.mock.calls).toEqual([])
})

const button = (name: string) => screen.getByRole('button', { name })

test('a form says what is missing, and its first field has the focus', async () => {
  const { user } = await drawExample(read('form/use-api-form.tsx'), 'ThatCreates')
  await user.click(button('Crear ambiente'))
  const field = screen.getByLabelText('Nombre *')
  expect(document.activeElement).toBe(field)
  expect((await screen.findByRole('alert')).textContent).toContain('No se creó el ambiente')
})

test('an edit shows what somebody else saved meanwhile', async () => {
  const { user } = await drawExample(read('form/use-row-form.tsx'), 'SavedBySomebodyElse')
  await user.type(screen.getByLabelText('Nombre *'), ' grande')
  await user.click(button('Guardar cambios'))
  expect((await screen.findByRole('alert')).textContent).toContain('Sala de Bogotá')
})

test('a list goes from page to page by its address', async () => {
  const { user } = await drawExample(read('list/paged-table.tsx'), 'PageByPage')
  expect(await screen.findByText('Julián Ávila')).toBeTruthy()
  await user.click(button('Siguiente'))
  expect(await screen.findByText('Ana María Rojas Peña')).toBeTruthy()
  expect(screen.queryByText('Julián Ávila')).toBeNull()
})
