/** The block’s icon. */
import { page } from '@wordpress/icons';

export const icon = page;
