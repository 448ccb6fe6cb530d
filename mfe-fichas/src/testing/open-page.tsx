import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import type { FunctionComponent } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'

type Visit = NonNullable<Parameters<typeof openInFakeShell>[2]> & { address?: string }

/** Opens a component where the list of fichas is, for specs of what it calls. */
export const openPage = (Page: FunctionComponent, { address = '/fichas', ...visit }: Visit = {}) =>
  openInFakeShell({ definition, texts: { es, en }, pages: { 'list-page': Page } }, address, visit)
