import type { ListedDocument } from '@fichero/contract/manuals.schema'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns a function that returns a document's title in the user's language. */
export function useDocumentTitle() {
  const { i18n } = useTranslation()
  return ({ titulo_es, titulo_en }: Pick<ListedDocument, 'titulo_es' | 'titulo_en'>) =>
    i18n.language === 'en' ? titulo_en : titulo_es
}
