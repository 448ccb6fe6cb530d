/** @jest-environment jsdom */
import es from '../../locales/es.json'
import { openPage } from '../testing/open-page'
import { useProgressName } from './progress-name'
import { useStage } from './use-stage'

test.each([
  ['en_proceso', /^Lectiva hasta el .*2026$/, 'tecnologo', es.progress.tyt],
  ['en_practicas', /^Productiva hasta el .*2027$/, 'tecnico', es.progress.plain],
  ['finalizadas', /^Terminó el .*2027$/, 'tecnico', es.progress.plain],
] as const)(
  'a ficha that is %s says until when, and what its progress is called',
  async (categoria, text, nivel, name) => {
    let stage = ''
    let progress = ''
    function Page() {
      const stageOf = useStage()
      stage = stageOf({ categoria, fecha_fin_lectiva: '2026-07-20', fecha_fin_ficha: '2027-01-20' } as never)
      progress = useProgressName(nivel)
      return null
    }
    await openPage(Page)
    expect(stage).toMatch(text)
    expect(progress).toBe(name)
  },
)
