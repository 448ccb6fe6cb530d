import { listDocuments } from '@fichero/contract/calls/manuals.calls'
import type { DocumentsAnswer, ListedDocument } from '@fichero/contract/manuals.schema'
import { answer, type FakeAnswer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { Downloads } from '../src/documents/downloads'

export const remote = { definition, texts: { es, en }, pages: { 'manual-page': Downloads } }

export const GUIDE: ListedDocument = {
  id: 7,
  titulo_es: 'Guía de matrícula',
  titulo_en: 'Enrolment guide',
  categoria: 'guias',
  archivo: 'guia.v2.pdf',
  tipo: 'application/pdf',
  tamano: 2_500_000,
  estado: 'publicado',
  fecha: '2026-05-04T15:30:00.000Z',
  version: 3,
  descargas: null,
  can: { edit: false, withdraw: false, restore: false },
}
export const FORM: ListedDocument = {
  ...GUIDE,
  id: 8,
  titulo_es: 'Acta',
  titulo_en: 'Minutes',
  categoria: 'formatos',
  archivo: 'acta.docx',
  tamano: 2048,
}
export const MANAGED: ListedDocument = { ...GUIDE, descargas: 1, can: { edit: true, withdraw: true, restore: false } }
export const WITHDRAWN: ListedDocument = {
  ...FORM,
  estado: 'retirado',
  descargas: 0,
  can: { edit: false, withdraw: false, restore: true },
}

const listed = (documentos: ListedDocument[], publish = false) =>
  answer(listDocuments, { ok: true, documentos, can: { publish } } satisfies DocumentsAnswer)
/** The response of the API to any change of a document. */
export const done = { ok: true as const, msg: '', documento: GUIDE }

/** Renders the downloads without the text of their page, and waits for the list of documents. */
export async function openDownloads(
  documents: ListedDocument[],
  { publish = false, answers = [] as FakeAnswer[], language = 'es' as 'es' | 'en' } = {},
) {
  sessionStorage.clear()
  const screen = await openInFakeShell(remote, '/manuales/descargarArchivos', {
    language,
    answers: [listed(documents, publish), ...answers],
  })
  const title = await screen.findByRole('heading', { name: { es, en }[language].documents.title })
  const section = title.closest('section') as HTMLElement
  await waitFor(() => expect(section.querySelector('[aria-busy]')).toBeNull())
  return {
    ...screen,
    section,
    rows: () => within(section).queryAllByRole('listitem').map(textsOf),
    click: async (name: string, inside = screen.baseElement) =>
      act(async () => void fireEvent.click(await within(inside).findByRole('button', { name }))),
    /** Requests after the request for the list. */
    laterRequests: () => screen.sent.slice(1).map(({ method, url }) => `${method} ${url}`),
  }
}
