import type { Area } from './areas'
import classes from './catalogue.module.css'

interface AreaLinksProps {
  areas: Area[]
  current: Area | undefined
}

/** Links to all areas and to the parts of the current area. */
export function AreaLinks({ areas, current }: AreaLinksProps) {
  return (
    <nav className={classes.areas} aria-label="Areas">
      <ul>
        {areas.map((area) => (
          <li key={area.name}>
            <a href={`#${area.name}`} aria-current={area === current ? 'page' : undefined}>
              {area.name}
            </a>
            {area === current && (
              <ul>
                {area.parts.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${area.name}/${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
