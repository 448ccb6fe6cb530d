import { lazyPart } from '@fichero/kit/frame'
import { useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import { FileNotices } from '../create/file-notices'
import { toldVersion } from '../create/file-says'
import type { ReadFile } from '../create/use-create-ficha-form'
import { FichaFormSkeleton } from '../form/ficha-form-skeleton'

const Form = lazyPart('fichas/new', async () => (await import('./new-ficha-form')).NewFichaForm, <FichaFormSkeleton />)

/** The ficha of a file that is not here yet: what the file says, and a form for the rest. */
export function NewFicha({ read }: { read: ReadFile }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const versionName = useVersionName()
  const { says } = read
  const count = says.estados.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <Text size="sm">
        {t('loads.new', {
          nro_ficha: String(says.nro_ficha),
          programa: says.programa ? versionName(says.programa, toldVersion(says)) : '',
          people: t('kit:people', { count, number: number(count) }),
        })}
      </Text>
      <FileNotices says={says} />
      <Form read={read} />
    </>
  )
}
