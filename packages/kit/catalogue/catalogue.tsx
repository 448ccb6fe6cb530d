import { useEffect } from 'react'
import { AreaLinks } from './area-links'
import { AreaPage } from './area-page'
import type { Area } from './areas'
import classes from './catalogue.module.css'
import { Areas } from './doc-text'
import type { ExampleModule } from './example-module'
import { Overview } from './overview'
import { Switches } from './switches'
import { useHash } from './use-hash'

interface CatalogueProps {
  areas: Area[]
  modules: Record<string, ExampleModule>
}

/** The catalogue: navigation beside the area named by the URL hash, or beside the overview. */
export function Catalogue({ areas, modules }: CatalogueProps) {
  const [name] = useHash()
  const area = areas.find((candidate) => candidate.name === name)
  useEffect(() => {
    document.title = area ? `${area.name} · Kit` : 'Kit'
  }, [area])
  return (
    <div lang="en">
      <Areas value={areas}>
        <header className={classes.head}>
          <a className={classes.brand} href="/kit">
            @fichero/kit
          </a>
          <a href="/">Back to the module</a>
          <Switches />
        </header>
        <div className={classes.frame}>
          <AreaLinks areas={areas} current={area} />
          <main id="main" className={classes.main} tabIndex={-1}>
            {area ? <AreaPage key={area.name} area={area} modules={modules} /> : <Overview areas={areas} />}
          </main>
        </div>
      </Areas>
    </div>
  )
}
