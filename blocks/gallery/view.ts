import { hydrate } from '../../src/react/hydrate';
import { Gallery } from './component';

export const mount = hydrate( Gallery );
