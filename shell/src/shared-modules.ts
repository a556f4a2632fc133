// A build shares only what it imports. Without these lines a remote would load its own copies of what the shell itself
// does not use.
import 'i18next';
import 'jotai';
import 'react-dom/client';
import 'react/jsx-runtime';
import '@turno/shared-ui/components';
import '@turno/shared-ui/http';
import '@turno/shared-ui/i18n';
import '@turno/shared-ui/live';
import '@turno/shared-ui/query';
import '@turno/shared-ui/router';
import '@turno/shared-ui/session';
