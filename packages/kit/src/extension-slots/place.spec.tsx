/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PartName, usePartPrefix } from './part-name'
import { Place } from './place'
import { type PlaceHost, PlaceHostContext } from './place-host'
import { usePlaceLinks } from './use-place-links'

/** A page with an extension slot, the links of a menu, and a storage key. */
function Page() {
  const links = usePlaceLinks('ficha.action', { nroFicha: 7 })
  const prefixed = usePartPrefix()
  return (
    <>
      <Place name="ficha.section" given={{ nroFicha: 7, programId: 3 }} />
      {links.map(({ key, label, path }) => `[${key} ${label} ${path}]`)}
      {prefixed('open')}
    </>
  )
}

const host: PlaceHost = {
  Sections: ({ place, given }) => `${place} ${JSON.stringify(given)}`,
  useLinks: (place, given) => [{ key: place, label: 'Horario', path: JSON.stringify(given) }],
}

test('a page renders the sections and links from its host, and storage keys in a part have a prefix', () => {
  const { container } = render(
    <PlaceHostContext value={host}>
      <PartName value="fichas.part">
        <Page />
      </PartName>
    </PlaceHostContext>,
  )
  expect(container.textContent).toBe(
    'ficha.section {"nroFicha":7,"programId":3}[ficha.action Horario {"nroFicha":7}]fichas.part.open',
  )
})

test('without a host extension slots are empty, and outside a part storage keys have no prefix', () => {
  expect(render(<Page />).container.textContent).toBe('open')
})
