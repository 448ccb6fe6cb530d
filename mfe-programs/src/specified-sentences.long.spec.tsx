/** @jest-environment jsdom */
import { createProgram, disableProgram, enableProgram, updateProgram } from '@fichero/contract/calls/programs.calls'
import { SENTENCES_OF_PROGRAMS } from '@fichero/contract/testing/sentences-of-programs'
import { answer } from '@fichero/kit/testing/answers'
import { provocations } from '@fichero/kit/testing/provoke'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { PROGRAM } from '../testing/program'
import { Page as DisabledPage } from './pages/disabled-page'
import { examples as disabled } from './pages/disabled-page.examples'
import { Page as ListPage } from './pages/list-page'
import { examples as listed } from './pages/list-page.examples'
import { Page as ProgramPage } from './pages/program-page'
import { examples as program } from './pages/program-page.examples'

const pages = { 'list-page': ListPage, 'disabled-page': DisabledPage, 'program-page': ProgramPage }
const done = { ok: true, msg: '' } as never
const created = { ok: true, msg: '', program: PROGRAM, reporte: { rechazados: 0, advertencias: 0 } } as never
const answers = [
  ...program,
  ...listed,
  ...disabled,
  answer(createProgram, created),
  ...[disableProgram, enableProgram, updateProgram].map((call) => answer(call, done)),
]

// The specification quotes some messages verbatim. Each test makes a page show one of these messages.
test.each(provocations(SENTENCES_OF_PROGRAMS, { definition, texts: { es, en }, pages }, answers))('%s', (_, provoke) =>
  provoke(),
)
