/** @jest-environment jsdom */
import '../testing/browser'

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { KitProvider } from '../src/host/kit-provider'
import { startTexts } from '../standalone/start-texts'
import type { FakeAnswer } from '../testing/answers'
import { answerWith } from '../testing/fake-api'

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\/[\w-]+\.tsx$/.test(name),
)

type Module = Record<string, ComponentType> & { answers?: FakeAnswer[] }

const said = jest.fn()
beforeEach(() => {
  said.mockReset()
  jest.spyOn(console, 'error').mockImplementation(said)
  jest.spyOn(console, 'warn').mockImplementation(said)
})

test.each(files)('the examples of %s are drawn in both languages without a warning', async (name) => {
  const { answers = [], ...examples }: Module = require(join(__dirname, name))
  expect(Object.keys(examples).length).toBeGreaterThan(0)
  for (const language of ['es', 'en'])
    for (const Example of Object.values(examples)) {
      answerWith(answers)
      await startTexts({ name: 'example' }, { es: {}, en: {} }, language)
      const router = createMemoryRouter([{ path: '*', element: <Example />, errorElement: null }])
      const { container, unmount } = render(
        <KitProvider nonce="">
          <RouterProvider router={router} />
        </KitProvider>,
      )
      await act(async () => undefined)
      expect(container.textContent).not.toMatch(/kit[.:]\w|Unexpected Application Error/)
      unmount()
    }
  expect(said.mock.calls).toEqual([])
})
