/** The block’s icon. */
import { search } from '@wordpress/icons';

export const icon = search;
