import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from '@fichero/kit/catalogue/areas'
import { type Compiler, experiments } from '@rspack/core'
import { readJson } from '../packages'

const NAME = 'CataloguePlugin'

/**
 * Generates the entry module of the kit's component catalogue, with the examples of the kit and the documentation in its
 * sources.
 */
export class CataloguePlugin {
  /** @param file the path under which the module is imported */
  constructor(
    private readonly kit: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler) {
    const modules = new experiments.VirtualModulesPlugin({ [this.file]: '' })
    modules.apply(compiler)
    let written = ''
    // Before each build, so that the page shows changed comments.
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
${paths.map((path, index) => `import * as e${index} from ${JSON.stringify(fileOf(path))}`).join('\n')}
startCatalogue(${JSON.stringify(areas)}, { ${paths.map((path, index) => `'${path}': e${index}`).join(', ')} })
`
  }

  /** A packed kit has no sources. Its `areas.json` has the documentation, which was extracted when the kit was packed. */
  private async read(): Promise<{ areas: Area[]; fileOf: (path: string) => string }> {
    const packed = join(this.kit, 'dist/catalogue/areas.json')
    if (existsSync(packed)) {
      const fileOf = (path: string) => join(this.kit, 'dist/examples', path.replace(/\.tsx$/, '.js'))
      return { areas: readJson(packed) as Area[], fileOf }
    }
    // Imported on demand, because only this build needs the parser.
    const { kitAreas } = await import('./kit-areas')
    return { areas: kitAreas(this.kit), fileOf: (path) => join(this.kit, 'examples', path) }
  }
}
