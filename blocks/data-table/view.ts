import { hydrate } from '@frontage/react/hydrate';
import { DataTable } from './view/component';

export const mount = hydrate( DataTable );
