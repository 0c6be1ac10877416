// webpack by its own interface: its command line would be one more package.
import { createRequire } from 'node:module';

const webpack = createRequire(`${process.env.ESTIMADO_MODULES}/`)('webpack');
webpack({ mode: 'production', entry: './main.js', performance: false }, (error, stats) => {
  console.log(error ?? stats.toString({ all: false, assets: true, errors: true, warnings: true }));
  if (error || stats.hasErrors() || stats.hasWarnings()) process.exitCode = 1;
});
