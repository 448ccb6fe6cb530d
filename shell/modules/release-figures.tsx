import { PAGE_LIMITS, PAGE_VISITS } from '@fichero/contract/page-limits'
import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { CollapsibleRows } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Breakable } from './breakable'
import classes from './modules.module.css'
import { findRelease, releaseName } from './release-state'

type Figure = keyof typeof PAGE_LIMITS
const FIGURES = Object.keys(PAGE_LIMITS) as Figure[]
/** Number of pages that are shown before the list is expanded. */
const COLLAPSED_COUNT = 3

/** What a release and each of its pages take of the browser, and how that differs from the active release. */
export function ReleaseFigures({ remote, release }: { remote: ManagedRemote; release: Release }) {
  const { t } = useTranslation('modules')
  const { number, fileSize } = useFormat()
  const active = findRelease(remote, remote.activa)
  const former = active?.hash === release.hash ? undefined : active
  const size = (bytes: number) => (bytes < 512 ? '0\u00a0KB' : fileSize(bytes))
  const show: Record<Figure, (value: number) => string> = {
    bloqueo: (ms) => `${number(Math.round(ms / 100) / 10)}\u00a0s`,
    memoria: size,
    peticiones: number,
    bytes: size,
    mensajes: number,
  }
  /** A value, with the difference from the active release unless it is rounded to nothing. */
  const compared = (shown: (value: number) => string, value: number, before: number | undefined) => {
    const difference = value - (before ?? value)
    const text = shown(Math.abs(difference))
    if (text === shown(0)) return shown(value)
    return `${shown(value)} (${difference > 0 ? '+' : '−'}${text})`
  }
  // A node of the former version sends neither of them during a rolling upgrade.
  const { tamano_codigo: code, figuras: pages = [] } = release
  const { length: count } = pages
  const formerOf = (direccion: string) => former?.figuras?.find((page) => page.direccion === direccion)
  return (
    <div className={classes.lines}>
      {code !== undefined && <p>{t('figures.code', { value: compared(size, code, former?.tamano_codigo) })}</p>}
      <p>{t(count === 0 ? 'figures.none' : 'figures.title')}</p>
      <CollapsibleRows
        rows={pages}
        few={COLLAPSED_COUNT}
        moreLabel={t('figures.all', { count, release: releaseName(remote, release) })}
      >
        {(rows) => (
          <ul className={classes.lines}>
            {rows.map((page) => (
              <li key={page.direccion}>
                <code>
                  <Breakable path={page.direccion} />
                </code>
                <ul className={classes.figures}>
                  {FIGURES.map((figure) => (
                    <li key={figure}>
                      {t(`figures.${figure}`, {
                        value: compared(show[figure], page[figure], formerOf(page.direccion)?.[figure]),
                        visits: PAGE_VISITS,
                      })}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </CollapsibleRows>
      {former && <p>{t('figures.compared')}</p>}
    </div>
  )
}
