/** @jest-environment jsdom */
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { FICHA } from '../../testing/ficha'
import { ADDRESS, answerFicha, PAGES } from '../../testing/open-ficha'
import { listed } from '../../testing/open-list'
import { openPages } from '../../testing/open-pages'
import { Page as ListPage } from './list-page'

const OFFICIAL = 'PROGRAMACION DE SOFTWARE'
const programs = [{ id: 4, nombre_programa: OFFICIAL, version: '1', codigo: '1' }]

test.each([
  ['on the card of a ficha', '/fichas?programId=todos', 'article'],
  ['on the page of a ficha', ADDRESS, 'h1'],
])('a known program has its English name %s', async (_, address, selector) => {
  const screen = await openPages({ ...PAGES, 'list-page': ListPage }, address, {
    language: 'en',
    as: [],
    answers: [
      listed([{ ...FICHA, programa_formacion: OFFICIAL }]),
      answerFicha({ programa_formacion: OFFICIAL }),
      answer(listPrograms, { ok: true, programs, can: { create: false, viewDisabled: false } } as never),
    ],
  })
  await screen.findAllByText(/Software Programming/, { selector: `${selector}, ${selector} *` })
})
