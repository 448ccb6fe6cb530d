import type { Compiler, Configuration, Stats } from '@rspack/core'

const NAME = 'BuildAside'

/** A file that a separate build has made. */
export interface BuiltFile {
  file: string
  content: Buffer
}

/**
 * Runs a separate build, without federation, and returns its files instead of writing them. The files are minified only if
 * the configuration requires it.
 * @throws with the errors of the build
 */
export async function runSeparateBuild({ rspack }: Compiler, config: Configuration): Promise<BuiltFile[]> {
  const built: BuiltFile[] = []
  // Moves the files of the build into `built`.
  const collector = {
    apply(compiler: Compiler) {
      const { Compilation } = compiler.rspack
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          for (const { name: file, source } of compilation.getAssets()) {
            built.push({ file, content: source.buffer() })
            compilation.deleteAsset(file)
          }
        })
      })
    },
  }
  const compiler = rspack({
    ...config,
    output: { ...config.output, clean: false },
    plugins: [...(config.plugins ?? []), collector],
    optimization: { ...config.optimization, minimize: config.optimization?.minimize ?? false },
  })
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
  )
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  return built
}
