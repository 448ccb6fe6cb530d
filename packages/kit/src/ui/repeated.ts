import { createElement, Fragment, type ReactElement } from 'react'

/** Returns an element `times` times, such as the lines of a skeleton. */
export const repeated = (element: ReactElement, times: number) =>
  [...new Array(times).keys()].map((key) => createElement(Fragment, { key }, element))
