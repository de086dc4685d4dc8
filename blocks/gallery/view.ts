import { hydrate } from '@frontage/react/hydrate';
import { Gallery } from './view/component';

export const mount = hydrate( Gallery );
