import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PartName } from '../src/places/part-name'

/** Runs a hook on a screen at an address, or in a part of it, behind the dashboard. Changes of the address are made in `act`. */
export function openScreen<T>(address: string, use: () => T, part = '') {
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: <PartName value={part}>{children}</PartName> }], {
      initialEntries: ['/inicio', address],
    })
    return <RouterProvider router={router} />
  }
  let current: T
  renderHook(
    () => {
      current = use()
    },
    { wrapper },
  )
  return {
    /** What the hook returned last. */
    now: () => current,
    /** Path and query. */
    at: () => `${router?.state.location.pathname}${router?.state.location.search}`,
    /** Whether the screen stays where it was scrolled to. */
    isKept: () => router?.state.preventScrollReset,
    back: () => act(() => router?.navigate(-1)),
  }
}
