import { Children, type ReactElement } from 'react'

/** Returns the same element so many times, such as the lines of a skeleton. */
export const repeated = (element: ReactElement, times: number) =>
  Children.toArray(new Array<ReactElement>(times).fill(element))
