import { hydrate } from '@frontage/react/hydrate';
import { FilterDate } from './view/component';

export const mount = hydrate( FilterDate );
