// A remote as a team without Fichero's packages might build it: the federation library's plugin with its defaults.
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto' },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'timetables',
      filename: 'remoteEntry.js',
      exposes: {
        './timetable-page': './src/timetable-page.jsx',
        './timetable-section': './src/timetable-section.jsx',
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
}
