/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { findUnsaved } from './store'
import { useUnsaved } from './use-unsaved'

test('a value with a name is reported as unsaved while its component is mounted', () => {
  const { rerender, unmount } = renderHook((name: string | undefined) => useUnsaved('file', name), {
    initialProps: undefined as string | undefined,
  })
  expect(findUnsaved()).toEqual([])
  rerender('one.xls')
  expect(findUnsaved()).toEqual([{ kind: 'file', name: 'one.xls' }])
  rerender('other.xls')
  expect(findUnsaved()).toEqual([{ kind: 'file', name: 'other.xls' }])
  unmount()
  expect(findUnsaved()).toEqual([])
})
