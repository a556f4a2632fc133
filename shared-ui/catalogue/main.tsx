import '../src/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './catalogue.tsx';

const place = document.getElementById('root');
if (place) createRoot(place).render(<Catalogue />);
