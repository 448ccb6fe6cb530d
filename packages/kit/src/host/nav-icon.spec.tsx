/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NavIcon } from './nav-icon'

const drawn = (name: string) =>
  [...render(<NavIcon name={name} />).container.querySelectorAll('path')].map((path) => path.getAttribute('d'))

test('a module brings an icon of its own as a path, and anything else is a folder', () => {
  expect(drawn('M4 4h16v16H4z')).toEqual(['M4 4h16v16H4z'])
  const folder = drawn('constructor')
  expect(folder).toEqual(drawn('fichas'))
  expect(drawn('M4 4"/><script>')).toEqual(folder)
})
