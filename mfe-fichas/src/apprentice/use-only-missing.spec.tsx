/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { openPage } from '../testing/open-page'
import { useOnlyMissing } from './use-only-missing'

test('«only what is missing» is of the next person too, until it is switched off', async () => {
  let only: ReturnType<typeof useOnlyMissing> = [false, () => undefined]
  function Page() {
    only = useOnlyMissing()
    return null
  }
  const open = () => openPage(Page)
  const first = await open()
  const seen = [only[0]]
  await act(async () => only[1](true))
  first.unmount()
  const next = await open()
  seen.push(only[0])
  await act(async () => only[1](false))
  seen.push(only[0])
  next.unmount()
  await open()
  expect([...seen, only[0]]).toEqual([false, true, false, false])
})
