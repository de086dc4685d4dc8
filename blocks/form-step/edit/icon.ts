/** The block’s icon. */
import { stack } from '@wordpress/icons';

export const icon = stack;
