import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from '@fichero/kit/catalogue/areas'
import { type Compiler, experiments } from '@rspack/core'
import { readJson } from '../packages'

const NAME = 'CataloguePlugin'

/** Writes the module that starts the catalogue of the kit: what its sources say, and its examples. */
export class CataloguePlugin {
  /** @param file the module's name, for those who import it */
  constructor(
    private readonly kit: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler) {
    const modules = new experiments.VirtualModulesPlugin({ [this.file]: '' })
    modules.apply(compiler)
    let written = ''
    // Before each build: the page follows the comments as they are saved.
    compiler.hooks.make.tapPromise(NAME, async () => {
      const source = await this.source()
      if (source !== written) modules.writeModule(this.file, source)
      written = source
    })
  }

  private async source(): Promise<string> {
    const { areas, fileOf } = await this.read()
    const paths = areas.flatMap(({ files }) => files.map(({ path }) => path))
    return `
import { startCatalogue } from '@fichero/kit/catalogue/start-catalogue'
${paths.map((path, place) => `import * as e${place} from ${JSON.stringify(fileOf(path))}`).join('\n')}
startCatalogue(${JSON.stringify(areas)}, { ${paths.map((path, place) => `'${path}': e${place}`).join(', ')} })
`
  }

  /** A packed kit has no sources: what they say was read when it was packed. */
  private async read(): Promise<{ areas: Area[]; fileOf: (path: string) => string }> {
    const packed = join(this.kit, 'dist/catalogue/areas.json')
    if (existsSync(packed)) {
      const fileOf = (path: string) => join(this.kit, 'dist/examples', path.replace(/\.tsx$/, '.js'))
      return { areas: readJson(packed) as Area[], fileOf }
    }
    // Loads the parser, which other builds do without.
    const { kitAreas } = await import('./kit-areas')
    return { areas: kitAreas(this.kit), fileOf: (path) => join(this.kit, 'examples', path) }
  }
}
