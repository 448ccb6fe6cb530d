import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useEffect, useRef } from 'react'
import classes from './section-links.module.css'
import { SECTIONS, type SectionName } from './sections'

/** Links to the sections of a ficha, each with the number of its entries, in one row that can scroll. */
export function SectionLinks({ ficha, current }: { ficha: FichaAnswer; current: SectionName }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  // Scrolls the link of the current section into view: the row can be wider than the screen.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.clientWidth / 2
  }, [])
  return (
    <nav aria-label={t('section.label')} className={classes.sections} data-screen-only>
      <ul ref={list} data-scrolls>
        {Object.entries(SECTIONS).map(([name, section]) => (
          <li key={name}>
            <Link to={section.path(ficha.nro_ficha)} aria-current={name === current ? 'page' : undefined}>
              {t(`section.${name as SectionName}`)}
              {'count' in section && <span className={classes.count}> {format.number(section.count(ficha))}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
