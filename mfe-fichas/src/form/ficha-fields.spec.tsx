/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { useState } from 'react'
import { openPage } from '../../testing/open-page'
import { INITIAL_VALUES } from '../create/create-ficha-values'
import { FichaFields } from './ficha-fields'

const options = (select: HTMLElement) => [...select.querySelectorAll('option')].map(({ textContent }) => textContent)

test('the first option of the stage shows today’s stage by the dates, and the others are set by hand', async () => {
  let setEnd: (end: string) => void = () => undefined
  function Page() {
    const [fechaFinLectiva, set] = useState('')
    setEnd = set
    const values = { ...INITIAL_VALUES, fechaFinLectiva }
    return (
      <FichaFields
        form={{ values, getInputProps: () => ({}), setFieldValue: () => undefined }}
        heads={[]}
        programs={[]}
      />
    )
  }
  const { findByRole } = await openPage(Page)
  const select = await findByRole('combobox', { name: 'Etapa' })
  const seen: unknown[] = []
  for (const end of ['', '2001-01-01', '2999-01-01', '2999-01']) {
    await act(async () => setEnd(end))
    seen.push(options(select)[0])
  }
  expect(seen).toEqual([
    'Según las fechas',
    'Según las fechas (hoy: Productiva)',
    'Según las fechas (hoy: Lectiva)',
    'Según las fechas',
  ])
  expect(options(select).slice(1)).toEqual(['Lectiva (a mano)', 'Productiva (a mano)'])
})
