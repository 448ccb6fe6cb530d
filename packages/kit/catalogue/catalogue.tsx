import { useEffect } from 'react'
import { AreaLinks } from './area-links'
import { AreaPage } from './area-page'
import type { Area } from './areas'
import classes from './catalogue.module.css'
import type { ExampleModule } from './example-module'
import { Overview } from './overview'
import { Switches } from './switches'
import { useHash } from './use-hash'
import { Areas } from './words'

interface CatalogueProps {
  areas: Area[]
  modules: Record<string, ExampleModule>
}

/** The frame of the catalogue: its areas beside the one that the address names, or all of them. */
export function Catalogue({ areas, modules }: CatalogueProps) {
  const [name] = useHash()
  const area = areas.find((one) => one.name === name)
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
