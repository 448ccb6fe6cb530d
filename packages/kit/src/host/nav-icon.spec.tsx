/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NavIcon } from './nav-icon'

const pathsOf = (name: string) =>
  [...render(<NavIcon name={name} />).container.querySelectorAll('path')].map((path) => path.getAttribute('d'))

test('NavIcon renders a module’s SVG path as an icon, and a folder for an invalid name or path', () => {
  expect(pathsOf('M4 4h16v16H4z')).toEqual(['M4 4h16v16H4z'])
  const folder = pathsOf('constructor')
  expect(folder).toEqual(pathsOf('fichas'))
  expect(pathsOf('M4 4"/><script>')).toEqual(folder)
})
