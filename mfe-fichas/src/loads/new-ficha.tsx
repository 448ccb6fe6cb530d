import { FormSkeleton, lazyPart } from '@fichero/kit/frame'
import { useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { useCan } from '@fichero/kit/session'
import { Text } from '@fichero/kit/ui'
import { FileNotices } from '../create/file-notices'
import { distinctVersion } from '../create/file-values'
import type { ParsedFile } from '../create/use-create-ficha-form'

const Form = lazyPart('fichas/new', async () => (await import('./new-ficha-form')).NewFichaForm, <FormSkeleton />)

/** Shown if the file names a ficha that does not exist: the data from the file, and a form to create the ficha. */
export function NewFicha({ parsedFile }: { parsedFile: ParsedFile }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const versionName = useVersionName()
  const mayCreate = useCan('fichas:create')
  const { content } = parsedFile
  const count = content.estados.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <Text size="sm">
        {t('loads.new', {
          nro_ficha: String(content.nro_ficha),
          programa: content.programa ? versionName(content.programa, distinctVersion(content)) : '',
          people: t('kit:people', { count, number: number(count) }),
        })}
      </Text>
      <FileNotices content={content} />
      {mayCreate ? <Form parsedFile={parsedFile} /> : <Text size="sm">{t('loads.newForbidden')}</Text>}
    </>
  )
}
