import { waitFor } from '@testing-library/react'

/** Text of an element, on one line with plain spaces. */
export const textOf = (part: Element | null | undefined) => (part?.textContent ?? '').replace(/\s+/g, ' ').trim()

const nameOf = (part: Element) => part.getAttribute('aria-label') ?? textOf(part)

/** The cells of a table, row by row; the first row has the headings. */
export const rowsOf = (part: ParentNode) =>
  [...part.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => textOf(cell)))

/** Name and address of each link. */
export const linksOf = (part: ParentNode) =>
  [...part.querySelectorAll('a')].map((link) => [nameOf(link), link.getAttribute('href')])

/** Name of each button. */
export const buttonsOf = (part: ParentNode) => [...part.querySelectorAll('button')].map(nameOf)

/** Name and value of each entry of a description list. */
export const factsOf = (part: ParentNode) =>
  [...part.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((side) => textOf(side)))

/** Value and text of each option of a select. */
export const choicesOf = (select: ParentNode) =>
  [...select.querySelectorAll('option')].map((choice) => [choice.value, textOf(choice)])

/** Waits for a table to be rendered and returns it. */
export const tableOf = ({ container }: { container: Element }) =>
  waitFor(() => {
    const table = container.querySelector('table')
    if (!table) throw new Error('The screen has no table.')
    return table
  })
