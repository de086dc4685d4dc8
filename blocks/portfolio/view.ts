import { hydrate } from '../../src/react/hydrate';
import { Portfolio } from './component';

export const mount = hydrate( Portfolio );
