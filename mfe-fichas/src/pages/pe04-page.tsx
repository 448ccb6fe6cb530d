import { MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { PATHS } from '@fichero/contract/paths'
import { fileInMemory, useHandedFiles } from '@fichero/kit/files'
import { FormAlert } from '@fichero/kit/form'
import { PageHeader, useErrorText, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion, FileDrop, UploadProgress } from '@fichero/kit/import'
import { Stack } from '@fichero/kit/ui'
import { Pe04Done } from '../pe04/pe04-done'
import { Pe04Heads } from '../pe04/pe04-heads'
import { Pe04Plan } from '../pe04/pe04-plan'
import { Pe04Summary } from '../pe04/pe04-summary'
import { usePe04 } from '../pe04/use-pe04'

/** The page that compares a PE-04, the list of a centre's fichas, with Fichero and takes over what the user selects. */
export function Page() {
  const { t } = useTranslation('fichas')
  usePageTitle(t('pe04.title'))
  const errorText = useErrorText()
  const { file, heads, read, addAnswers, nameHeads, compareAgain, plan, done, unreadable, ...state } = usePe04()
  const { isReading, isLoading, sent, failed, load } = state
  useHandedFiles(PATHS.pe04, async ([first]) => read(first ? await fileInMemory(first) : null))
  return (
    <>
      <PageHeader
        title={t('pe04.title')}
        description={t('pe04.lead')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: t('pe04.title') }]}
      />
      <Stack gap="lg">
        <FileDrop
          label={t('pe04.file')}
          hint={t('pe04.hint')}
          maxBytes={MAX_JUDGMENTS_FILE}
          value={file}
          onChange={read}
          disabled={isLoading}
        />
        {isReading && <UploadProgress sent={sent} work={t('pe04.comparing')} />}
        {asksDates(unreadable) && <DatesQuestion error={unreadable} onAnswer={(fechas) => addAnswers({ fechas })} />}
        {unreadable && !asksDates(unreadable) && (
          <FormAlert color="red" title={t('kit:file.refused')}>
            {errorText(unreadable)}
          </FormAlert>
        )}
        {done ? (
          <Pe04Done answer={done} onAgain={compareAgain} />
        ) : (
          plan?.comparacion && (
            <>
              <Pe04Summary reporte={plan.reporte} comparison={plan.comparacion} />
              {plan.comparacion.responsables.length > 0 && (
                <Pe04Heads names={plan.comparacion.responsables} heads={heads} onCompare={nameHeads} />
              )}
              {isLoading && <UploadProgress sent={sent} work={t('pe04.working')} />}
              {failed && (
                <FormAlert color="red" title={t('pe04.failed')}>
                  {errorText(failed)}
                </FormAlert>
              )}
              <Pe04Plan comparison={plan.comparacion} isLoading={isLoading} onLoad={load} />
            </>
          )
        )}
      </Stack>
    </>
  )
}
