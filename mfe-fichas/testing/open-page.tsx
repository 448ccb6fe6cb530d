import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import type { FunctionComponent } from 'react'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'

type Visit = NonNullable<Parameters<typeof openInFakeShell>[2]> & { address?: string }

/** Renders a component as if it were the page of the list of fichas, for tests of hooks and of parts of pages. */
export const openPage = (Page: FunctionComponent, { address = '/fichas', ...visit }: Visit = {}) =>
  openInFakeShell({ definition, texts: { es, en }, pages: { 'list-page': Page } }, address, visit)
