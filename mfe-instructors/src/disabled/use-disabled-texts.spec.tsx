/** @jest-environment jsdom */
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { useDisabledTexts } from './use-disabled-texts'

test('texts about disabled people have the name of the person in a row', async () => {
  let disabledText: ReturnType<typeof useDisabledTexts> = () => ''
  function Page() {
    disabledText = useDisabledTexts()
    return null
  }
  await openInFakeShell({ definition, texts: { es, en }, pages: { 'list-page': Page } }, '/instructors')
  const row = { nombre: 'Luz', apellido: 'Vega', nro_documento: '52' }
  expect(disabledText('title')).toBe(es.disabled.title)
  expect(
    Object.keys(es.disabled)
      .map((key) => disabledText(key, row as never))
      .some((text) => text.includes('Luz Vega')),
  ).toBe(true)
})
