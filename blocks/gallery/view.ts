import { hydrate } from '../../src/react/hydrate';
import { Gallery } from './view/component';

export const mount = hydrate( Gallery );
