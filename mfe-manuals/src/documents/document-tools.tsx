import { lazyPart } from '@fichero/kit/frame'

// Loaded on demand, because only administrators need these dialogs and forms.

const load = () => import(/* webpackChunkName: "manage-documents" */ './manage-documents')

/** Button and form that publish a document. */
export const PublishPart = lazyPart('manuals/publish', async () => (await load()).PublishDocument, <span />)

/** Buttons that edit, withdraw or restore a document. */
export const DocumentTools = lazyPart('manuals/document-tools', async () => (await load()).DocumentButtons, <span />)
