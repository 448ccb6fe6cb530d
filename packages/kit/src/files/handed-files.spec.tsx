/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { USER } from '../../testing/fake-shell'
import { endSession, renewUser, startSession } from '../session/store'
import { handFiles, useHandedFiles } from './handed-files'

const file = (name: string) => new File(['x'], name)
const names = (take: jest.Mock) => take.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))

test('files wait until their screen opens, and arrive at once while the screen is open', () => {
  const take = jest.fn()
  handFiles('/cargar', [file('a.xls')])
  handFiles('/cargar', [file('b.xls')])
  handFiles('/otra', [file('c.xls')])
  const { unmount } = renderHook(() => useHandedFiles('/cargar', take))
  act(() => handFiles('/cargar', [file('d.xls')]))
  expect(names(take)).toEqual([['a.xls', 'b.xls'], ['d.xls']])
  unmount()
  handFiles('/cargar', [file('e.xls')])
  expect(take).toHaveBeenCalledTimes(2)
  renderHook(() => useHandedFiles('/cargar', take))
  expect(names(take).at(-1)).toEqual(['e.xls'])
})

test('only the user who chose the files receives them, even after a change of the user’s data', () => {
  const take = jest.fn()
  startSession({ token: 't', user: USER, permisos: [] })
  handFiles('/cargar', [file('own.xls')])
  renewUser({ ...USER, nombre: 'Otro nombre' })
  renderHook(() => useHandedFiles('/cargar', take)).unmount()
  expect(names(take)).toEqual([['own.xls']])
  handFiles('/cargar', [file('left.xls')])
  endSession()
  startSession({ token: 'u', user: { ...USER, id: 2 }, permisos: [] })
  renderHook(() => useHandedFiles('/cargar', take)).unmount()
  expect(take).toHaveBeenCalledTimes(1)
})
