import { hydrate } from '@frontage/react/hydrate';
import { FilterSearch } from './view/component';

export const mount = hydrate( FilterSearch );
