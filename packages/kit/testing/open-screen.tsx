import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PartName } from '../src/extension-slots/part-name'

/** Runs a hook on a screen, or in a section (`part`) of it, after `/inicio` in the history. Change the address in `act`. */
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
    /** Returns the last result of the hook. */
    now: () => current,
    /** Returns the path and query of the current address. */
    at: () => `${router?.state.location.pathname}${router?.state.location.search}`,
    /** Returns whether the last navigation kept the scroll position. */
    keptScroll: () => router?.state.preventScrollReset,
    back: () => act(() => router?.navigate(-1)),
  }
}
