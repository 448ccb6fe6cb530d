/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { openScreen } from '../../testing/open-screen'
import { useCreating } from './use-creating'
import { useDialogAddress } from './use-dialog-address'

test.each([
  ['/programs', null],
  ['/programs?crear', ''],
  ['/programs?crear=7', '7'],
])('at %s the value of the dialog is %j', (address, shown) => {
  expect(openScreen(address, () => useDialogAddress('crear')).now()[0]).toBe(shown)
  expect(openScreen(address, useCreating).now()[0]).toBe(shown !== null)
})

test('closing goes back if the user opened the dialog, and stays on the screen if a link opened the dialog', async () => {
  const here = openScreen('/programs?buscar=x', () => useDialogAddress('editar'))
  act(() => here.now()[1].open('7'))
  expect([here.at(), here.now()[0]]).toEqual(['/programs?buscar=x&editar=7', '7'])
  expect(here.keptScroll()).toBe(true)
  await act(async () => here.now()[1].close())
  expect(here.at()).toBe('/programs?buscar=x')
  await here.back()
  expect(here.at()).toBe('/inicio')
  const link = openScreen('/programs?buscar=x&editar=7', () => useDialogAddress('editar'))
  await act(async () => link.now()[1].close())
  expect([link.at(), link.keptScroll()]).toEqual(['/programs?buscar=x', true])
  await link.back()
  expect(link.at()).toBe('/inicio')
})

test('the create dialog has no value', async () => {
  const { now, at } = openScreen('/programs', useCreating)
  act(() => now()[1].open())
  expect([at(), now()[0]]).toEqual(['/programs?crear=', true])
  await act(async () => now()[1].close())
  expect([at(), now()[0]]).toEqual(['/programs', false])
})
