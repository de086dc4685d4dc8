import { hydrate } from '@frontage/hydrate';
import { Rating } from './rating';

export const mount = hydrate( Rating );
