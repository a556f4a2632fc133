import { init, loadRemote } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

// The page of another product: its own React, and a Module Federation runtime that knows nothing of Turno.

const { reactVersion, parts } = JSON.parse(document.getElementById('settings').textContent);
const { createElement: h, useEffect, useRef, useState } = React;

const shared = (module) => ({
  version: reactVersion,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${reactVersion}` },
});

init({
  name: 'other_product',
  remotes: parts.map(({ name, entry }) => ({ name, entry, type: 'module' })),
  shared: {
    react: shared(React),
    'react/jsx-runtime': shared(jsxRuntime),
    'react-dom': shared(ReactDom),
    'react-dom/client': shared(ReactDomClient),
  },
});

/** A part that a visitor opens, as a later page of the product does. */
function LaterPart(part) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return h(Part, part);
  return h('button', { onClick: () => setOpen(true) }, `Open ${part.name}`);
}

function Part({ name, options }) {
  const place = useRef(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let mounted = null;
    const onEvent = (event) => event.type === 'title' && setSaid(event.title);
    loadRemote(`${name}/mount`).then(
      ({ mount }) => {
        mounted = mount(place.current, { ...options, onEvent });
      },
      (error) => setSaid(error.message),
    );
    return () => mounted?.unmount();
  }, [name, options]);
  return h('section', { 'aria-label': name }, h('p', null, said), h('div', { ref: place }));
}

const page = h(
  React.Fragment,
  null,
  h('h1', null, 'Our halls'),
  ...parts.map((part) => h(part.isLater ? LaterPart : Part, { key: part.name, ...part })),
);
ReactDomClient.createRoot(document.getElementById('app')).render(page);
