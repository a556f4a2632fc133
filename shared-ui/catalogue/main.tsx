import '../src/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './catalogue.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue />);
