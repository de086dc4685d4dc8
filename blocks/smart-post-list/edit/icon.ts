/** The block’s icon. */
import { listView } from '@wordpress/icons';

export const icon = listView;
