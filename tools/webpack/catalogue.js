import { baseConfig } from './base.js';
import { packageFacts } from './package-facts.js';
import { PagePlugin } from './plugins.js';

/** The page that shows every component: the product's own rules of building, in one page without federation. */
export function catalogueConfig(configUrl) {
  const { at, shortName, version } = packageFacts(configUrl);
  return ({ output = at('./dist/catalogue'), mode = 'production' } = {}) => {
    const base = baseConfig({ name: shortName, context: at('.'), version, mode });
    return {
      ...base,
      name: 'catalogue',
      entry: { catalogue: './catalogue/main.tsx' },
      output: { ...base.output, path: output, publicPath: './' },
      plugins: [...base.plugins, new PagePlugin({ entry: 'catalogue', publicPath: './' })],
    };
  };
}
