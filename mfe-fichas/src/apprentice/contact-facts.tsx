import { fichaPath, programPath } from '@fichero/contract/paths'
import { personDocument, SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor } from '@fichero/kit/ui'
import { type FactGroup, FactGroups } from '../detail/fact-groups'
import type { Apprentice } from '../enrolment/enrolment'

const NONE = '—'

/** Who the apprentice is, how to reach him or her, and where he or she studies. */
export function ContactFacts({ apprentice }: { apprentice: Apprentice }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { aprendiz, ficha, programa_formacion: program } = apprentice
  const { celular, correo, numeros_anteriores } = aprendiz
  return (
    <FactGroups
      label={t('apprentice.contact')}
      groups={[
        {
          title: t('apprentice.group.person'),
          facts: [
            [t('kit:label.document'), aprendiz.nro_documento],
            [
              t('kit:label.documentType'),
              t(`kit:enum.documentType.${aprendiz.tipo_documento}`, { defaultValue: aprendiz.tipo_documento }),
            ],
            ...(numeros_anteriores.length > 0
              ? [
                  [
                    t('apprentice.former', { count: numeros_anteriores.length }),
                    numeros_anteriores.map(personDocument).join(', '),
                  ] satisfies FactGroup['facts'][number],
                ]
              : []),
            [
              t('field.phone'),
              celular ? (
                <Anchor key="phone" href={`tel:${celular}`} inherit>
                  {celular}
                </Anchor>
              ) : (
                NONE
              ),
            ],
            [
              t('kit:label.email'),
              correo ? (
                <Anchor key="mail" href={`mailto:${correo}`} inherit>
                  {correo}
                </Anchor>
              ) : (
                NONE
              ),
            ],
          ],
        },
        {
          title: t('apprentice.group.studies'),
          facts: [
            [
              t('field.ficha'),
              <Anchor key="ficha" component={Link} to={fichaPath(ficha.nro_ficha)} inherit>
                {ficha.nro_ficha}
              </Anchor>,
            ],
            [
              t('kit:label.program'),
              <Anchor key="program" component={Link} to={programPath(program.id)} inherit>
                <SofiaText>{program.nombre_programa}</SofiaText>
              </Anchor>,
            ],
            [t('kit:label.level'), t(`kit:enum.level.${program.nivel}`)],
            [t('field.jornada'), t(`jornada.${ficha.jornada}`)],
            [t('field.etapa'), t(`etapa.${ficha.etapa}`)],
            [t('field.approvedHours'), format.number(aprendiz.horas_aprobadas)],
          ],
        },
      ]}
    />
  )
}
