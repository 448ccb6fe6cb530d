import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'

/** The dialog with the form that creates a ficha. */
export const CreateFicha = formDialog({
  name: 'fichas/create',
  load: () => import(/* webpackChunkName: "create-ficha" */ './create-ficha-data').then((part) => part.CreateFichaData),
  useTitle: () => useTranslation('fichas').t('create.title'),
})
