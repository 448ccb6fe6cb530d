import { usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useSearchParams } from '@fichero/kit/router'
import { EditFicha } from '../edit/edit-ficha'
import { LoadsView } from '../loads/loads-view'

/** The page that imports reports. The parameter `ficha` is the number of the ficha that the user came from. */
export function Page() {
  const { t } = useTranslation('fichas')
  usePageTitle(t('loads.title'))
  const [search] = useSearchParams()
  const ficha = Number(search.get('ficha')) || undefined
  return (
    <EditFicha.Host>
      <LoadsView ficha={ficha} />
    </EditFicha.Host>
  )
}
