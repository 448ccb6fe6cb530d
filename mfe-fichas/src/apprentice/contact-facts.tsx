import { fichaPath, programPath } from '@fichero/contract/paths'
import { TYT_STEPS, tytColumn } from '@fichero/contract/tyt-steps'
import { personDocument, SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor } from '@fichero/kit/ui'
import { type FactGroup, FactGroups } from '../detail/fact-groups'
import type { Apprentice } from '../enrolment/enrolment'

const NONE = '—'

/** The facts about an apprentice: document, contact data, the ficha and program of the studies, and the steps of the TyT test. */
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
            [t('kit:label.nro_documento'), aprendiz.nro_documento],
            [
              t('kit:label.tipo_documento'),
              t(`kit:value.tipo_documento.${aprendiz.tipo_documento}`, { defaultValue: aprendiz.tipo_documento }),
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
              t('kit:label.celular'),
              celular ? (
                <Anchor key="phone" href={`tel:${celular}`} inherit translate="no">
                  {celular}
                </Anchor>
              ) : (
                NONE
              ),
            ],
            [
              t('kit:label.correo'),
              correo ? (
                <Anchor key="mail" href={`mailto:${correo}`} inherit translate="no">
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
              <Anchor key="ficha" component={Link} to={fichaPath(ficha.nro_ficha)} inherit translate="no">
                {ficha.nro_ficha}
              </Anchor>,
            ],
            [
              t('kit:label.programa'),
              <Anchor key="program" component={Link} to={programPath(program.id)} inherit>
                <SofiaText>{program.nombre_programa}</SofiaText>
              </Anchor>,
            ],
            [t('kit:label.nivel'), t(`kit:value.nivel.${program.nivel}`)],
            [t('kit:label.jornada'), t(`kit:value.jornada.${ficha.jornada}`)],
            [t('kit:label.etapa'), t(`kit:value.etapa.${ficha.etapa}`)],
            [t('field.approvedHours'), format.number(aprendiz.horas_aprobadas)],
          ],
        },
        ...(program.nivel === 'tecnologo'
          ? [
              {
                title: t('board.title'),
                facts: TYT_STEPS.map((step): FactGroup['facts'][number] => {
                  const day = aprendiz[tytColumn(step)]
                  return [t(`tytStep.state.${step}`), day ? format.date(day) : NONE]
                }),
              },
            ]
          : []),
      ]}
    />
  )
}
