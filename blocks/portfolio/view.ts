import { hydrate } from '../../src/react/hydrate';
import { Portfolio } from './view/component';

export const mount = hydrate( Portfolio );
