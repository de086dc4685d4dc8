/** The block’s icon. */
import { replace } from '@wordpress/icons';

export const icon = replace;
