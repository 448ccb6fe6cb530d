import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { type FirstRows, mark } from '@fichero/contract/first-rows'
import type { ReactElement } from 'react'
import { useFormat, useTranslation } from '../src/i18n'
import { drawFirstRows } from './draw-first-rows'

type Row = Record<string, string & number & null>
const readable = (text: string) => text.replaceAll('\uE000', '[').replaceAll('\uE001', ']').replaceAll('&quot;', '"')

/** A screen that sorts its rows by state. Two cells depend on the row: the state, and the number that it lacks. */
function Screen({ answer, people }: { answer: Row; people: Row[] }) {
  const { t } = useTranslation('demo')
  const format = useFormat()
  return (
    <table>
      <caption>
        {t('of')} {answer.ficha} {answer.kind}
      </caption>
      <tbody>
        {people
          .toSorted((a, b) => (String(a.state) < String(b.state) ? -1 : 1))
          .map(({ id, state, lacks, share }) => (
            <tr key={id}>
              <td>
                <a href={`/x/${encodeURIComponent(String(id))}`} title={`${id}`}>
                  <span style={{ inlineSize: `${share}%` }} />
                </a>
              </td>
              <td data-tone={state === 'in' ? 'green' : 'grey'}>{state}</td>
              <td>{lacks === null ? '—' : format.number(lacks as never)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const declared = {
  page: 'list-page',
  call: getFicha,
  rows: 'people',
  answers: [{ kind: 'a', total: { of: mark('total.of') } }, {}],
  order: { by: 'state', values: ['out', 'in'] },
  cases: [[{ lacks: null }, {}]],
  draw: (answer: object, people: object[]) => <Screen answer={answer as Row} people={people as Row[]} />,
} satisfies FirstRows<object, Record<string, unknown>, ReactElement>

const draw = (changed: Partial<typeof declared> = {}) =>
  drawFirstRows({
    name: 'demo',
    texts: { es: { of: 'De' }, en: { of: 'Of' } },
    firstRows: { ...declared, ...changed },
  })

const ROW = [
  '<tr data-each="people" data-order="{"by":"state","values":["in","out"]}">',
  '<td><a href="/x/%EE%80%80id%EE%80%81"><span data-width="[share]"></span></a></td>',
  '<td data-cell="1" data-when="{"state":"out"}" data-tone="grey">out</td>',
  '<td data-cell="1" data-when="{"state":"in"}" data-tone="green">in</td>',
  '<td data-cell="2" data-when="{"lacks":null}">—</td><td data-cell="2" data-when="{}">[lacks|number]</td></tr>',
].join('')

test('a template has marks in place of values, a cell for each case, and the order of the screen’s rows', async () => {
  const { es, en } = await draw()
  expect(es['list-page']?.call).toBe('GET /fichas/:nroFicha')
  const variants = readable(es['list-page']?.html ?? '').split(/(?<=<\/template>)/)
  expect(variants).toEqual([
    `<template data-first-rows lang="es" data-when="{"kind":"a"}"><table><caption>De [ficha] a</caption><tbody>${ROW}</tbody></table></template>`,
    `<template data-first-rows lang="es" data-when="{}"><table><caption>De [ficha] [kind]</caption><tbody>${ROW}</tbody></table></template>`,
  ])
  expect(readable(en['list-page']?.html ?? '')).toContain(
    'lang="en" data-when="{"kind":"a"}"><table><caption>Of [ficha] a',
  )
})

test.each<[string, string, Partial<typeof declared>]>([
  [
    'two groups of cases that change one cell',
    'cell 2: merge the groups',
    { cases: [[{ state: 'in' }, { state: 'out' }] as never] },
  ],
  ['a page without rows', 'no table with a row for each case', { draw: () => <p /> }],
])('drawFirstRows throws for %s', async (_, message, changed) => {
  await expect(draw(changed)).rejects.toThrow(message)
})
