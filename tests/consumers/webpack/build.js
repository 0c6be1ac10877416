// webpack by its own interface: its command line would be one more package.
import webpack from 'webpack';

webpack({ mode: 'production', entry: './main.js', performance: false }, (error, stats) => {
  console.log(error ?? stats.toString({ all: false, assets: true, errors: true, warnings: true }));
  if (error || stats.hasErrors() || stats.hasWarnings()) process.exitCode = 1;
});
