import { hydrate } from '@frontage/react/hydrate';
import { FilterRange } from './view/component';

export const mount = hydrate( FilterRange );
