import { languageOf } from '@fichero/contract/language-cookie'
import { type ShellDocument, UNINDEXED_DOCUMENTS } from '@fichero/contract/shell-documents'
import type { Request, Response } from 'express'
import { pageHeaders } from './page-headers.js'
import { setLanguageCookie } from './set-language-cookie.js'
import type { ShellDocumentsService } from './shell-documents.service.js'

const ENCODINGS = ['br', 'gzip'] as const

/**
 * Sends a document of the shell in the user's language. Caches store one copy per language and revalidate it. Returns false
 * if the document is not built.
 */
export async function sendDocument(
  request: Request,
  response: Response,
  documents: ShellDocumentsService,
  name: ShellDocument,
): Promise<boolean> {
  const language = languageOf(request.url, request.headers.cookie)
  const document = await documents.find(name, language)
  if (!document) return false
  setLanguageCookie(request, response, documents.isSecure)
  const encoding = ENCODINGS.find((one) => request.acceptsEncodings(one))
  if (encoding) response.set('Content-Encoding', encoding)
  response
    .set({
      ...pageHeaders(document.allowed),
      'Content-Language': language,
      ...(UNINDEXED_DOCUMENTS.includes(name) && { 'X-Robots-Tag': 'noindex' }),
      ETag: `"${document.digest}-${encoding ?? 'identity'}"`,
    })
    .vary('Cookie')
    .vary('Accept-Encoding')
    .type('html')
    .send(document[encoding ?? 'identity'])
  return true
}
