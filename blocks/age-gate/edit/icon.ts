/** The block’s icon. */
import { lock } from '@wordpress/icons';

export const icon = lock;
