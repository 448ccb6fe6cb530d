import './browser'

import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '../src/host/query-client'
import kit from '../src/texts/es'

const i18n = createInstance()
i18n.use(initReactI18next).init({ lng: 'es', resources: { es: { kit } }, interpolation: { escapeValue: false } })

/**
 * Renders a part of a remote in Spanish within the shell's providers: design system, texts, router, query client.
 * Returns Testing Library's queries and a `user` who types and clicks, also with fake timers.
 */
export function renderWithKit(children: ReactNode) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const around = ({ children: inner }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <MemoryRouter>{inner}</MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>
  )
  const user = userEvent.setup({ advanceTimers: (milliseconds) => void jest.advanceTimersByTime(milliseconds) })
  return { user, ...render(children, { wrapper: around }) }
}
