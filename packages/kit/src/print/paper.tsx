import type { LastReport } from '@fichero/contract/imports.schema'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCentre } from '../api/use-centre'
import { useFormat } from '../i18n'
import { PaperRows } from '../paper/paper-rows'
import { usePrinting } from '../paper/use-printing'
import { useSession } from '../session'
import { usePageTexts } from './page-texts'
import classes from './paper.module.css'
import { Signature, type Signer } from './signature'

interface PaperProps {
  /** What it is about, on each page: a ficha's number, a person's name and document. */
  about: string
  /** The report that it follows; null for a ficha without one, and left out where each ficha has its own. */
  report?: LastReport | null
  /** Whoever is signed in, if left out. */
  signers?: Signer[]
  /** Whether the pages lie on their side. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A screen that is a document on paper: the centre's name above it, below it the source, when and by whom it was printed
 * and lines to sign, and on each page what it is about and which page it is. On a screen it adds nothing.
 */
export function Paper({ about, report, signers, isWide = false, children }: PaperProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const centre = useCentre()
  const user = useSession()?.user
  // Drawn anew for each print, with its own time.
  usePrinting()
  const name = user ? `${user.nombre} ${user.apellido}` : ''
  const printed = t('print.printed', { date: format.dateTime(new Date().toISOString()), name })
  usePageTexts({ about, printed, page: t('print.page', { page: '{page}', pages: '{pages}' }) })
  const [rows] = useState(() => new Set<() => Promise<void>>())
  const me = user && {
    name,
    role: t(`enum.role.${user.rol}`),
    document: `${user.tipo_documento} ${user.nro_documento}`,
  }
  return (
    <PaperRows value={rows}>
      <div className={classes.paper} data-paper data-wide={isWide || undefined}>
        {centre && (
          <p className={classes.centre} data-paper-only>
            {centre}
          </p>
        )}
        {children}
        <footer className={classes.foot} data-paper-only>
          <p>
            {report
              ? t('print.source', { file: report.archivo, date: format.date(report.fecha_reporte ?? report.fecha) })
              : report === null
                ? t('print.noSource')
                : t('print.sources')}
          </p>
          <p>{printed}</p>
          <div className={classes.signatures}>
            {(signers ?? (me ? [me] : [])).map((signer) => (
              <Signature key={`${signer.role} ${signer.document}`} signer={signer} />
            ))}
          </div>
        </footer>
      </div>
    </PaperRows>
  )
}
