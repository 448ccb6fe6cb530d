/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PartName, useOwnName } from './part-name'
import { Place } from './place'
import { type PlaceHost, PlaceHostContext } from './place-host'
import { usePlaceLinks } from './use-place-links'

/** A page with a place and a menu, and the name of something that it keeps. */
function Page() {
  const links = usePlaceLinks('ficha.action', { nroFicha: 7 })
  const ownName = useOwnName()
  return (
    <>
      <Place name="ficha.section" given={{ nroFicha: 7, programId: 3 }} />
      {links.map(({ key, label, path }) => `[${key} ${label} ${path}]`)}
      {ownName('open')}
    </>
  )
}

const host: PlaceHost = {
  Sections: ({ place, given }) => `${place} ${JSON.stringify(given)}`,
  useLinks: (place, given) => [{ key: place, label: 'Horario', path: JSON.stringify(given) }],
}

test('a page hands over what its host draws, and a part has names of its own', () => {
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

test('without a host places are empty, and a page names things as it likes', () => {
  expect(render(<Page />).container.textContent).toBe('open')
})
