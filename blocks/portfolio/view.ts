import { hydrate } from '@frontage/react/hydrate';
import { Portfolio } from './view/component';

export const mount = hydrate( Portfolio );
