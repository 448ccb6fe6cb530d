import { fullName } from '@fichero/contract/text'
import { useTranslation } from '@fichero/kit/i18n'
import type { Apprentice } from '../enrolment/enrolment'
import { MessageButton } from '../message/message-button'
import { useApprenticeDraft } from '../message/use-apprentice-draft'
import { splitCompetencies } from './competencies'

/** Writes to an apprentice about the missing outcomes. Not rendered if nothing is missing. */
export function WriteButton({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const { aprendiz, ficha, programa_formacion, faltan, faltan_para_lista, competencias } = apprentice
  const draftOf = useApprenticeDraft({ ...ficha, nivel: programa_formacion.nivel })
  if (!faltan) return null
  return (
    <MessageButton
      title={t('message.to', { name: fullName(aprendiz) })}
      recipient={{
        kind: 'apprentice',
        name: fullName(aprendiz),
        documentNumber: aprendiz.nro_documento,
        ficha: ficha.nro_ficha,
        contact: aprendiz,
      }}
      draft={() =>
        draftOf({
          nombre: aprendiz.nombre,
          faltan_para_lista,
          competencies: splitCompetencies(competencias).incomplete.map(({ nombre_competencia, missing }) => ({
            name: nombre_competencia,
            outcomes: missing.map(({ nombre_rae, lo_evalua }) => ({
              name: nombre_rae,
              evaluator: lo_evalua ?? undefined,
            })),
          })),
        })
      }
    />
  )
}
