import { lazyPart } from '@fichero/kit/frame'

// Only administrators see these: readers do not load dialogs and forms.

const load = () => import(/* webpackChunkName: "manage-documents" */ './manage-documents')

/** The button that publishes a document, with its form. */
export const PublishPart = lazyPart('manuals/publish', async () => (await load()).PublishDocument, <span />)

/** What may be done with one document. */
export const DocumentTools = lazyPart('manuals/document-tools', async () => (await load()).DocumentButtons, <span />)

/** The form that changes one, in its dialog. */
export const EditDocument = lazyPart('manuals/edit-document', async () => (await load()).EditDocument, <span />)
