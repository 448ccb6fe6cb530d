import { findUnsaved, tellUnsaved } from './store'

test('findUnsaved returns the current results of the registered functions', () => {
  expect(findUnsaved()).toEqual([])
  let name = 'one.xls'
  const stop = tellUnsaved(() => [{ kind: 'file', name }])
  const stopOther = tellUnsaved(() => [{ kind: 'password' }])
  const stopThird = tellUnsaved(() => [])
  name = 'other.xls'
  expect(findUnsaved()).toEqual([{ kind: 'file', name: 'other.xls' }, { kind: 'password' }])
  stop()
  stopThird()
  expect(findUnsaved()).toEqual([{ kind: 'password' }])
  stopOther()
  expect(findUnsaved()).toEqual([])
})
